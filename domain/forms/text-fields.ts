import { z } from "zod";
import { formatNumber } from "#domain/numbers.ts";
import { trimText } from "#domain/trim-text.ts";

const LONGEST_WORDS_CHARACTERS = 2000;
const NOT_ALLOWED = "Contiene caratteri non ammessi.";

/** What is said of a text that is longer than it may be. */
export const atMostCharacters = (longest: number): string => `Al massimo ${formatNumber(longest)} caratteri.`;

/** A text without white space and invisible characters at its ends; every text that a form or a call brings is one (product.md#invisible-characters). */
export const trimmedText = (message: string) => z.string(message).overwrite(trimText);

/** An optional field that is left empty, as null. */
export const emptyText = z
  .string()
  .overwrite(trimText)
  .pipe(z.literal(""))
  .transform(() => null);

/** A text of one line, possibly empty: without the control characters that could end up in a mail's head. */
export const textLine = (message: string, longest: number, notAllowed = NOT_ALLOWED) =>
  trimmedText(message)
    .max(longest, atMostCharacters(longest))
    .refine((text) => !/\p{Cc}/u.test(text), notAllowed);

/** A required text of one line. */
export const requiredText = (message: string, longest: number) => textLine(message, longest).min(1, message);

/** A text of several lines, possibly empty. */
export const textBlock = (message: string, longest: number, notAllowed = NOT_ALLOWED) =>
  trimmedText(message)
    .max(longest, atMostCharacters(longest))
    .refine((text) => !/(?![\n\r\t])\p{Cc}/u.test(text), notAllowed);

/** A required text of several lines; `message` also says that it is missing. */
export const requiredBlock = (message: string, longest = LONGEST_WORDS_CHARACTERS) =>
  textBlock(message, longest).min(1, message);

/** A text that may be missing: trimmed; empty becomes null (empty meta fields are saved as null). */
export const optionalText = (longest: number) =>
  textBlock("Deve essere un testo.", longest)
    .transform((text) => text || null)
    .nullable();

/** What somebody writes to the company in their own words: several lines, at most 2,000 characters, possibly none. */
export const ownWords = textBlock(
  "Il messaggio deve essere un testo.",
  LONGEST_WORDS_CHARACTERS,
  "Il messaggio contiene caratteri non ammessi.",
);
