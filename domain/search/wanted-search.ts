import { DEFAULT_SORT, type SearchCriteria, searchToQuery } from "./search.ts";

/**
 * The query by which a search for a car that found nothing is counted: what was wanted (city, dates, categories, brands, price,
 * gearbox), in one canonical order. Nothing that somebody typed freely is in it, since that could be anything about anyone: the city
 * stands as the company names it, and a search for a place or a brand the company does not know is null, as is one that wants nothing.
 */
export function wantedSearch(
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
