import { ENQUIRY_NAMES, type Enquiry } from "#domain/enquiries/enquiry.ts";
import { replyDueWords } from "#domain/enquiries/reply-promise.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { emailHtml } from "./email-html.ts";
import type { EmailMessage } from "./email-message.ts";
import { emailText } from "./email-text.ts";

export interface CustomerMessageParts {
  enquiry: Enquiry;
  body: string;
  /** Until when an answer is promised. */
  due: Date;
  now: Date;
  site: SiteConfiguration;
  siteUrl: string;
  /** Where the staff read their mail. */
  staffAddress: string;
}

/** To the staff, at once: the sender of a request wrote on its page. The link is the panel's; the sender's own never leaves their mail. */
export function customerMessageEmail(parts: CustomerMessageParts): OutgoingEmail {
  const { enquiry, body, due, now, site, siteUrl, staffAddress } = parts;
  const email: EmailMessage = {
    subject: `Nuovo messaggio ${enquiry.reference}: ${ENQUIRY_NAMES[enquiry.kind]}, ${enquiry.name}`,
    heading: `Da rispondere entro ${replyDueWords(due, now, site.timeZone)}.`,
    opening: [`${enquiry.name} ha scritto sulla pagina della sua richiesta:`, body],
    sections: [],
    action: { label: "Rispondi dal pannello", url: siteUrl + panelPaths.adminRequest(enquiry.id) },
    closing: ["Si risponde dal pannello: una risposta a questa e-mail non arriva al cliente."],
  };
  return { to: staffAddress, subject: email.subject, text: emailText(email, site), html: emailHtml(email, site) };
}
