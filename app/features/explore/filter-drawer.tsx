import { FilterGroup } from "#app/features/explore/filter-group.tsx";
import PriceRangeFields from "#app/features/explore/price-range-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { type OtherService, TRANSMISSIONS } from "#domain/catalogue/filters.ts";
import { mergeFacets, type SearchResults, selectedCategories } from "#domain/catalogue/search-results.ts";
import { type SearchCriteria, searchToQuery, toServiceQuery } from "#domain/search/search.ts";
import styles from "./filter-drawer.module.css";

/** Renders the advanced filters (product.md#explore-filters) as a plain GET form in a dialog, so that applying them navigates. */
export function FilterDrawer({
  criteria,
  findings,
  otherServices,
}: {
  criteria: SearchCriteria;
  findings: SearchResults;
  otherServices: readonly OtherService[];
}) {
  const { explore, categories: names } = useWords("explore", "categories");
  const paths = usePaths();
  const categories = selectedCategories(criteria);
  const facets = findings.service === "auto" ? mergeFacets(findings.facets, findings.delivered?.facets) : null;
  return (
    <Drawer id="filtri" title={explore.filters}>
      <form action={paths.explore()}>
        <HiddenFilterFields criteria={criteria} />
        {facets && (
          <>
            <FilterGroup legend={explore.brands}>
              {facets.brands.map(({ slug, name, count }) => (
                <FilterOption
                  key={slug}
                  type="checkbox"
                  name="brands"
                  value={slug}
                  label={name}
                  count={count}
                  isSelected={criteria.brands.includes(slug)}
                />
              ))}
            </FilterGroup>
            <FilterGroup legend={explore.categories}>
              {facets.categories.map(({ slug, count }) => (
                <FilterOption
                  key={slug}
                  type="checkbox"
                  // Keeps the page's own category under its own name: applying unchanged filters leads to the same URL.
                  name={slug === criteria.category ? "category" : "categories"}
                  value={slug}
                  label={names.names[slug]}
                  count={count}
                  isSelected={categories.includes(slug)}
                />
              ))}
              {otherServices.length > 0 && (
                <p className={styles.services}>
                  {otherServices.map((service) => (
                    <MoreLink key={service} to={paths.explore(toServiceQuery(criteria, service))}>
                      {explore.services[service]}
                    </MoreLink>
                  ))}
                </p>
              )}
            </FilterGroup>
          </>
        )}
        <PriceRangeFields
          service={criteria.service}
          range={criteria.priceRange}
          isDated={criteria.pickupDate !== undefined && criteria.returnDate !== undefined}
        />
        {findings.service === "auto" && (
          <FilterGroup legend={explore.transmission}>
            {TRANSMISSIONS.map((value) => (
              <FilterOption
                key={value}
                type="radio"
                name="transmission"
                value={value}
                label={explore.transmissions[value || "all"]}
                isSelected={(criteria.transmission ?? "") === value}
              />
            ))}
          </FilterGroup>
        )}
        <div className={styles.actions}>
          <Button type="submit">{explore.apply}</Button>
          <MoreLink to={paths.explore(searchToQuery(clearAdvancedFilters(criteria)))}>{explore.clear}</MoreLink>
        </div>
      </form>
    </Drawer>
  );
}

interface FilterOptionProps {
  type: "checkbox" | "radio";
  name: string;
  value: string;
  label: string;
  count?: number | null;
  isSelected: boolean;
}

function FilterOption({ type, name, value, label, count = null, isSelected }: FilterOptionProps) {
  return (
    <label className={styles.choice}>
      <input type={type} name={name} value={value} defaultChecked={isSelected} />
      {label}
      {count !== null && <em>{count}</em>}
    </label>
  );
}

/** Renders the search criteria without a filter as hidden fields, so that the form keeps them. */
function HiddenFilterFields({ criteria }: { criteria: SearchCriteria }) {
  const { category: _category, ...rest } = clearAdvancedFilters(criteria);
  return [...new URLSearchParams(searchToQuery(rest))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** Returns the criteria without brands, categories, price range and transmission. The page's own category is no advanced filter. */
function clearAdvancedFilters({
  priceRange: _range,
  transmission: _transmission,
  ...criteria
}: SearchCriteria): SearchCriteria {
  return { ...criteria, brands: [], categories: [] };
}
