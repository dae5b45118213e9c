import { atPlace } from "#domain/delivery/delivery-words.ts";
import { type CivilDate, formatItalianShort } from "#domain/rental-period/civil-time.ts";
import { withArticle } from "#domain/rental-period/day-article.ts";

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
