import { z } from "zod";
import { TWO_DECIMALS_MESSAGE } from "#domain/forms/field-messages.ts";
import { eurosToCents } from "#domain/money.ts";
import { formatNumber } from "#domain/numbers.ts";

/** Whether a form sent no number; an empty field counts as missing. */
export const isMissing = (input: unknown) => input === undefined || input === null || input === "";

/** A required number. */
export const numberField = (missing = "Indica un numero.") =>
  z.number({ error: ({ input }) => (isMissing(input) ? missing : "Deve essere un numero.") });

/** A whole number within bounds. */
export const wholeNumberField = (min: number, max: number) => {
  const message = `Un numero intero da ${formatNumber(min)} a ${formatNumber(max)}.`;
  return numberField().int(message).min(min, message).max(max, message);
};

/** Whether an amount in euros has at most two decimals. */
export const isWholeCents = (euros: number) => eurosToCents(euros) !== null;

/** Euros with at most two decimals. */
export const eurosField = (min: number, max: number) => {
  const message = `Da ${formatNumber(min)} a ${formatNumber(max)} euro.`;
  return numberField().min(min, message).max(max, message).refine(isWholeCents, TWO_DECIMALS_MESSAGE);
};

const RATING_MESSAGE = "La valutazione va da 0 a 5, a passi di 0,1.";
/** A rating from 0 to 5 in steps of a tenth. */
export const ratingField = numberField()
  .min(0, RATING_MESSAGE)
  .max(5, RATING_MESSAGE)
  .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, RATING_MESSAGE);
