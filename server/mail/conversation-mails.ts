import { type AnswerEmailFacts, answerEmail } from "#domain/enquiries/answer-email.ts";
import { answeringTimeBetween, formatElapsed, replyDueWords } from "#domain/enquiries/reply-promise.ts";
import type { Language } from "#domain/languages.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import type { EmailMessage } from "./email-message.ts";
import { renderEmail } from "./render-email.ts";

/**
 * The mail with a staff reply to the sender of an enquiry, in the language of the enquiry. The sender writes back on the enquiry's page, so the mail reveals no staff e-mail address.
 */
export function enquiryAnswerEmail(
  parts: AnswerEmailFacts & { to: string; language: Language; page: string; siteUrl: string },
): OutgoingEmail {
  const words = wordsOf(parts.language);
  const action = { label: words.enquiryMails.answer, url: parts.page };
  const email: EmailMessage = { ...answerEmail(words, parts), action };
  return {
    to: parts.to,
    ...renderEmail(email, parts.site, parts.siteUrl, parts.language),
  };
}

/** The enquiry or the booking about which a customer wrote. */
export interface MessageSubject {
  reference: string;
  /** The kind of enquiry, or the car. */
  title: string;
  /** The customer's name. */
  name: string;
  /** Whose page it is, in Italian: "della sua richiesta". */
  page: string;
  /** Where staff answer. */
  panelPath: string;
}

interface CustomerMessageParts {
  about: MessageSubject;
  body: string;
  /** When the promised reply is due. */
  due: Date;
  now: Date;
  site: SiteConfiguration;
  siteUrl: string;
  /** The staff's e-mail address. */
  staffAddress: string;
}

/**
 * The mail to staff that a customer wrote on the page of an enquiry or a booking, sent immediately. It links to the panel and never contains the customer's private
 * link.
 */
export function customerMessageEmail(parts: CustomerMessageParts): OutgoingEmail {
  const { about, body, due, now, site, siteUrl, staffAddress } = parts;
  const email: EmailMessage = {
    subject: `Nuovo messaggio ${about.reference}: ${about.title}, ${about.name}`,
    heading: `Da rispondere entro ${replyDueWords(due, now, site.timeZone)}.`,
    opening: [`${about.name} ha scritto sulla pagina ${about.page}:`, body],
    sections: [],
    action: { label: "Rispondi dal pannello", url: siteUrl + about.panelPath },
    closing: ["Si risponde dal pannello: una risposta a questa e-mail non arriva al cliente."],
  };
  return {
    to: staffAddress,
    ...renderEmail(email, site, siteUrl),
  };
}

interface ReplyWarningParts {
  waiting: { kind: "booking" | "enquiry"; id: string; reference: string; name: string; about: string };
  /** When the promised reply is due. */
  due: Date;
  now: Date;
  site: SiteConfiguration;
  siteUrl: string;
  /** The staff's e-mail address. */
  staffAddress: string;
}

/** The mail that warns staff, once per request, that the time for the promised reply is about to end. */
export function replyWarningEmail({
  waiting,
  due,
  now,
  site,
  siteUrl,
  staffAddress,
}: ReplyWarningParts): OutgoingEmail {
  const { kind, id, reference, name, about } = waiting;
  const left = answeringTimeBetween(now, due, site);
  const email: EmailMessage = {
    subject:
      left > 0
        ? `Da rispondere entro ${formatElapsed(left)}: ${reference}`
        : `Risposta in ritardo da ${formatElapsed(-left)}: ${reference}`,
    heading: `Promessa entro ${replyDueWords(due, now, site.timeZone)}.`,
    opening: [`${name} aspetta ancora una risposta: ${about}, codice ${reference}.`],
    sections: [],
    action: {
      label: "Apri nel pannello",
      url: siteUrl + (kind === "booking" ? panelPaths.adminBooking(id) : panelPaths.adminRequest(id)),
    },
    closing: [],
  };
  return {
    to: staffAddress,
    ...renderEmail(email, site, siteUrl),
  };
}
