import type { MailField, MailText } from "#domain/mail-texts/mail-text.ts";
import { MAIL_TEXTS, type MailTextKind, mailTextFieldsOf } from "#domain/mail-texts/mail-texts.ts";

/** What stands for each field; one without a value is left out, and a paragraph of nothing else with it. */
export type MailValues = Readonly<Partial<Record<MailField, string>>>;

/** The words of a mail with everything in them, paragraph by paragraph. */
export interface FilledMailText {
  subject: string;
  heading: string;
  opening: string[];
}

const PARAGRAPHS = /\n\s*\n/;
const PLACEHOLDER_PATTERN = /\{([^{}\n]*)\}/g;

/** The words with every field filled in. What is filled in is never read as a field again. */
export function renderMailText({ subject, heading, body }: MailText, values: MailValues): FilledMailText {
  return {
    subject: fillText(subject, values),
    heading: fillText(heading, values),
    opening: body
      .split(PARAGRAPHS)
      // An answer brings paragraphs of its own.
      .flatMap((paragraph) => fillText(paragraph, values).split(PARAGRAPHS))
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
  };
}

/** What is wrong with the words of a kind: a field that there is none of, or one that must not be missing; null when nothing is. */
export function validateMailText(kind: MailTextKind, part: keyof MailText, text: string): string | null {
  const known = mailTextFieldsOf(kind);
  const used = [...text.matchAll(PLACEHOLDER_PATTERN)].map(([, name = ""]) => name);
  const unknown = used.find((name) => !(known as readonly string[]).includes(name));
  if (unknown !== undefined) return `Il campo {${unknown}} non esiste. Puoi usare ${known.map(braced).join(", ")}.`;
  const missing = part === "body" ? MAIL_TEXTS[kind].required.find((name) => !used.includes(name)) : undefined;
  return missing ? `Manca il campo ${braced(missing)}: senza, il cliente non lo saprebbe.` : null;
}

const braced = (name: string) => `{${name}}`;

const fillText = (text: string, values: MailValues) =>
  text.replace(PLACEHOLDER_PATTERN, (_typed, name: string) => values[name as MailField] ?? "").trim();
