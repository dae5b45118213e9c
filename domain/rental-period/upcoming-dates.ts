import {
  type CivilDate,
  daysBetween,
  formatItalianRange,
  formatItalianShort,
  formatItalianShortWithYear,
} from "./civil-time.ts";

/** Eleven months: a later date without a year could be mistaken for the same date this year. */
const MAX_DAYS_WITHOUT_YEAR = 334;

/** Formats "24 ott", or "29 mag 2028" if more than eleven months ahead (product.md#search-form). Throws RangeError if malformed. */
export const formatUpcomingDate = (date: CivilDate, today: CivilDate): string =>
  daysBetween(today, date) > MAX_DAYS_WITHOUT_YEAR ? formatItalianShortWithYear(date) : formatItalianShort(date);

/** Formats "24 ott – 27 ott", or "29 mag – 31 mag 2028" if it ends more than eleven months ahead. Throws RangeError if malformed. */
export function formatUpcomingRange(from: CivilDate, to: CivilDate, today: CivilDate): string {
  const range = formatItalianRange(from, to);
  const year = to.slice(0, 4);
  return daysBetween(today, to) > MAX_DAYS_WITHOUT_YEAR && !range.endsWith(year) ? `${range} ${year}` : range;
}
