import type { MailField, MailText } from "#domain/mail-texts/mail-text.ts";
import { fieldsOf, MAIL_TEXTS, type MailTextKind } from "#domain/mail-texts/mail-texts.ts";

/** What stands for each field; one without a value is left out, and a paragraph of nothing else with it. */
export type MailValues = Readonly<Partial<Record<MailField, string>>>;

/** The words of a mail with everything in them, paragraph by paragraph. */
export interface FilledMailText {
  subject: string;
  heading: string;
  opening: string[];
}

const PARAGRAPHS = /\n\s*\n/;
const IN_BRACES = /\{([^{}\n]*)\}/g;

/** The words with every field filled in. What is filled in is never read as a field again. */
export function filledMailText({ subject, heading, body }: MailText, values: MailValues): FilledMailText {
  return {
    subject: filled(subject, values),
    heading: filled(heading, values),
    opening: body
      .split(PARAGRAPHS)
      // An answer brings paragraphs of its own.
      .flatMap((paragraph) => filled(paragraph, values).split(PARAGRAPHS))
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
  };
}

/** What is wrong with the words of a kind: a field that there is none of, or one that must not be missing; null when nothing is. */
export function fieldProblem(kind: MailTextKind, part: keyof MailText, text: string): string | null {
  const known = fieldsOf(kind);
  const used = [...text.matchAll(IN_BRACES)].map(([, name = ""]) => name);
  const unknown = used.find((name) => !(known as readonly string[]).includes(name));
  if (unknown !== undefined) return `Il campo {${unknown}} non esiste. Puoi usare ${known.map(braced).join(", ")}.`;
  const missing = part === "body" ? MAIL_TEXTS[kind].required.find((name) => !used.includes(name)) : undefined;
  return missing ? `Manca il campo ${braced(missing)}: senza, il cliente non lo saprebbe.` : null;
}

const braced = (name: string) => `{${name}}`;

const filled = (text: string, values: MailValues) =>
  text.replace(IN_BRACES, (_typed, name: string) => values[name as MailField] ?? "").trim();
