import { companyValues, type FilledMailText, renderMailText } from "#domain/mail-texts/fill-mail-text.ts";
import type { MailText } from "#domain/mail-texts/mail-text.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import type { EnquiryKind } from "./enquiry.ts";
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
  /** The mail text as an admin changed it, in the language of the mail; null for the built-in one. */
  text: MailText | null;
  /** Filled texts for a mail that is not a reply; they replace `text`. */
  filledText?: FilledMailText;
}

/** The content of a reply mail, shared by the mail and its preview. Every string is plain text. */
export interface AnswerEmail {
  subject: string;
  heading: string;
  opening: string[];
  sections: { title: string; rows: EnquiryLine[] }[];
  closing: string[];
}

/** Builds the mail that sends staff's reply to the sender of an enquiry, in the language of the words. */
export function answerEmail(
  words: Words<"enquiryMails" | "enquiryRows" | "openingHours" | "requestMailTexts">,
  parts: AnswerEmailFacts,
): AnswerEmail {
  const { kind, reference, rows, message, site } = parts;
  const texts = words.enquiryMails;
  const values = {
    nome: parts.name,
    codice: reference,
    argomento: texts.subjects[kind],
    risposta: parts.body,
    firma: parts.author,
    ...companyValues(words, site),
  };
  return {
    ...(parts.filledText ?? renderMailText(parts.text ?? words.requestMailTexts["enquiry-answered"], values)),
    sections: [
      {
        title: say(words, texts.yourRequest, { kind: words.enquiryRows.kinds[kind] }),
        rows: [
          { label: texts.reference, value: reference },
          ...rows,
          ...(message ? [{ label: texts.message, value: message }] : []),
        ],
      },
    ],
    closing: [texts.answerOnPage],
  };
}
