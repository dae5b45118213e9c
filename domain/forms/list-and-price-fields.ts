import { z } from "zod";
import { NOT_A_BOOLEAN_MESSAGE, NOT_A_TEXT_LIST_MESSAGE, TWO_DECIMALS_MESSAGE } from "#domain/forms/field-messages.ts";
import { isWholeCents, numberField } from "#domain/forms/number-fields.ts";
import { requiredText, textBlock } from "#domain/forms/text-fields.ts";
import { cleanTexts, textRowsField } from "#domain/forms/vehicles/list-fields.ts";
import { formatNumber } from "#domain/numbers.ts";

/** A length in metres within bounds. */
export const metresField = (min: number, max: number) => {
  const message = `Da ${formatNumber(min)} a ${formatNumber(max)} metri.`;
  return numberField().min(min, message).max(max, message);
};

/** A positive price in euros with at most two decimals. */
export const priceField = (max: number) =>
  numberField()
    .gt(0, "Il prezzo deve essere maggiore di 0.")
    .max(max, `Al massimo ${formatNumber(max)} euro.`)
    .refine(isWholeCents, TWO_DECIMALS_MESSAGE);

/** A required text of several lines. */
export const paragraphsField = (message: string, maxCharacters: number) =>
  textBlock(message, maxCharacters).min(1, message);

/** A required list of lines. Blank lines are dropped; an error refers to its own line. */
export const requiredTextRowsField = (max: number, maxCharacters: number) =>
  textRowsField(requiredText("Scrivi qualcosa.", maxCharacters), max, NOT_A_TEXT_LIST_MESSAGE).transform(cleanTexts);

export const booleanField = z.boolean(NOT_A_BOOLEAN_MESSAGE);
