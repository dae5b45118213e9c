import { DrawerTrigger } from "#app/ui/drawer.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { type SearchCriteria, SORTS, type Sort, searchToQuery } from "#domain/search/search.ts";
import type { SearchChip } from "#domain/search/search-chips.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import styles from "./filter-chips.module.css";

/** Lists the active filters, each a link that removes itself. The bar stays in view while the results scroll (product.md#explore). */
export function FilterChips({ chips, criteria }: { chips: readonly SearchChip[]; criteria: SearchCriteria }) {
  const words = useWords("explore");
  const { explore } = words;
  const paths = usePaths();
  return (
    <div className={styles.root} data-bar-under-header="">
      <PageGrid className={styles.row}>
        {chips.length > 0 && (
          <ul className={styles.list} aria-label={explore.activeFilters}>
            {chips.map((chip) => (
              <li key={chip.key}>
                <Link
                  to={paths.explore(chip.removeQuery)}
                  aria-label={say(words, explore.removeChip, { label: chip.label })}
                  className={styles.chip}
                >
                  {chip.label}
                  <span aria-hidden="true">×</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          <DrawerTrigger target="ricerca" className={styles.action}>
            {explore.placeAndDates}
          </DrawerTrigger>
          <DrawerTrigger target="filtri" className={styles.action}>
            {explore.filters}
          </DrawerTrigger>
        </div>
        <SortLinks criteria={criteria} />
      </PageGrid>
    </div>
  );
}

/** The order by rating is called by it only where the site shows ratings. */
const sortLabels = (
  { explore: { sorts } }: Words<"explore">,
  { showsTypedRatings }: SiteConfiguration,
): Readonly<Record<Sort, string>> => ({ ...sorts, rating: showsTypedRatings ? sorts.rating : sorts.featured });

/** Renders the sort orders as links behind a disclosure, so that they work without scripts. */
function SortLinks({ criteria }: { criteria: SearchCriteria }) {
  const words = useWords("explore");
  const paths = usePaths();
  const labels = sortLabels(words, useSite());
  const availableSorts = SORTS.filter((sort) => sort !== "power" || criteria.service === "auto");
  return (
    <details className={styles.order} name="ordine">
      <summary>
        <Text as="span" look="soft" className={styles.word}>
          {words.explore.sort}
        </Text>{" "}
        {labels[criteria.sort]}
      </summary>
      <ul>
        {availableSorts.map((sort) => (
          <li key={sort}>
            <Link
              to={paths.explore(searchToQuery({ ...criteria, sort }))}
              aria-current={sort === criteria.sort ? "true" : undefined}
            >
              {labels[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
