import type { z } from "zod";
import type { FormValues } from "#app/ui/panel/forms/form-values.ts";
import type { quoteSchema } from "#domain/forms/quote.ts";
import { DEFAULT_TIME } from "#domain/rental-period/time-slots.ts";

export type QuoteValues = FormValues<z.input<typeof quoteSchema>>;
type RentalValues = NonNullable<QuoteValues["rental"]>;

/** A line before anything is typed. */
export const EMPTY_LINE: QuoteValues["lines"][number] = { text: "", quantity: 1, amount: null };

/** A car's part of a quote before anything is chosen. */
export const EMPTY_RENTAL: RentalValues = {
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
export const quoteValues = (known: Omit<QuoteValues, "version">): QuoteValues => ({
  ...known,
  // There is no quote without a line: the first one waits to be filled.
  lines: known.lines.length > 0 ? known.lines : [EMPTY_LINE],
  phone: known.phone ?? "",
  rental: known.kind === "car" ? rentalValues(known.rental) : null,
});

/** A place is one field: the listed one's slug, or else the city. */
function rentalValues(rental: RentalValues | null | undefined): RentalValues {
  if (!rental) return EMPTY_RENTAL;
  const { pickupPlace, returnPlace, ...known } = rental;
  return {
    ...EMPTY_RENTAL,
    ...known,
    pickupCity: pickupPlace || known.pickupCity,
    returnCity: returnPlace || known.returnCity,
  };
}
