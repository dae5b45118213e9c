import { formatEuros } from "#app/features/admin/format-euros.ts";
import type { ApiListedRateRule, ApiRateRule } from "#domain/api/rates/rate-rules.ts";
import { CATEGORIES } from "#domain/categories.ts";
import { formatCount, formatNumber } from "#domain/numbers.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import {
  formatItalianRange,
  formatItalianShort,
  formatItalianShortWithYear,
  withItalianArticle,
} from "#domain/rental-period/italian-dates.ts";

/** Returns for which cars a rule or a code is: "Sportive, Milano". */
export function scopeText({
  vehicle_name,
  brand,
  category,
  city,
}: Pick<ApiRateRule, "vehicle_name" | "brand" | "category" | "city">): string {
  const cars = vehicle_name ?? brand ?? (category ? CATEGORIES[category].shortLabel : "Tutte le auto");
  return city === null ? cars : `${cars}, ${city}`;
}

/** Returns the days of a rule: "01 ago – 31 ago, ogni anno". */
export function rangeText({ from_date: from, until_date: until, yearly }: ApiRateRule): string {
  if (yearly && from !== null && until !== null)
    return `${from === until ? formatItalianShort(from) : `${formatItalianShort(from)} – ${formatItalianShort(until)}`}, ogni anno`;
  return spanText(from, until) || "Sempre";
}

/** Returns the days on which a rental may be booked by a rule; "" for any day. */
export const bookingDaysText = ({ book_from, book_until }: ApiRateRule): string => spanText(book_from, book_until);

/** Returns a range of days, both included; "" if it has no end on either side. */
export function spanText(from: CivilDate | null, until: CivilDate | null): string {
  if (from !== null && until !== null) return withYear(formatItalianRange(from, until), from, until);
  if (from !== null) return withItalianArticle("Dal", formatItalianShortWithYear(from));
  return until === null ? "" : `Fino ${withItalianArticle("al", formatItalianShortWithYear(until))}`;
}

/** A range within one year has no year of its own. */
const withYear = (range: string, from: CivilDate, until: CivilDate) =>
  from.slice(0, 4) === until.slice(0, 4) ? `${range} ${from.slice(0, 4)}` : range;

/** Returns what a rule sets: "20 % in più", "€ 2.500, 600 km", "10 % in meno da 7 giorni". */
export function effectText({ kind, price, percent, days, included_kilometres: kilometres }: ApiRateRule): string {
  const dayCount = formatCount(days ?? 0, "giorno", "giorni");
  switch (kind) {
    case "day":
      return price === null ? surchargeText(percent ?? 100) : `${formatEuros(price)} al giorno`;
    case "package":
      return `${formatEuros(price ?? 0)}, ${formatNumber(kilometres ?? 0)} km`;
    case "length":
      return `${percent} % in meno da ${dayCount}`;
    case "minimum":
      return `Almeno ${dayCount}`;
  }
}

/** Returns a percentage of the base rate as what it adds or takes away: "20 % in più" for 120. A sign would be escaped in a CSV file. */
export function surchargeText(percent: number): string {
  if (percent === 100) return "Prezzo base";
  return percent < 100 ? `${100 - percent} % in meno` : `${percent - 100} % in più`;
}

/** The most names in a mark. */
const MAX_NAMES = 3;

/** Returns what hides a rule: "Non vale mai: la nasconde «Agosto» e 2 altre"; "" if nothing does. */
export function hiddenText({ hidden }: ApiListedRateRule): string {
  if (!hidden) return "";
  const names = hidden.by.slice(0, MAX_NAMES).map(({ name }) => `«${name}»`);
  const others = hidden.total - names.length;
  const rules = others > 0 ? `${names.join(", ")} e ${formatCount(others, "altra", "altre")}` : names.join(", ");
  return hidden.extent === "wholly" ? `Non vale mai: la nasconde ${rules}` : `In parte la nasconde ${rules}`;
}
