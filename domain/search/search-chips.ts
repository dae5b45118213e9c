import { PRICE_SLIDERS } from "#domain/catalogue/filters.ts";
import { CITY_SLUGS, isCitySlug } from "#domain/cities/city.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { fillElided, formatUpcomingDay, formatUpcomingDays } from "#domain/words/formats/format-date.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { type SearchCriteria, searchToQuery } from "./search.ts";

/** The words of a search's criteria. Only the server makes them, because of the names of places. */
type ChipWords = Words<"searchChips" | "categories" | "places">;

/** An active criterion of a search, which a click removes (product.md#explore). */
export interface SearchChip {
  /** Stable key for rendering lists: "city", "dates", "brand-ferrari". */
  key: string;
  label: string;
  /** The query, without "?", of the search without this criterion; "" if nothing remains. */
  removeQuery: string;
}

/**
 * Returns the removable chips of a search in the order city, service, dates, category, advanced filters (product.md#explore-filters). `brandNames`
 * maps slugs to names; dates far from `today` show their year.
 */
export function toSearchChips(
  words: ChipWords,
  criteria: SearchCriteria,
  today: CivilDate,
  brandNames: ReadonlyMap<string, string> = new Map(),
): SearchChip[] {
  const chip = (key: string, label: string | null, without: Partial<SearchCriteria>, ...drop: RemovableCriterion[]) =>
    label === null ? [] : [{ key, label, removeQuery: searchToQuery(withoutCriteria(criteria, without, drop)) }];
  const { searchChips, categories: categoryWords } = words;
  const { city, returnCity, service, category, vehicle, transmission } = criteria;
  const returnsElsewhere = returnCity !== undefined && returnCity !== city;
  return [
    ...chip(
      "city",
      city ? cityLabel(words, city) : null,
      {},
      "city",
      ...(returnsElsewhere ? [] : ["returnCity" as const]),
    ),
    ...chip(
      "returnCity",
      returnsElsewhere
        ? say(words, searchChips.returnAt, { atPlace: sayAtPlace(words, cityLabel(words, returnCity)) })
        : null,
      {},
      "returnCity",
    ),
    ...chip(
      "service",
      criteria.isServiceExplicit || service !== "auto" ? searchChips.services[service] : null,
      { service: "auto" },
      "isServiceExplicit",
      "priceRange",
    ),
    ...chip("dates", datesLabel(words, criteria, today), {}, "pickupDate", "returnDate", "pickupTime", "returnTime"),
    ...chip("category", category ? categoryWords.cardNames[category] : null, {}, "category"),
    ...chip("vehicle", vehicle ? searchChips.pinnedVehicle : null, {}, "vehicle"),
    ...criteria.brands.flatMap((brand) =>
      chip(`brand-${brand}`, brandNames.get(brand) ?? titleFromSlug(brand), {
        brands: criteria.brands.filter((slug) => slug !== brand),
      }),
    ),
    ...criteria.categories.flatMap((slug) =>
      chip(`category-${slug}`, categoryWords.names[slug], {
        categories: criteria.categories.filter((other) => other !== slug),
      }),
    ),
    ...chip("priceRange", priceLabel(words, criteria), {}, "priceRange"),
    ...chip("transmission", transmission ? searchChips.transmissions[transmission] : null, {}, "transmission"),
  ];
}

/** The criteria that a chip can remove. */
type RemovableCriterion = Exclude<keyof SearchCriteria, "service" | "brands" | "categories" | "sort">;

function withoutCriteria(
  criteria: SearchCriteria,
  without: Partial<SearchCriteria>,
  drop: readonly RemovableCriterion[],
): SearchCriteria {
  const rest = { ...criteria, ...without };
  for (const name of drop) delete rest[name];
  return rest;
}

function datesLabel(words: ChipWords, { pickupDate, returnDate }: SearchCriteria, today: CivilDate): string | null {
  const { fromDay, untilDay } = words.searchChips;
  if (pickupDate && returnDate && pickupDate <= returnDate)
    return formatUpcomingDays(words, pickupDate, returnDate, today);
  if (pickupDate) return fillElided(fromDay, formatUpcomingDay(words, pickupDate, today));
  return returnDate ? fillElided(untilDay, formatUpcomingDay(words, returnDate, today)) : null;
}

function priceLabel(words: ChipWords, { priceRange, service }: SearchCriteria): string | null {
  if (!priceRange) return null;
  const [min, max] = priceRange;
  const [lowest, highest] = priceRange.map((amount) => formatMoney(words, amount * 100)) as [string, string];
  const { searchChips } = words;
  if (min <= PRICE_SLIDERS[service].min) return say(words, searchChips.upToPrice, { price: highest });
  if (max >= PRICE_SLIDERS[service].max) return say(words, searchChips.fromPrice, { price: lowest });
  return say(words, searchChips.priceRange, { lowest, highest });
}

/**
 * Returns the heading of the explore page: the category or "Auto di Lusso", with " a {city}" if a city is selected (product.md#explore). `cityName`
 * is the city's own Italian name if the search used an alias.
 */
export function searchHeading(words: ChipWords, criteria: SearchCriteria, cityName?: string): string {
  const { searchChips, categories } = words;
  const { category, city, service } = criteria;
  if (!city) return category ? categories.cardNames[category] : searchChips.headings[service];
  const text = category ? searchChips.categoriesIn[category] : searchChips.headingsIn[service];
  return say(words, text, { city: cityLabel(words, cityName ?? city) });
}

/** Capitalises a slug such as "aston-martin", for an unknown brand. */
function titleFromSlug(slug: string): string {
  return slug.replace(/(^|-)(\w)/g, (_, before: string, letter: string) => `${before && " "}${letter.toUpperCase()}`);
}

/** Returns the name of a city's slug or of a place in the language of the words, or any other text as typed. */
function cityLabel({ language }: ChipWords, city: string): string {
  return placeNameIn(language, isCitySlug(city) ? CITY_SLUGS[city] : city);
}
