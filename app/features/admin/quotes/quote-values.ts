import type { z } from "zod";
import type { FormValues } from "#app/ui/panel/forms/form-values.ts";
import type { quoteSchema } from "#domain/forms/quotes/quote.ts";
import { DEFAULT_TIME } from "#domain/rental-period/time-slots.ts";

export type QuoteValues = FormValues<z.input<typeof quoteSchema>>;
type RentalValues = NonNullable<QuoteValues["rental"]>;

/** A line before anything is typed. */
export const EMPTY_QUOTE_LINE: QuoteValues["lines"][number] = { text: "", quantity: 1, amount: null };

/** A car's part of a quote before anything is chosen. */
export const EMPTY_QUOTE_RENTAL: RentalValues = {
  vehicle: "",
  pickupCity: "",
  returnCity: "",
  pickupDate: "",
  pickupTime: DEFAULT_TIME,
  returnDate: "",
  returnTime: DEFAULT_TIME,
  pickupAddress: "",
  returnAddress: "",
  meetingPoint: "",
  flightOrTrain: "",
};

/** The fields of a quote that is none yet, or of a draft. */
export const quoteFormValues = (quote: Omit<QuoteValues, "version">): QuoteValues => ({
  ...quote,
  // There is no quote without a line: the first one waits to be filled.
  lines: quote.lines.length > 0 ? quote.lines : [EMPTY_QUOTE_LINE],
  phone: quote.phone ?? "",
  rental: quote.kind === "car" ? rentalValues(quote.rental) : null,
});

/** A place is one field: the listed one's slug, or else the city. */
function rentalValues(rental: RentalValues | null | undefined): RentalValues {
  if (!rental) return EMPTY_QUOTE_RENTAL;
  const { pickupPlace, returnPlace, ...quote } = rental;
  return {
    ...EMPTY_QUOTE_RENTAL,
    ...quote,
    pickupCity: pickupPlace || quote.pickupCity,
    returnCity: returnPlace || quote.returnCity,
  };
}
