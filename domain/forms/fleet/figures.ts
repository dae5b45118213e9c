import { z } from "zod";
import { eurosToCents } from "#domain/money.ts";
import { formatNumber } from "#domain/numbers.ts";

/** Whether a form sent nothing for a figure: an empty field is none either. */
export const isMissing = (input: unknown) => input === undefined || input === null || input === "";

/** A number; left out, it is asked for. */
export const number = (missing = "Indica un numero.") =>
  z.number({ error: ({ input }) => (isMissing(input) ? missing : "Deve essere un numero.") });

/** A whole number within bounds. */
export const whole = (least: number, most: number) => {
  const message = `Un numero intero da ${formatNumber(least)} a ${formatNumber(most)}.`;
  return number().int(message).min(least, message).max(most, message);
};

/** Whether an amount in euros is whole cents; false for a third decimal. */
export const hasCents = (euros: number) => eurosToCents(euros) !== null;

/** Euros with at most two decimals. */
export const euros = (least: number, most: number) => {
  const message = `Da ${formatNumber(least)} a ${formatNumber(most)} euro.`;
  return number().min(least, message).max(most, message).refine(hasCents, "Al massimo due decimali.");
};

const RATING = "La valutazione va da 0 a 5, a passi di 0,1.";
/** From 0 to 5 in steps of a tenth. */
export const rating = number()
  .min(0, RATING)
  .max(5, RATING)
  .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, RATING);
