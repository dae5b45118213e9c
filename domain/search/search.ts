import {
  EXPLORE_SERVICES,
  isFullPriceRange,
  PRICE_SLIDERS,
  type PriceRange,
  type Service,
  type TransmissionKind,
} from "#domain/catalogue/filters.ts";
import { CATEGORY_SLUGS, type CategorySlug, findCategory, serviceOfCategory } from "#domain/categories.ts";
import { formatRentalChoices, OPTION_SEPARATOR, parseRentalChoices } from "#domain/prices/rental-choices.ts";
import { type CivilDate, type CivilTime, isDateSince2000 } from "#domain/rental-period/civil-time.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import { DEFAULT_TIME, isTimeSlot } from "#domain/rental-period/time-slots.ts";
import { isSlugShaped } from "#domain/slug.ts";
import { MAX_FINISH_KEY_CHARACTERS } from "#domain/units/finish.ts";

export const SORTS = ["price", "-price", "rating", "power"] as const;

export type Sort = (typeof SORTS)[number];

/** Best rated first, like the home page's featured cars (product.md#featured-cars). */
export const DEFAULT_SORT: Sort = "rating";

/** Dates, places, colour and options of a rental, as the pages of one car parse them from their URL. */
export interface RentalChoice {
  /** The requested pickup place, in the same forms as `returnCity`; defaults to the base. */
  pickupCity?: string;
  /** As typed or selected: name, alias or slug of a city or listed place. Resolve it with `findDestination`. */
  returnCity?: string;
  pickupDate?: CivilDate;
  returnDate?: CivilDate;
  pickupTime?: CivilTime;
  returnTime?: CivilTime;
  /** The key of the requested finish. */
  colour?: string;
  /** Extras, protection and young driver in their canonical form (product.md#choices). */
  options?: string;
}

/** The criteria that the explore page parses from its URL (product.md#explore). */
export interface SearchCriteria extends Omit<RentalChoice, "colour" | "options" | "pickupCity"> {
  /** The searched place, in the same forms as `returnCity`. */
  city?: string;
  service: Service;
  /** Set if the URL itself names the service, so that its chip can be removed. */
  isServiceExplicit?: true;
  category?: CategorySlug;
  /** Set if the URL names an unknown category: it filters nothing, and the page reports it. */
  unknownCategory?: true;
  /** Slug of the car that is pinned to the top as "La tua scelta". */
  vehicle?: string;
  /** Unique brand slugs, sorted. */
  brands: string[];
  /** Unique categories of the advanced filters, in the order of `CATEGORY_SLUGS`. */
  categories: CategorySlug[];
  /** The price range in whole euros; absent for the slider's full range. */
  priceRange?: PriceRange;
  transmission?: TransmissionKind;
  sort: Sort;
}

const MAX_TEXT_CHARACTERS = 80;
const MAX_BRANDS = 30;
const MAX_OPTIONS_CHARACTERS = 1000;

/**
 * Parses a search query (pickupCity = city, pickupDate = checkIn, returnDate = checkOut; the first name of each pair wins). Malformed, unknown or
 * overlong values are dropped, so that no URL breaks the page (product.md#explore).
 */
export function parseSearch(query: URLSearchParams): SearchCriteria {
  const service = oneOf(EXPLORE_SERVICES, query.get("service")) ?? serviceOfCategory(query.get("category") ?? "");
  const criteria: SearchCriteria = {
    service: service ?? "auto",
    brands: brandsOf(query),
    categories: categoriesOf(query),
    sort: oneOf(SORTS, query.get("sort")) ?? DEFAULT_SORT,
  };
  const optional: MaybeUndefined<SearchCriteria> = {
    city: cityOf(query),
    isServiceExplicit: service ? true : undefined,
    category: findCategory(query.get("category") ?? "")?.slug,
    unknownCategory: hasUnknownCategoryIn(query) ? true : undefined,
    vehicle: slugOf(query.get("vehicle")),
    priceRange: priceRangeOf(query, criteria.service),
    transmission: oneOf(["auto", "manuale"] as const, query.get("transmission")?.toLowerCase() ?? null),
  };
  return Object.assign(criteria, parsePeriod(query), omitUndefined(optional));
}

/** Parses the parameters of one rental, as leniently as `parseSearch`. */
export function parseRentalChoice(query: URLSearchParams): RentalChoice {
  return {
    ...parsePeriod(query),
    ...omitUndefined({
      pickupCity: cityOf(query),
      colour: parseFinishKey(query.get("colour")),
      options: parseOptions(query.getAll("options")),
    }),
  };
}

const cityOf = (query: URLSearchParams) => parseFreeText(query.get("pickupCity")) ?? parseFreeText(query.get("city"));

function parsePeriod(query: URLSearchParams): Omit<RentalChoice, "colour" | "options" | "pickupCity"> {
  return omitUndefined({
    returnCity: parseFreeText(query.get("returnCity")),
    pickupDate: acceptIf(isDateSince2000, query.get("pickupDate")) ?? acceptIf(isDateSince2000, query.get("checkIn")),
    returnDate: acceptIf(isDateSince2000, query.get("returnDate")) ?? acceptIf(isDateSince2000, query.get("checkOut")),
    pickupTime: acceptIf(isTimeSlot, query.get("pickupTime")),
    returnTime: acceptIf(isTimeSlot, query.get("returnTime")),
  });
}

type MaybeUndefined<Values> = Partial<{ [Key in keyof Values]: Values[Key] | undefined }>;

function omitUndefined<Values>(optional: MaybeUndefined<Values>): Partial<Values> {
  return Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)) as Partial<Values>;
}

function brandsOf(query: URLSearchParams): string[] {
  const slugs = parseList(query, "brands").flatMap((text) => slugOf(text.toLowerCase()) ?? []);
  return [...new Set(slugs)].sort().slice(0, MAX_BRANDS);
}

function categoriesOf(query: URLSearchParams): CategorySlug[] {
  const requestedCategories = parseList(query, "categories").map((text) => findCategory(text)?.slug);
  return CATEGORY_SLUGS.filter((slug) => requestedCategories.includes(slug));
}

function hasUnknownCategoryIn(query: URLSearchParams): boolean {
  const requestedCategories = [query.get("category") ?? "", ...parseList(query, "categories")];
  return requestedCategories.some(
    (text) => text.trim() !== "" && findCategory(text) === null && !serviceOfCategory(text),
  );
}

/** Accepts repeated parameters, as forms send check boxes, and comma-separated values, as in handwritten links. */
function parseList(query: URLSearchParams, name: string): string[] {
  return query.getAll(name).flatMap((text) => text.split(",").map((part) => part.trim()));
}

/** Clamps the range to the slider of the service; one end may be missing. */
function priceRangeOf(query: URLSearchParams, service: Service): PriceRange | undefined {
  const { min, max } = PRICE_SLIDERS[service];
  const bound = (name: string, fallback: number) => {
    const text = query.get(name) ?? "";
    return /^\d{1,6}$/.test(text) ? Math.min(max, Math.max(min, Number(text))) : fallback;
  };
  const range: PriceRange = [bound("priceMin", min), bound("priceMax", max)];
  return range[0] > range[1] || isFullPriceRange(service, range) ? undefined : range;
}

/** Returns the canonical options; undefined for none. A form without scripts sends one parameter for each choice. */
function parseOptions(texts: readonly string[]): string | undefined {
  const text = texts.join(OPTION_SEPARATOR).slice(0, MAX_OPTIONS_CHARACTERS);
  return formatRentalChoices(parseRentalChoices(text)) || undefined;
}

/** Returns the key of the requested finish; undefined if it is missing or malformed. */
function parseFinishKey(text: string | null): string | undefined {
  return text && text.length <= MAX_FINISH_KEY_CHARACTERS ? text : undefined;
}

function parseFreeText(text: string | null): string | undefined {
  const trimmed = text?.trim().replaceAll(/\s+/g, " ");
  return trimmed && trimmed.length <= MAX_TEXT_CHARACTERS && !/\p{C}/u.test(trimmed) ? trimmed : undefined;
}

function slugOf(text: string | null): string | undefined {
  return text && text.length <= MAX_TEXT_CHARACTERS && isSlugShaped(text) ? text : undefined;
}

function acceptIf(accepts: (text: string) => boolean, text: string | null): string | undefined {
  return text !== null && accepts(text) ? text : undefined;
}

function oneOf<T extends string>(values: readonly T[], text: string | null): T | undefined {
  return values.find((value) => value === text);
}

/**
 * Returns the canonical query of a search without "?": parameters in fixed order and without defaults, so that one search has one URL. It uses the
 * names of the home page's form: pickupCity, returnCity, pickupDate … (product.md#explore).
 */
export function searchToQuery(criteria: SearchCriteria): string {
  const query = new URLSearchParams();
  const write = (name: string, value: string | number | undefined) => {
    if (value !== undefined) query.append(name, String(value));
  };
  write("pickupCity", criteria.city);
  write("returnCity", criteria.returnCity);
  write("pickupDate", criteria.pickupDate);
  write("returnDate", criteria.returnDate);
  write("pickupTime", criteria.pickupTime);
  write("returnTime", criteria.returnTime);
  write("service", criteria.isServiceExplicit || criteria.service !== "auto" ? criteria.service : undefined);
  write("category", criteria.category);
  write("vehicle", criteria.vehicle);
  for (const brand of criteria.brands) write("brands", brand);
  for (const category of criteria.categories) write("categories", category);
  const [lowest, highest] = criteria.priceRange ?? [];
  write("priceMin", lowest);
  write("priceMax", highest);
  write("transmission", criteria.transmission);
  write("sort", criteria.sort === DEFAULT_SORT ? undefined : criteria.sort);
  return query.toString();
}

/**
 * Returns the rental period of a search; missing times default to 10:00. Returns null unless both dates are set. The period may be invalid: check it
 * with `validatePeriod`.
 */
export function toRentalPeriod(criteria: SearchCriteria): RentalPeriod | null {
  const { pickupDate, returnDate, pickupTime = DEFAULT_TIME, returnTime = DEFAULT_TIME } = criteria;
  if (!pickupDate || !returnDate) return null;
  return { pickup: { date: pickupDate, time: pickupTime }, return: { date: returnDate, time: returnTime } };
}

/** Returns the query of the search for another service: it keeps dates and places and drops filters for cars. */
export function toServiceQuery(criteria: SearchCriteria, service: Service): string {
  const { category: _category, vehicle: _vehicle, priceRange: _range, transmission: _transmission, ...rest } = criteria;
  return searchToQuery({ ...rest, service, isServiceExplicit: true, brands: [], categories: [] });
}

/**
 * Returns the key by which a search without results is counted: city, dates, categories, brands, price and gearbox in canonical order. It contains no
 * free text, which might be personal data. Null for an unknown place or brand, and for a search without criteria.
 */
export function toSearchStatsKey(
  criteria: SearchCriteria,
  known: { city: string | null; brands: ReadonlySet<string> },
): string | null {
  const { service, city, category, categories, brands, pickupDate, returnDate, priceRange, transmission } = criteria;
  if (service !== "auto" || (city !== undefined && known.city === null)) return null;
  if (brands.some((slug) => !known.brands.has(slug))) return null;
  const query = searchToQuery({
    service,
    categories,
    brands,
    sort: DEFAULT_SORT,
    ...(known.city === null ? {} : { city: known.city }),
    ...(category === undefined ? {} : { category }),
    ...(pickupDate === undefined ? {} : { pickupDate }),
    ...(returnDate === undefined ? {} : { returnDate }),
    ...(priceRange === undefined ? {} : { priceRange }),
    ...(transmission === undefined ? {} : { transmission }),
  });
  return query === "" ? null : query;
}
