import type { CategorySlug } from "#domain/categories.ts";
import type { Cents } from "#domain/money.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { formatDate, withPreposition } from "#domain/words/formats/format-date.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

type ListingWords = Words<"listings">;

/** Returns "1 vettura", "8 vetture". */
export const countCars = (words: ListingWords, count: number): string => say(words, words.listings.cars, { count });

/** Returns "1 città", "9 città". */
export const countCities = (words: ListingWords, count: number): string => say(words, words.listings.cities, { count });

/** Returns "8 vetture, da € 450": the cars of a city or a category. */
export const carsFromRateText = (
  words: ListingWords,
  { vehicles, lowestRate }: { vehicles: number; lowestRate: Cents },
): string =>
  say(words, words.listings.carsFromRate, {
    cars: countCars(words, vehicles),
    rate: formatMoney(words, lowestRate),
  });

/** Returns what a table of prices says above it: "Il prezzo più basso di ogni città al 21 novembre 2026, …". */
export const lowestPriceNote = (
  words: ListingWords,
  rows: "lowestByCity" | "lowestByCategory" | "lowestByCityAndCategory",
  today: CivilDate,
): string =>
  say(words, words.listings.prices[rows], { asOf: withPreposition(words, "asOfDay", formatDate(words, today)) });

/** Returns the text before and after a daily rate, which is set larger: "da", "al giorno". */
export function textsAroundRate({ listings }: ListingWords): { prefix: string; unit: string } {
  const [prefix = "", unit = ""] = listings.fromRate.split("{rate}");
  return { prefix: prefix.trim(), unit: unit.trim() };
}

/** Returns a category's English name, which Italian pages show beside the Italian one; null in other languages, which have one name. */
export const englishCategoryName = (
  { language, categories }: Words<"categories">,
  category: CategorySlug,
): string | null => (language === "it" ? categories.cardNames[category] : null);
