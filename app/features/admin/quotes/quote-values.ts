import type { z } from "zod";
import type { FormValues } from "#app/ui/panel/forms/form-values.ts";
import type { quoteSchema } from "#domain/forms/quotes/quote.ts";
import { DEFAULT_TIME } from "#domain/rental-period/time-slots.ts";

export type QuoteValues = FormValues<z.input<typeof quoteSchema>>;
type RentalValues = NonNullable<QuoteValues["rental"]>;

/** An empty line. */
export const EMPTY_QUOTE_LINE: QuoteValues["lines"][number] = { text: "", quantity: 1, amount: null };

/** Empty rental fields. */
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
  outside_hours: "",
  extras: [],
  protection: "",
  promotion_code: "",
  below_minimum: "",
  late_extras: "",
};

/** Returns the form values of a new quote or a draft. */
export const quoteFormValues = (quote: Omit<QuoteValues, "version">): QuoteValues => ({
  ...quote,
  // A quote needs at least one line, so the form starts with an empty one.
  lines: quote.lines.length > 0 ? quote.lines : [EMPTY_QUOTE_LINE],
  phone: quote.phone ?? "",
  rental: quote.kind === "car" ? rentalValues(quote.rental) : null,
});

/** The form has one field per place: the slug of a listed place, or the city. */
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
