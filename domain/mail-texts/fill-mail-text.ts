import type { MailField, MailText } from "#domain/mail-texts/mail-text.ts";
import { MAIL_TEXTS, type MailTextKind, mailTextFieldsOf } from "#domain/mail-texts/mail-texts.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { Words } from "#domain/words/words.ts";

/** Values by placeholder. A placeholder without a value is removed with the comma or space before it, and so is a paragraph that contains nothing else. */
export type MailValues = Readonly<Partial<Record<MailField, string>>>;

/** The values of the placeholders that every kind has. */
export const companyValues = (words: Words<"openingHours">, { name, phone, hours }: SiteConfiguration): MailValues => ({
  casa: name,
  telefono_casa: phone,
  orari_telefono: hoursClause(words, hours.phone, ""),
});

/** The rendered texts of a mail, by paragraph. */
export interface FilledMailText {
  subject: string;
  heading: string;
  opening: string[];
}

const PARAGRAPHS = /\n\s*\n/;
const PLACEHOLDER_PATTERN = /\{([^{}\n]*)\}/g;
/** A placeholder with the comma or space before it: "al telefono {orari_telefono}: …" is "al telefono: …" without hours. */
const SEPARATED_PLACEHOLDER_PATTERN = /(, | )?\{([^{}\n]*)\}/g;

/** Renders a mail text with all placeholders replaced. Inserted values are not searched for placeholders. */
export function renderMailText({ subject, heading, body }: MailText, values: MailValues): FilledMailText {
  return {
    subject: fillText(subject, values),
    heading: fillText(heading, values),
    opening: body
      .split(PARAGRAPHS)
      // An inserted reply may contain several paragraphs.
      .flatMap((paragraph) => fillText(paragraph, values).split(PARAGRAPHS))
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
  };
}

/** Returns what is wrong with a text: an unknown placeholder or a missing required placeholder. Returns null if the text is valid. */
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
  text
    .replace(SEPARATED_PLACEHOLDER_PATTERN, (_typed, separator: string | undefined, name: string) => {
      const value = values[name as MailField] ?? "";
      return value && (separator ?? "") + value;
    })
    .trim();
