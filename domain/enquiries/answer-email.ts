import { companyValues, type FilledMailText, renderMailText } from "#domain/mail-texts/fill-mail-text.ts";
import type { MailText } from "#domain/mail-texts/mail-text.ts";
import { MAIL_TEXTS } from "#domain/mail-texts/mail-texts.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";
import { ENQUIRY_NAMES, type EnquiryKind } from "./enquiry.ts";
import type { EnquiryLine } from "./enquiry-rows.ts";

export interface AnswerEmailFacts {
  kind: EnquiryKind;
  reference: string;
  /** Name of the sender. */
  name: string;
  /** The enquiry, line by line. */
  rows: readonly EnquiryLine[];
  /** The sender's message. */
  message: string | null;
  /** As staff typed it; an empty line starts a new paragraph. */
  body: string;
  /** Name of the staff user who signs. */
  author: string;
  /** The company in whose name the author signs. */
  site: SiteConfiguration;
  /** The mail text as an admin changed it; null for the default. */
  text: MailText | null;
  /** Filled texts for a mail that is not a reply; they replace `text`. */
  words?: FilledMailText;
}

/** The content of a reply mail, shared by the mail and its preview. Every string is plain text. */
export interface AnswerEmail {
  subject: string;
  heading: string;
  opening: string[];
  sections: { title: string; rows: EnquiryLine[] }[];
  closing: string[];
}

/** The subject of a request in its mails, by kind. */
export const ENQUIRY_SUBJECTS: Readonly<Record<EnquiryKind, string>> = {
  club: "la Community VIP",
  jet: "il tuo volo",
  contact: "il tuo messaggio",
  experience: "la tua esperienza",
};

/** Label of the link to the request's page. */
export const ANSWER_LINK = "Rispondi qui";
/** Note below the link to the request's page. */
const ANSWER_ON_PAGE_NOTE =
  "Per rispondere apri la pagina della tua richiesta: lì trovi tutta la conversazione. Le risposte a questa e-mail non vengono lette.";

/** Builds the mail that sends staff's reply to the sender of an enquiry. */
export function answerEmail(parts: AnswerEmailFacts): AnswerEmail {
  const { kind, reference, rows, message, site } = parts;
  const values = {
    nome: parts.name,
    codice: reference,
    argomento: ENQUIRY_SUBJECTS[kind],
    risposta: parts.body,
    firma: parts.author,
    ...companyValues(ITALIAN_OPENING_HOURS, site),
  };
  return {
    ...(parts.words ?? renderMailText(parts.text ?? MAIL_TEXTS["enquiry-answered"].defaultText, values)),
    sections: [
      {
        title: `La tua richiesta: ${ENQUIRY_NAMES[kind]}`,
        rows: [
          { label: "Codice", value: reference },
          ...rows,
          ...(message ? [{ label: "Messaggio", value: message }] : []),
        ],
      },
    ],
    closing: [ANSWER_ON_PAGE_NOTE],
  };
}
