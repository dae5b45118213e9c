import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import { FORM_MESSAGES_IT } from "#domain/words/forms/form-messages.it.ts";
import { JET_FIELDS_IT } from "#domain/words/forms/jet-fields.it.ts";
import { type FormArea, sayMessage } from "#domain/words/message.ts";
import { PERIODS_IT } from "#domain/words/search/periods.it.ts";
import type { Words } from "#domain/words/words.ts";

/** The Italian words of the messages of form schemas. */
const FORM_WORDS: Words<FormArea> = {
  ...ITALIAN_FORMATS,
  formMessages: FORM_MESSAGES_IT,
  jetFields: JET_FIELDS_IT,
  periods: PERIODS_IT,
};

/** Words a message of a form schema in Italian. */
export const sayInItalian = (message: string): string => sayMessage(FORM_WORDS, message);

/** Words the messages in a tree of errors, as react-hook-form has them, in Italian. */
export function wordErrors<Errors extends object>(errors: Errors): Errors {
  const entries = Object.entries(errors).map(([name, error]: [string, unknown]) => {
    if (name === "ref") return [name, error];
    if (name === "message" && typeof error === "string") return [name, sayInItalian(error)];
    return [name, typeof error === "object" && error !== null ? wordErrors(error) : error];
  });
  return (
    Array.isArray(errors) ? Object.assign([], Object.fromEntries(entries)) : Object.fromEntries(entries)
  ) as Errors;
}
