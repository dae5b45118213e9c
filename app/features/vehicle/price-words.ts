import type { DayState } from "#domain/availability/availability-calendar.ts";
import { atPlace } from "#domain/delivery/delivery-words.ts";
import { hoursText } from "#domain/hours.ts";
import { type CivilDate, formatItalianDate, formatItalianShort } from "#domain/rental-period/civil-time.ts";
import { withArticle } from "#domain/rental-period/day-article.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

// What only the islands of a car's page say. Apart from vehicle-words.ts, parts of which the booking form's island says too: what two islands' files
// share, every page with an island loads.

/** What the price box says in our own words. */
export const PRICE_BOX_WORDS = {
  /** Under the button that leads to the request. */
  requestPromise: ({ replyWithinHours }: Pick<SiteConfiguration, "replyWithinHours">) =>
    `Nessun pagamento adesso. Ti rispondiamo entro ${hoursText(replyWithinHours)}.`,
  /** The rental on the printed sheet. */
  printed: {
    pickup: "Ritiro",
    back: "Riconsegna",
    colour: "Colore",
    moment: (date: CivilDate, time: string, place: string) => `${formatItalianDate(date)} alle ${time}, ${place}`,
  },
} as const;

/** The days of a rental, both counted. */
interface Days {
  from: CivilDate;
  to: CivilDate;
}

/** When a car that is taken for the dates asked for is free. */
export const freeLater = (days: Days): string => `Libera ${during(days)}`;

/** What leads to the cars that are free in its place. */
export const othersFree = ({ place, ...days }: Days & { place: string }): string =>
  `Le vetture libere ${atPlace(place)} ${during(days)}`;

function during({ from, to }: Days): string {
  return from === to
    ? withArticle("il", formatItalianShort(from))
    : `${withArticle("dal", formatItalianShort(from))} ${withArticle("al", formatItalianShort(to))}`;
}

/** Beside a total, where there is no room for more. */
export const rangeAndDays = ({ range, days }: { range: string; days: string }): string => `${range}, ${days}`;

export const WEEKDAYS = ["lu", "ma", "me", "gi", "ve", "sa", "do"] as const;

/** How a day stands, for who cannot see its pattern. */
export const STATE_WORDS: Readonly<Record<DayState, string>> = {
  past: "passato",
  free: "libera",
  partly: "libera in parte",
  taken: "occupata",
};

/** "domenica 22 novembre 2026, libera": what is read out of a day that can be chosen. */
export const dayAndState = ({ day, state }: { day: string; state: DayState }): string =>
  `${day}, ${STATE_WORDS[state]}`;
