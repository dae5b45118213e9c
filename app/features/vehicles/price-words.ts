import type { DayState } from "#domain/availability/availability-calendar.ts";
import { atPlace } from "#domain/delivery/delivery-words.ts";
import { formatHours } from "#domain/format-hours.ts";
import { type CivilDate, formatItalianDate, formatItalianShort } from "#domain/rental-period/civil-time.ts";
import { withItalianArticle } from "#domain/rental-period/italian-article.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

// What only the islands of a car's page say. Apart from vehicle-words.ts, parts of which the booking form's island says too: what two islands' files
// share, every page with an island loads.

/** What the price box says in our own words. */
export const PRICE_BOX_WORDS = {
  /** Under the button that leads to the request. */
  requestPromise: ({ replyWithinHours }: Pick<SiteConfiguration, "replyWithinHours">) =>
    `Nessun pagamento adesso. Ti rispondiamo entro ${formatHours(replyWithinHours)}.`,
  /** The rental on the printed sheet. */
  printed: {
    pickup: "Ritiro",
    back: "Riconsegna",
    colour: "Colore",
    moment: (date: CivilDate, time: string, place: string) => `${formatItalianDate(date)} alle ${time}, ${place}`,
  },
} as const;

/** The days of a rental, both counted. */
interface RentalDates {
  from: CivilDate;
  to: CivilDate;
}

/** When a car that is taken for the dates asked for is free. */
export const freeOnDaysText = (days: RentalDates): string => `Libera ${onDaysText(days)}`;

/** What leads to the cars that are free in its place. */
export const otherVehiclesFreeText = ({ place, ...days }: RentalDates & { place: string }): string =>
  `Le vetture libere ${atPlace(place)} ${onDaysText(days)}`;

function onDaysText({ from, to }: RentalDates): string {
  return from === to
    ? withItalianArticle("il", formatItalianShort(from))
    : `${withItalianArticle("dal", formatItalianShort(from))} ${withItalianArticle("al", formatItalianShort(to))}`;
}

/** Beside a total, where there is no room for more. */
export const rangeAndDaysText = ({ range, days }: { range: string; days: string }): string => `${range}, ${days}`;

export const SHORT_WEEKDAYS = ["lu", "ma", "me", "gi", "ve", "sa", "do"] as const;

/** How a day stands, for who cannot see its pattern. */
export const DAY_STATE_LABELS: Readonly<Record<DayState, string>> = {
  past: "passato",
  free: "libera",
  partly: "libera in parte",
  taken: "occupata",
};

/** "domenica 22 novembre 2026, libera": what is read out of a day that can be chosen. */
export const dayAndState = ({ day, state }: { day: string; state: DayState }): string =>
  `${day}, ${DAY_STATE_LABELS[state]}`;
