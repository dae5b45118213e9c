import { z } from "zod";
import { hasCents, number } from "#domain/forms/fleet/figures.ts";
import { cleaned, rowsOf } from "#domain/forms/fleet/vehicle-lists.ts";
import { requiredText, textBlock } from "#domain/forms/text-fields.ts";
import { formatNumber } from "#domain/numbers.ts";

/** A measure in metres, within bounds. */
export const metres = (least: number, most: number) => {
  const message = `Da ${formatNumber(least)} a ${formatNumber(most)} metri.`;
  return number().min(least, message).max(most, message);
};

/** A price in euros with at most two decimals, above zero. */
export const price = (most: number) =>
  number()
    .gt(0, "Il prezzo deve essere maggiore di 0.")
    .max(most, `Al massimo ${formatNumber(most)} euro.`)
    .refine(hasCents, "Al massimo due decimali.");

/** What people read in several lines; required. */
export const paragraphs = (message: string, longest: number) => textBlock(message, longest).min(1, message);

/** Lines of a list, blank ones among them, which are dropped; a message stands at its own line. */
export const textRows = (most: number, longest: number) =>
  rowsOf(requiredText("Scrivi qualcosa.", longest), most, "Deve essere un elenco di testi.").transform(cleaned);

export const onOff = z.boolean("Deve essere vero o falso.");
