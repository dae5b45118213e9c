import { DrawerTrigger } from "#app/ui/drawer.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { paths } from "#domain/paths.ts";
import { type SearchCriteria, SORTS, type Sort, searchToQuery } from "#domain/search/search.ts";
import type { SearchChip } from "#domain/search/search-chips.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { EXPLORE_WORDS } from "./explore-words.ts";
import styles from "./filter-chips.module.css";

/** Lists the active filters, each a link that removes itself. The bar stays in view while the results scroll (product.md#explore). */
export function FilterChips({ chips, criteria }: { chips: readonly SearchChip[]; criteria: SearchCriteria }) {
  return (
    <div className={styles.root} data-bar-under-header="">
      <PageGrid className={styles.row}>
        {chips.length > 0 && (
          <ul className={styles.list} aria-label="Filtri attivi">
            {chips.map((chip) => (
              <li key={chip.key}>
                <Link
                  to={paths.explore(chip.removeQuery)}
                  aria-label={EXPLORE_WORDS.removeChip(chip.label)}
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
            Città e date
          </DrawerTrigger>
          <DrawerTrigger target="filtri" className={styles.action}>
            Filtri avanzati
          </DrawerTrigger>
        </div>
        <SortLinks criteria={criteria} />
      </PageGrid>
    </div>
  );
}

/** The order by rating is called by it only where the site shows ratings. */
const sortLabels = ({ showsTypedRatings }: SiteConfiguration): Readonly<Record<Sort, string>> => ({
  price: "Prezzo crescente",
  "-price": "Prezzo decrescente",
  rating: showsTypedRatings ? "I più apprezzati" : "In evidenza",
  power: "Potenza",
});

/** Renders the sort orders as links behind a disclosure, so that they work without scripts. */
function SortLinks({ criteria }: { criteria: SearchCriteria }) {
  const labels = sortLabels(useSite());
  const availableSorts = SORTS.filter((sort) => sort !== "power" || criteria.service === "auto");
  return (
    <details className={styles.order} name="ordine">
      <summary>
        <Text as="span" look="soft" className={styles.word}>
          Ordine:
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
