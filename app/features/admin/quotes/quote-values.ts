import type { z } from "zod";
import { EMPTY_RENTAL } from "#app/features/admin/quotes/quote-rental.tsx";
import type { FormValues } from "#app/ui/panel/forms/form-values.ts";
import type { quoteSchema } from "#domain/forms/quote.ts";

export type QuoteValues = FormValues<z.input<typeof quoteSchema>>;

/** A line before anything is typed. */
export const EMPTY_LINE: QuoteValues["lines"][number] = { text: "", quantity: 1, amount: null };

/** The fields of a quote that is none yet, or of a draft. */
export const quoteValues = (known: Omit<QuoteValues, "version">): QuoteValues => ({
  ...known,
  // There is no quote without a line: the first one waits to be filled.
  lines: known.lines.length > 0 ? known.lines : [EMPTY_LINE],
  phone: known.phone ?? "",
  rental: known.kind === "car" ? (known.rental ?? EMPTY_RENTAL) : null,
});
