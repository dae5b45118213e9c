import { z } from "zod";
import { cleaned, rowsOf } from "#domain/forms/fleet/vehicle-lists.ts";
import { requiredText } from "#domain/forms/row-fields.ts";
import { eurosToCents } from "#domain/money.ts";

/** Italian figures with their points from 1.000 on, which the platform leaves out below 10.000. */
const grouped = (figure: number) => figure.toLocaleString("it-IT", { useGrouping: "always" });

const number = () =>
  z.number({
    error: ({ input }) => (input === undefined || input === null ? "Indica un numero." : "Deve essere un numero."),
  });

/** A whole number within bounds. */
export const whole = (least: number, most: number) => {
  const message = `Un numero intero da ${grouped(least)} a ${grouped(most)}.`;
  return number().int(message).min(least, message).max(most, message);
};

/** A measure in metres, within bounds. */
export const metres = (least: number, most: number) => {
  const message = `Da ${grouped(least)} a ${grouped(most)} metri.`;
  return number().min(least, message).max(most, message);
};

/** A price in euros with at most two decimals, above zero. */
export const price = (most: number) =>
  number()
    .gt(0, "Il prezzo deve essere maggiore di 0.")
    .max(most, `Al massimo ${grouped(most)} euro.`)
    .refine((euros) => eurosToCents(euros) !== null, "Al massimo due decimali.");

const RATING = "La valutazione va da 0 a 5, a passi di 0,1.";
/** From 0 to 5 in steps of a tenth. */
export const rating = number()
  .min(0, RATING)
  .max(5, RATING)
  .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, RATING);

/** What people read in several lines; required. */
export const paragraphs = (message: string, longest: number) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(longest, `Al massimo ${grouped(longest)} caratteri.`)
    .refine((text) => !/(?![\n\r\t])\p{Cc}/u.test(text), "Contiene caratteri non ammessi.");

/** Lines of a list, blank ones among them, which are dropped; a message stands at its own line. */
export const textRows = (most: number, longest: number) =>
  rowsOf(requiredText("Scrivi qualcosa.", longest), most, "Deve essere un elenco di testi.").transform(cleaned);

export const onOff = z.boolean("Deve essere vero o falso.");
