import { type FilledMailText, renderMailText } from "#domain/mail-texts/fill-mail-text.ts";
import type { MailText } from "#domain/mail-texts/mail-text.ts";
import { MAIL_TEXTS } from "#domain/mail-texts/mail-texts.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { ENQUIRY_NAMES, type EnquiryKind } from "./enquiry.ts";
import type { EnquiryLine } from "./enquiry-rows.ts";

export interface AnswerEmailFacts {
  kind: EnquiryKind;
  reference: string;
  /** Who asked. */
  name: string;
  /** What was asked for, line by line. */
  rows: readonly EnquiryLine[];
  /** The sender's own words. */
  message: string | null;
  /** As staff typed it; an empty line begins a new paragraph. */
  body: string;
  /** Who signs. */
  author: string;
  /** The company, for which the author signs. */
  site: SiteConfiguration;
  /** The words around the answer that an admin wrote over the company's own. */
  text: MailText | null;
  /** Of a mail that is no answer, with everything filled in: what stands instead of those words. */
  words?: FilledMailText;
}

/** What an answer's mail says, the same for the mail and for the preview beside the form. Every string is plain text. */
export interface AnswerEmail {
  subject: string;
  heading: string;
  opening: string[];
  sections: { title: string; rows: EnquiryLine[] }[];
  closing: string[];
}

/** What a request is about, in the subject of its mails. */
export const ENQUIRY_SUBJECTS: Readonly<Record<EnquiryKind, string>> = {
  club: "la Community VIP",
  jet: "il tuo volo",
  contact: "il tuo messaggio",
  experience: "la tua esperienza",
};

/** The link to the request's page. */
export const ANSWER_LINK = "Rispondi qui";
/** Said below the link to the request's page. */
const ANSWER_ON_PAGE_NOTE =
  "Per rispondere apri la pagina della tua richiesta: lì trovi tutta la conversazione. Le risposte a questa e-mail non vengono lette.";

/** The e-mail that takes an answer to whoever asked. */
export function answerEmail(parts: AnswerEmailFacts): AnswerEmail {
  const { kind, reference, rows, message, site } = parts;
  const values = {
    nome: parts.name,
    codice: reference,
    argomento: ENQUIRY_SUBJECTS[kind],
    risposta: parts.body,
    firma: parts.author,
    casa: site.name,
    telefono_casa: site.phone,
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
