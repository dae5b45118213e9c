import { ENQUIRY_NAMES, type Enquiry } from "#domain/enquiries/enquiry.ts";
import { type EnquiryNames, toEnquiryRows, toTrustedEnquiryRows } from "#domain/enquiries/enquiry-rows.ts";
import { replyDueAt, replyDueWords } from "#domain/enquiries/reply-promise.ts";
import type { EnquiryRequest } from "#domain/forms/enquiries/enquiry.ts";
import { companyValues, renderMailText } from "#domain/mail-texts/fill-mail-text.ts";
import type { MailText } from "#domain/mail-texts/mail-text.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import type { EmailMessage } from "./email-message.ts";
import { nextAnswerNotes } from "./next-answer-notes.ts";
import { renderEmail } from "./render-email.ts";
import { sayReplyTime } from "./reply-time.ts";

export interface EnquiryMailParts {
  enquiry: Enquiry;
  request: EnquiryRequest;
  /** The names of what is requested, in Italian, for staff. */
  facts: EnquiryNames;
  /** The same names in the language of the enquiry. */
  shownFacts: EnquiryNames;
  site: SiteConfiguration;
  /** The same with its texts in the language of the enquiry. */
  shownSite: SiteConfiguration;
  /** The staff's e-mail address. */
  staffAddress: string;
  /** URL of the private page on which the sender reads the enquiry. */
  page: string;
  siteUrl: string;
  /** The text with which an admin replaced the receipt's built-in text, in the language of the enquiry; null if nobody did. */
  text: MailText | null;
}

/** Returns the two mails of a new enquiry: the receipt with the link to its page, and the notice to staff, who reply in the panel. */
export function enquiryEmails(parts: EnquiryMailParts): { receipt: OutgoingEmail; forStaff: OutgoingEmail } {
  const { enquiry, site, shownSite, staffAddress, siteUrl } = parts;
  return {
    receipt: { to: enquiry.email, ...renderEmail(receivedEmail(parts), shownSite, siteUrl, enquiry.language) },
    forStaff: { to: staffAddress, ...renderEmail(staffEmail(parts), site, siteUrl, "it") },
  };
}

/**
 * The receipt to the sender: reference, until when staff reply, and where to read the enquiry. It contains no free text, because anybody may have
 * sent the enquiry.
 */
function receivedEmail({ enquiry, request, shownFacts, shownSite: site, page, text }: EnquiryMailParts): EmailMessage {
  const words = wordsOf(enquiry.language);
  const texts = words.enquiryMails;
  const values = {
    codice: enquiry.reference,
    argomento: texts.subjects[enquiry.kind],
    ore_risposta: sayReplyTime(words, enquiry.createdAt, site),
    ...companyValues(words, site),
  };
  return {
    ...renderMailText(text ?? words.requestMailTexts["enquiry-received"], values),
    sections: [
      {
        title: words.enquiryRows.kinds[enquiry.kind],
        rows: [
          { label: texts.reference, value: enquiry.reference },
          ...toTrustedEnquiryRows(words, request, shownFacts),
        ],
      },
    ],
    action: { label: texts.openRequest, url: page },
    closing: [...nextAnswerNotes(words, enquiry.createdAt, site), texts.nothingBinding, texts.notYou],
  };
}

/** The notice to staff: who asks for what, and until when the promised reply is due. */
function staffEmail({ enquiry, request, facts, site, siteUrl }: EnquiryMailParts): EmailMessage {
  const due = replyDueAt(enquiry.createdAt, site);
  const [first] = toEnquiryRows(wordsOf("it"), request, facts);
  const about = first ? `, ${first.value}` : "";
  return {
    subject: `Nuova richiesta ${enquiry.reference}: ${ENQUIRY_NAMES[enquiry.kind]}${about}`,
    heading: `Da rispondere entro ${replyDueWords(due, enquiry.createdAt, site.timeZone)}.`,
    opening: [
      `Scrive ${enquiry.name}. Si risponde dal pannello: una risposta a questa e-mail non arriva a chi scrive.`,
    ],
    sections: [
      {
        title: "Chi scrive",
        rows: [
          { label: "Nome", value: enquiry.name },
          { label: "Telefono", value: enquiry.phone },
          { label: "E-mail", value: enquiry.email },
        ],
      },
      {
        title: ENQUIRY_NAMES[enquiry.kind],
        rows: [
          { label: "Codice", value: enquiry.reference },
          ...toEnquiryRows(wordsOf("it"), request, facts),
          ...messageRow(enquiry),
        ],
      },
    ],
    action: { label: "Rispondi dal pannello", url: siteUrl + panelPaths.adminRequest(enquiry.id) },
    closing: [],
  };
}

const messageRow = ({ message }: Enquiry) => (message ? [{ label: "Messaggio", value: message }] : []);
