import { facetText } from "#app/features/explore/result-texts.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { OtherService } from "#domain/catalogue/filters.ts";
import { type Facets, selectedCategories } from "#domain/catalogue/search-results.ts";
import type { CategorySlug } from "#domain/categories.ts";
import { type SearchCriteria, searchToQuery, toServiceQuery } from "#domain/search/search.ts";
import styles from "./facet-list.module.css";

/**
 * Lists brands and categories beside the results, with counts; a click adds or removes a filter. Wide windows only: the filter drawer has all
 * filters.
 */
export function FacetList({
  facets,
  criteria,
  otherServices,
}: {
  facets: Facets;
  criteria: SearchCriteria;
  otherServices: readonly OtherService[];
}) {
  const { explore, categories: names } = useWords("explore", "categories");
  const paths = usePaths();
  const categories = selectedCategories(criteria);
  const hasFacets =
    facets.brands.length > 0 || facets.categories.some(({ count }) => count !== 0) || categories.length > 0;
  // Without vehicles there is nothing to filter; the empty column keeps the layout.
  if (!hasFacets) return <div />;
  return (
    <nav className={styles.root} aria-label={explore.quickFilters}>
      {facets.brands.length > 0 && (
        <>
          <h2>{explore.brands}</h2>
          <ul>
            {facets.brands.map(({ slug, name, count }) => (
              <FacetLink
                key={slug}
                label={name}
                count={count}
                isSelected={criteria.brands.includes(slug)}
                query={searchToQuery({ ...criteria, brands: toggleValue(criteria.brands, slug).sort() })}
              />
            ))}
          </ul>
        </>
      )}
      <h2>{explore.categories}</h2>
      <ul>
        {facets.categories.map(({ slug, count }) => (
          <FacetLink
            key={slug}
            label={names.names[slug]}
            count={count}
            isSelected={categories.includes(slug)}
            query={searchToQuery(setCategories(criteria, toggleValue(categories, slug)))}
          />
        ))}
      </ul>
      {otherServices.length > 0 && (
        <ul className={styles.services}>
          {otherServices.map((service) => (
            <li key={service}>
              <Link to={paths.explore(toServiceQuery(criteria, service))} className={styles.facet} rel="nofollow">
                {explore.services[service]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

interface FacetLinkProps {
  label: string;
  count: number | null;
  isSelected: boolean;
  query: string;
}

function FacetLink({ label, count, isSelected, query }: FacetLinkProps) {
  const words = useWords("explore");
  const paths = usePaths();
  return (
    <li>
      <Link
        to={paths.explore(query)}
        className={classNames(styles.facet, count === 0 && styles.none)}
        aria-current={isSelected ? "true" : undefined}
        aria-label={facetText(words, { label, count, isSelected })}
        rel="nofollow"
        data-checkbox-link=""
      >
        <span className={styles.box} aria-hidden="true" />
        {label}
        {count !== null && <em>{count}</em>}
      </Link>
    </li>
  );
}

function toggleValue<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/**
 * Returns the criteria with these categories. A single category becomes the page's own category, which the heading names; several categories become
 * filters.
 */
function setCategories({ category: _category, ...criteria }: SearchCriteria, chosen: CategorySlug[]): SearchCriteria {
  const [onlyCategory] = chosen;
  return chosen.length === 1 && onlyCategory
    ? { ...criteria, category: onlyCategory, categories: [] }
    : { ...criteria, categories: chosen };
}
