import { z } from "zod";
import { isWholeCents, numberField } from "#domain/forms/number-fields.ts";
import { requiredText, textBlock } from "#domain/forms/text-fields.ts";
import { cleanTexts, textRowsField } from "#domain/forms/vehicles/list-fields.ts";
import { formatNumber } from "#domain/numbers.ts";

/** A measure in metres, within bounds. */
export const metresField = (min: number, max: number) => {
  const message = `Da ${formatNumber(min)} a ${formatNumber(max)} metri.`;
  return numberField().min(min, message).max(max, message);
};

/** A price in euros with at most two decimals, above zero. */
export const priceField = (max: number) =>
  numberField()
    .gt(0, "Il prezzo deve essere maggiore di 0.")
    .max(max, `Al massimo ${formatNumber(max)} euro.`)
    .refine(isWholeCents, "Al massimo due decimali.");

/** What people read in several lines; required. */
export const paragraphsField = (message: string, maxCharacters: number) =>
  textBlock(message, maxCharacters).min(1, message);

/** Lines of a list, blank ones among them, which are dropped; a message stands at its own line. */
export const requiredTextRowsField = (max: number, maxCharacters: number) =>
  textRowsField(requiredText("Scrivi qualcosa.", maxCharacters), max, "Deve essere un elenco di testi.").transform(
    cleanTexts,
  );

export const booleanField = z.boolean("Deve essere vero o falso.");
