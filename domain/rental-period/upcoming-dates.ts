import {
  type CivilDate,
  daysBetween,
  formatItalianRange,
  formatItalianShort,
  formatItalianShortWithYear,
} from "./civil-time.ts";

/** Eleven months: a day further ahead may be taken for its namesake of a year before. */
const MAX_DAYS_WITHOUT_YEAR = 334;

/** "24 ott", and "29 mag 2028" of a day more than eleven months ahead (product.md#search-form). RangeError when malformed. */
export const formatUpcomingDate = (date: CivilDate, today: CivilDate): string =>
  daysBetween(today, date) > MAX_DAYS_WITHOUT_YEAR ? formatItalianShortWithYear(date) : formatItalianShort(date);

/** "24 ott – 27 ott", and "29 mag – 31 mag 2028" where it ends more than eleven months ahead. RangeError when malformed. */
export function formatUpcomingRange(from: CivilDate, to: CivilDate, today: CivilDate): string {
  const range = formatItalianRange(from, to);
  const year = to.slice(0, 4);
  return daysBetween(today, to) > MAX_DAYS_WITHOUT_YEAR && !range.endsWith(year) ? `${range} ${year}` : range;
}
