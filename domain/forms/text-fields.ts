import { z } from "zod";
import {
  FORBIDDEN_CHARACTERS_MESSAGE,
  FORBIDDEN_MESSAGE_CHARACTERS_MESSAGE,
  NOT_A_TEXT_MESSAGE,
} from "#domain/forms/field-messages.ts";
import { trimText } from "#domain/trim-text.ts";
import { fieldMessage } from "./field-message.ts";

const MAX_FREE_TEXT_CHARACTERS = 2000;

/** Returns the error for a text that is too long. */
export const maxCharactersMessage = (maxCharacters: number): string =>
  fieldMessage("formMessages", "maxCharacters", { max: maxCharacters });

/** A text without whitespace and invisible characters at its ends. All text input goes through it (product.md#invisible-characters). */
export const trimmedText = (message: string) => z.string(message).overwrite(trimText);

/** An empty optional field, which is stored as null. */
export const emptyText = z
  .string()
  .overwrite(trimText)
  .pipe(z.literal(""))
  .transform(() => null);

/** An optional text of one line. It allows no control characters, which could inject mail headers. */
export const textLine = (message: string, maxCharacters: number, notAllowed = FORBIDDEN_CHARACTERS_MESSAGE) =>
  trimmedText(message)
    .max(maxCharacters, maxCharactersMessage(maxCharacters))
    .refine((text) => !/\p{Cc}/u.test(text), notAllowed);

/** A required text of one line. */
export const requiredText = (message: string, maxCharacters: number) =>
  textLine(message, maxCharacters).min(1, message);

/** An optional text of several lines. */
export const textBlock = (message: string, maxCharacters: number, notAllowed = FORBIDDEN_CHARACTERS_MESSAGE) =>
  trimmedText(message)
    .max(maxCharacters, maxCharactersMessage(maxCharacters))
    .refine((text) => !/(?![\n\r\t])\p{Cc}/u.test(text), notAllowed);

/** A required text of several lines; `message` is also the error if it is missing. */
export const requiredBlock = (message: string, maxCharacters = MAX_FREE_TEXT_CHARACTERS) =>
  textBlock(message, maxCharacters).min(1, message);

/** An optional text: trimmed, and null if empty (empty meta fields are stored as null). */
export const optionalText = (maxCharacters: number) =>
  textBlock(NOT_A_TEXT_MESSAGE, maxCharacters)
    .transform((text) => text || null)
    .nullable();

/** An optional free text to the company: several lines, at most 2,000 characters. */
export const freeText = textBlock(
  fieldMessage("formMessages", "messageNotAText"),
  MAX_FREE_TEXT_CHARACTERS,
  FORBIDDEN_MESSAGE_CHARACTERS_MESSAGE,
);
