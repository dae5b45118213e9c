import { FilterGroup } from "#app/features/explore/filter-group.tsx";
import PriceRangeFields from "#app/features/explore/price-range-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkMore } from "#app/ui/link-more.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { type Findings, jointFacets, soughtCategories } from "#domain/catalogue/explore.ts";
import { TRANSMISSIONS } from "#domain/catalogue/filters.ts";
import { CATEGORIES, SERVICE_CATEGORIES } from "#domain/categories.ts";
import { paths } from "#domain/paths.ts";
import { type SearchCriteria, searchToQuery, serviceQuery } from "#domain/search/search.ts";
import { EXPLORE_WORDS } from "./explore-words.ts";
import styles from "./filter-sheet.module.css";

/** The advanced filters (product.md#explore-filters): a plain GET form in a dialog, so that applying them is a new address. */
export function FilterSheet({ criteria, findings }: { criteria: SearchCriteria; findings: Findings }) {
  const categories = soughtCategories(criteria);
  const facets = findings.service === "auto" ? jointFacets(findings.facets, findings.delivered?.facets) : null;
  return (
    <Sheet id="filtri" title="Filtri avanzati">
      <form action={paths.explore()}>
        <KeptFields criteria={criteria} />
        {facets && (
          <>
            <FilterGroup legend={EXPLORE_WORDS.brands}>
              {facets.brands.map(({ slug, name, count }) => (
                <Choice
                  key={slug}
                  type="checkbox"
                  name="brands"
                  value={slug}
                  label={name}
                  count={count}
                  chosen={criteria.brands.includes(slug)}
                />
              ))}
            </FilterGroup>
            <FilterGroup legend={EXPLORE_WORDS.categories}>
              {facets.categories.map(({ slug, count }) => (
                <Choice
                  key={slug}
                  type="checkbox"
                  // The page's own category stays what it is, so that applying the filters untouched leads to the same address.
                  name={slug === criteria.category ? "category" : "categories"}
                  value={slug}
                  label={CATEGORIES[slug].shortLabel}
                  count={count}
                  chosen={categories.includes(slug)}
                />
              ))}
              <p className={styles.services}>
                {(["jet", "experience"] as const).map((service) => (
                  <LinkMore key={service} to={paths.explore(serviceQuery(criteria, service))}>
                    {SERVICE_CATEGORIES[service]}
                  </LinkMore>
                ))}
              </p>
            </FilterGroup>
          </>
        )}
        <PriceRangeFields service={criteria.service} range={criteria.priceRange} />
        {findings.service === "auto" && (
          <FilterGroup legend={EXPLORE_WORDS.transmission}>
            {TRANSMISSIONS.map(({ value, label }) => (
              <Choice
                key={value}
                type="radio"
                name="transmission"
                value={value}
                label={label}
                chosen={(criteria.transmission ?? "") === value}
              />
            ))}
          </FilterGroup>
        )}
        <div className={styles.actions}>
          <Button type="submit">{EXPLORE_WORDS.apply}</Button>
          <LinkMore to={paths.explore(searchToQuery(withoutAdvanced(criteria)))}>{EXPLORE_WORDS.clear}</LinkMore>
        </div>
      </form>
    </Sheet>
  );
}

interface ChoiceProps {
  type: "checkbox" | "radio";
  name: string;
  value: string;
  label: string;
  count?: number | null;
  chosen: boolean;
}

function Choice({ type, name, value, label, count = null, chosen }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type={type} name={name} value={value} defaultChecked={chosen} />
      {label}
      {count !== null && <em>{count}</em>}
    </label>
  );
}

/** What the advanced filters leave alone travels along unseen. */
function KeptFields({ criteria }: { criteria: SearchCriteria }) {
  const { category: _category, ...rest } = withoutAdvanced(criteria);
  return [...new URLSearchParams(searchToQuery(rest))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** Clearing resets brands, categories, price range and transmission; the page's own category is no advanced filter. */
function withoutAdvanced({
  priceRange: _range,
  transmission: _transmission,
  ...criteria
}: SearchCriteria): SearchCriteria {
  return { ...criteria, brands: [], categories: [] };
}
