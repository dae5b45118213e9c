import { OTHER_SERVICES, type OtherService } from "#domain/catalogue/filters.ts";
import type { Brand } from "#domain/catalogue/page-profiles.ts";
import { isEmptySearch, type SearchResults, selectedCategories } from "#domain/catalogue/search-results.ts";
import type { CategorySlug } from "#domain/categories.ts";
import type { City } from "#domain/cities/city.ts";
import { unknownPlaceMessage, unknownReturnPlaceMessage } from "#domain/delivery/delivery-problems.ts";
import { destinationName } from "#domain/delivery/destination.ts";
import { findDestination } from "#domain/delivery/find-destination.ts";
import { LISTED_PLACES } from "#domain/delivery/listed-places.ts";
import { isKindOffered } from "#domain/offers/offers.ts";
import type { ExplorePageData } from "#domain/pages/rental-pages.ts";
import { pathsIn } from "#domain/paths.ts";
import { findGraceSentence } from "#domain/prices/grace-sentence.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { listSearchPlaces } from "#domain/search/list-search-places.ts";
import { type SearchCriteria, searchToQuery } from "#domain/search/search.ts";
import { searchHeading, toSearchChips } from "#domain/search/search-chips.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";
import { fitDescription, fitTitle } from "#domain/seo/heads/fit-text.ts";
import { homeCrumb, promiseSentence } from "#domain/seo/heads/head-parts.ts";
import { type Crumb, type PageHead, toSiteMark } from "#domain/seo/heads/page-head.ts";
import { textReference } from "#domain/words/text-reference.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { listActiveBrands } from "#server/repositories/brands/brands.ts";
import { readStock, type Stock } from "#server/repositories/catalogue/stock.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { type ExperienceSort, listExperiences } from "#server/repositories/experiences/experiences.ts";
import { type JetSort, listJets } from "#server/repositories/jets/jets.ts";
import { bookablePeriod } from "./bookable-period.ts";
import { findAlternatives } from "./find-alternatives.ts";
import type { ResolvedSearch } from "./search.ts";
import { searchVehicles } from "./search-vehicles.ts";

export interface SearchInput {
  criteria: SearchCriteria;
  /** The page number as the URL has it; null for the first page. */
  page: string | null;
}

/** Returns the explore page (product.md#explore). A service that is switched off counts as unknown: cars are searched. Throws "not-found" for an invalid page number. */
export async function searchCatalogue(ctx: AppContext, input: SearchInput, words: Words): Promise<ExplorePageData> {
  const { page } = input;
  const criteria = withOfferedService(ctx, input.criteria);
  const cities = await listActiveCities(ctx.db);
  const pickup = criteria.city ? findDestination(criteria.city, cities) : null;
  const back = criteria.returnCity ? findDestination(criteria.returnCity, cities) : null;
  const city = pickup?.city ?? null;
  const { period, span, datesProblem, possiblePeriod } = bookablePeriod(ctx, words, criteria, {
    pickup: city,
    return: back?.city ?? null,
  });
  const brands = criteria.brands.length > 0 ? await listActiveBrands(ctx.db) : [];
  const search: ResolvedSearch = {
    criteria,
    brands: criteria.brands.length > 0 ? brandNamesOf(criteria.brands, brands) : undefined,
    city,
    pickup,
    return: back,
    period,
    span,
    datesProblem,
    possiblePeriod,
    page: pageNumber(page),
    language: words.language,
  };
  const { searchResults, count, unavailable, isCapped, pages, days } = await SEARCHES[criteria.service](
    ctx,
    search,
    cities,
  );
  if (search.page > Math.max(1, pages)) throw new ServiceError("not-found", textReference("explore", "unknownPage"));
  const isEmpty = isEmptySearch(count, searchResults);
  const places = listSearchPlaces(words, cities, LISTED_PLACES);
  const heading = searchHeading(words, criteria, city?.name);
  const shownCriteria = {
    ...criteria,
    ...(pickup && { city: destinationName(pickup) }),
    ...(back && { returnCity: destinationName(back) }),
  };
  const stock = await readStock(ctx.db);
  const crumbs = [
    homeCrumb(words),
    { name: words.rentalHeads.crumbs.explore, path: pathsIn(words.language).explore() },
  ];
  return {
    criteria: shownCriteria,
    heading,
    chips: toSearchChips(
      words,
      shownCriteria,
      toCivilMoment(ctx.clock(), ctx.site.timeZone).date,
      new Map(brands.map(({ slug, name }) => [slug, name])),
    ),
    count,
    unavailable,
    isCapped,
    page: search.page,
    pages,
    days,
    graceSentence:
      period && criteria.service === "auto"
        ? findGraceSentence(words, { ...period, graceMinutes: ctx.site.graceMinutes })
        : undefined,
    placeProblem: placeProblem(words, search, isEmpty, places),
    datesProblem,
    searchResults: withOwnedCategories(searchResults, stock.categories, criteria),
    otherServices: listOtherServices(ctx, stock),
    alternatives: isEmpty ? await findAlternatives(ctx, search, { searchResults, cities, words }) : null,
    places,
    crumbs,
    head: exploreHead(words, ctx, { heading, criteria, page: search.page, crumbs }),
  };
}

function withOfferedService({ site }: AppContext, criteria: SearchCriteria): SearchCriteria {
  if (isKindOffered(criteria.service, site.offers)) return criteria;
  const { isServiceExplicit: _explicit, priceRange: _range, ...carCriteria } = criteria;
  return { ...carCriteria, service: "auto" };
}

/** Returns the services beside cars that are switched on and have a jet or an experience (product.md#offers). */
function listOtherServices(
  { site }: AppContext,
  { hasJets, hasExperiences }: Pick<Stock, "hasJets" | "hasExperiences">,
) {
  const hasContent: Record<OtherService, boolean> = { jet: hasJets, experience: hasExperiences };
  return OTHER_SERVICES.filter((service) => isKindOffered(service, site.offers) && hasContent[service]);
}

/** Leaves out categories of which the company has no car, except the chosen ones (product.md#offers). */
function withOwnedCategories(results: SearchResults, owned: readonly CategorySlug[], criteria: SearchCriteria) {
  if (results.service !== "auto") return results;
  const shown = new Set([...owned, ...selectedCategories(criteria)]);
  const categories = results.facets.categories.filter(({ slug }) => shown.has(slug));
  return { ...results, facets: { ...results.facets, categories } };
}

/**
 * Returns the problem of an unknown place, or null. A text that is no known place is still accepted if it is a part of city names and finds cars
 * (product.md#city-search).
 */
function placeProblem(
  words: Words,
  { criteria, ...search }: ResolvedSearch,
  isEmpty: boolean,
  { cities }: SearchPlaces,
): string | null {
  const example = cities[0]?.name ?? "";
  if (criteria.city && !search.pickup && isEmpty) return unknownPlaceMessage(example)(words);
  return criteria.returnCity && !search.return ? unknownReturnPlaceMessage(example)(words) : null;
}

/** Returns the stored names of the brands given by slug or name. */
const brandNamesOf = (slugsOrNames: readonly string[], brands: readonly Brand[]): string[] =>
  brands.flatMap(({ slug, name }) =>
    slugsOrNames.includes(slug) || slugsOrNames.includes(name.toLowerCase()) ? [name] : [],
  );

const SEARCHES = { auto: searchVehicles, jet: searchJets, experience: searchExperiences };

function pageNumber(text: string | null): number {
  if (text === null) return 1;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new ServiceError("not-found", textReference("explore", "unknownPage"));
  return Number(text);
}

interface ExploreFacts {
  heading: string;
  criteria: SearchCriteria;
  page: number;
  crumbs: Crumb[];
}

/**
 * Returns the head of the page. For search engines, filtered views and further pages are duplicates, so their canonical URL is the one without
 * parameters.
 */
function exploreHead(words: Words, ctx: AppContext, { heading, criteria, page, crumbs }: ExploreFacts): PageHead {
  const { description, keywords } = words.rentalHeads.explore[criteria.service];
  return {
    title: fitTitle(heading, ctx.site.name),
    description:
      criteria.service === "auto" ? fitDescription(description, promiseSentence(words, ctx.site)) : description,
    keywords: [heading, ...keywords],
    ...toSiteMark(ctx.site),
    siteUrl: ctx.env.siteUrl,
    path: pathsIn(words.language).explore(),
    indexable: searchToQuery(criteria) === "" && page === 1,
    crumbs,
  };
}

/** Returns the experiences that a search finds, with their price per weekend. */
async function searchExperiences(ctx: AppContext, { criteria, city, language }: ResolvedSearch) {
  const sort: ExperienceSort = criteria.sort === "power" ? "rating" : criteria.sort;
  const results = await listExperiences(
    ctx.db,
    {
      city: city?.name,
      locationContains: city ? undefined : criteria.city,
      lowestRate: criteria.priceRange && criteria.priceRange[0] * 100,
      highestRate: criteria.priceRange && criteria.priceRange[1] * 100,
    },
    sort,
    language,
  );
  return {
    count: results.length,
    unavailable: 0,
    isCapped: false,
    pages: 1,
    days: null,
    searchResults: { service: "experience" as const, results },
  };
}

/** Returns the jets that a search finds, with their price per hour. Jets cannot be ordered by power, and are ordered by rating instead. */
async function searchJets(ctx: AppContext, { criteria, city, language }: ResolvedSearch, cities: readonly City[]) {
  const order: JetSort = criteria.sort === "power" ? "rating" : criteria.sort;
  const jets = await listJets(
    ctx.db,
    {
      city: city?.name,
      locationContains: city ? undefined : criteria.city,
      lowestRate: criteria.priceRange && criteria.priceRange[0] * 100,
      highestRate: criteria.priceRange && criteria.priceRange[1] * 100,
    },
    order,
    language,
  );
  const slugByName = new Map(cities.map(({ name, slug }) => [name, slug]));
  const results = jets.map((jet) => ({ jet, citySlug: city?.slug ?? slugByName.get(jet.cities[0] ?? "") ?? "" }));
  return {
    count: jets.length,
    unavailable: jets.filter(({ available }) => !available).length,
    isCapped: false,
    pages: 1,
    days: null,
    searchResults: { service: "jet" as const, results },
  };
}
