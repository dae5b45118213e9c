import type { DayState } from "#domain/availability/availability-calendar.ts";
import { atPlace } from "#domain/delivery/delivery-words.ts";
import { promisedHours, type ReplyPromise } from "#domain/enquiries/promised-hours.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { formatItalianDate, formatItalianShort, withItalianArticle } from "#domain/rental-period/italian-dates.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";

// Texts of the vehicle page's islands only. Kept apart from vehicle-words.ts, which the booking form's island imports too: a module shared by two
// islands is loaded by every page with an island.

/** Texts of the price box, besides the exact ones of product.md. */
export const PRICE_BOX_WORDS = {
  /** Text below the button that links to the booking form. */
  requestPromise: (promise: ReplyPromise) =>
    `Nessun pagamento adesso. Ti rispondiamo entro ${promisedHours(ITALIAN_REPLY_PROMISE, promise)}.`,
  /** The rental on the printed sheet. */
  printed: {
    pickup: "Ritiro",
    back: "Riconsegna",
    colour: "Colore",
    moment: (date: CivilDate, time: string, place: string) => `${formatItalianDate(date)} alle ${time}, ${place}`,
  },
} as const;

/** The first and last day of a rental, both included. */
interface RentalDates {
  from: CivilDate;
  to: CivilDate;
}

/** Says when a vehicle that is booked for the selected dates is free. */
export const freeOnDaysText = (days: RentalDates): string => `Libera ${onDaysText(days)}`;

/** The link to vehicles that are free instead. */
export const otherVehiclesFreeText = ({ place, ...days }: RentalDates & { place: string }): string =>
  `Le vetture libere ${atPlace(place)} ${onDaysText(days)}`;

/** The link to the moment that the message above it names. */
export const CHOOSE_NEXT = "Scegli questo momento";

function onDaysText({ from, to }: RentalDates): string {
  return from === to
    ? withItalianArticle("il", formatItalianShort(from))
    : `${withItalianArticle("dal", formatItalianShort(from))} ${withItalianArticle("al", formatItalianShort(to))}`;
}

/** Text beside a total where there is little room. */
export const rangeAndDaysText = ({ range, days }: { range: string; days: string }): string => `${range}, ${days}`;

export const SHORT_WEEKDAYS = ["lu", "ma", "me", "gi", "ve", "sa", "do"] as const;

/** A day's state for those who cannot see its pattern. */
export const DAY_STATE_LABELS: Readonly<Record<DayState, string>> = {
  past: "passato",
  free: "libera",
  partly: "libera in parte",
  taken: "occupata",
};

/** Returns "domenica 22 novembre 2026, libera": the accessible name of a selectable day. */
export const dayAndState = ({ day, state }: { day: string; state: DayState }): string =>
  `${day}, ${DAY_STATE_LABELS[state]}`;
