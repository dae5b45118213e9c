import { PRICE_SLIDERS } from "#domain/catalogue/filters.ts";
import { CATEGORIES, type CategorySlug, SERVICE_CATEGORIES } from "#domain/categories.ts";
import { CITY_SLUGS, isCitySlug } from "#domain/cities/city.ts";
import { atPlace } from "#domain/delivery/delivery-words.ts";
import { formatEuro } from "#domain/money.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { formatUpcomingDate, formatUpcomingRange, withItalianArticle } from "#domain/rental-period/italian-dates.ts";
import { type SearchCriteria, searchToQuery } from "./search.ts";

const SERVICE_LABELS = { auto: "Auto", jet: "Jet privati", experience: "Esperienze" } as const;
/** The heading per service without a car category: jets and experiences have one category each. */
const PLAIN_HEADINGS = { auto: "Auto di Lusso", ...SERVICE_CATEGORIES } as const;
const TRANSMISSION_LABELS = { auto: "Cambio automatico", manuale: "Cambio manuale" } as const;

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
  criteria: SearchCriteria,
  today: CivilDate,
  brandNames: ReadonlyMap<string, string> = new Map(),
): SearchChip[] {
  const chip = (key: string, label: string | null, without: Partial<SearchCriteria>, ...drop: RemovableCriterion[]) =>
    label === null ? [] : [{ key, label, removeQuery: searchToQuery(withoutCriteria(criteria, without, drop)) }];
  const { city, returnCity, service, category, vehicle, transmission } = criteria;
  const returnsElsewhere = returnCity !== undefined && returnCity !== city;
  return [
    ...chip("city", city ? cityLabel(city) : null, {}, "city", ...(returnsElsewhere ? [] : ["returnCity" as const])),
    ...chip("returnCity", returnsElsewhere ? `Riconsegna ${atPlace(cityLabel(returnCity))}` : null, {}, "returnCity"),
    ...chip(
      "service",
      criteria.isServiceExplicit || service !== "auto" ? SERVICE_LABELS[service] : null,
      { service: "auto" },
      "isServiceExplicit",
      "priceRange",
    ),
    ...chip("dates", datesLabel(criteria, today), {}, "pickupDate", "returnDate", "pickupTime", "returnTime"),
    ...chip("category", category ? CATEGORIES[category].displayName : null, {}, "category"),
    ...chip("vehicle", vehicle ? "La tua scelta" : null, {}, "vehicle"),
    ...criteria.brands.flatMap((brand) =>
      chip(`brand-${brand}`, brandNames.get(brand) ?? titleFromSlug(brand), {
        brands: criteria.brands.filter((slug) => slug !== brand),
      }),
    ),
    ...criteria.categories.flatMap((slug) =>
      chip(`category-${slug}`, CATEGORIES[slug].shortLabel, {
        categories: criteria.categories.filter((other) => other !== slug),
      }),
    ),
    ...chip("priceRange", priceLabel(criteria), {}, "priceRange"),
    ...chip("transmission", transmission ? TRANSMISSION_LABELS[transmission] : null, {}, "transmission"),
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

function datesLabel({ pickupDate, returnDate }: SearchCriteria, today: CivilDate): string | null {
  if (pickupDate && returnDate && pickupDate <= returnDate) return formatUpcomingRange(pickupDate, returnDate, today);
  if (pickupDate) return withItalianArticle("Dal", formatUpcomingDate(pickupDate, today));
  return returnDate ? `Fino ${withItalianArticle("al", formatUpcomingDate(returnDate, today))}` : null;
}

function priceLabel({ priceRange, service }: SearchCriteria): string | null {
  if (!priceRange) return null;
  const [lowest, highest] = priceRange;
  const euros = (amount: number) => formatEuro(amount * 100);
  if (lowest <= PRICE_SLIDERS[service].min) return `Fino a ${euros(highest)}`;
  if (highest >= PRICE_SLIDERS[service].max) return `Da ${euros(lowest)}`;
  return `${euros(lowest)} – ${euros(highest)}`;
}

/**
 * Returns the heading of the explore page: the category or "Auto di Lusso", with " a {city}" if a city is selected (product.md#explore). `cityName`
 * is the city's own name if the search used an alias.
 */
export function searchHeading(criteria: SearchCriteria, cityName?: string): string {
  const { category } = criteria;
  if (category && !criteria.city) return CATEGORIES[category].displayName;
  const subject = category ? headingName(category) : PLAIN_HEADINGS[criteria.service];
  return criteria.city ? `${subject} a ${cityName ?? cityLabel(criteria.city)}` : subject;
}

/** Capitalises a slug such as "aston-martin", for an unknown brand. */
function titleFromSlug(slug: string): string {
  return slug.replace(/(^|-)(\w)/g, (_, before: string, letter: string) => `${before && " "}${letter.toUpperCase()}`);
}

/** Returns the Italian name of a city's slug, or any other text as typed. */
function cityLabel(city: string): string {
  return isCitySlug(city) ? CITY_SLUGS[city] : city;
}

/** Uses the singular in an Italian phrase: "SUV a Milano". */
function headingName(category: CategorySlug): string {
  const { displayName, shortLabel } = CATEGORIES[category];
  return displayName === `${shortLabel}s` ? shortLabel : displayName;
}
