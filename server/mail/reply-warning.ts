import { replyDueWords, spanOf } from "#domain/enquiries/reply-promise.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { emailHtml } from "./email-html.ts";
import type { EmailMessage } from "./email-message.ts";
import { emailText } from "./email-text.ts";

export interface ReplyWarningParts {
  waiting: { kind: "booking" | "enquiry"; id: string; reference: string; name: string; about: string };
  /** Until when an answer is promised. */
  due: Date;
  now: Date;
  site: SiteConfiguration;
  siteUrl: string;
  /** Where the staff read their mail. */
  staffAddress: string;
}

/** To the staff, once for each request: the promise of a reply is about to lapse. */
export function replyWarningEmail({
  waiting,
  due,
  now,
  site,
  siteUrl,
  staffAddress,
}: ReplyWarningParts): OutgoingEmail {
  const { kind, id, reference, name, about } = waiting;
  const left = due.getTime() - now.getTime();
  const email: EmailMessage = {
    subject:
      left > 0
        ? `Da rispondere entro ${spanOf(left)}: ${reference}`
        : `Risposta in ritardo da ${spanOf(-left)}: ${reference}`,
    heading: `Promessa entro ${replyDueWords(due, now, site.timeZone)}.`,
    opening: [`${name} aspetta ancora una risposta: ${about}, codice ${reference}.`],
    sections: [],
    action: {
      label: "Apri nel pannello",
      url: siteUrl + (kind === "booking" ? panelPaths.adminBooking(id) : panelPaths.adminRequest(id)),
    },
    closing: [],
  };
  return { to: staffAddress, subject: email.subject, text: emailText(email, site), html: emailHtml(email, site) };
}
