import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { SheetTrigger } from "#app/ui/sheet.tsx";
import { Text } from "#app/ui/text.tsx";
import { paths } from "#domain/paths.ts";
import { type SearchCriteria, SORTS, type Sort, searchToQuery } from "#domain/search/search.ts";
import type { SearchChip } from "#domain/search/search-labels.ts";
import styles from "./chip-bar.module.css";
import { EXPLORE_WORDS } from "./explore-words.ts";

/** What narrows the search, each a link that takes itself away; it stays in view while the results scroll (product.md#explore). */
export function ChipBar({ chips, criteria }: { chips: readonly SearchChip[]; criteria: SearchCriteria }) {
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
          <SheetTrigger target="ricerca" className={styles.action}>
            Città e date
          </SheetTrigger>
          <SheetTrigger target="filtri" className={styles.action}>
            Filtri avanzati
          </SheetTrigger>
        </div>
        <SortLinks criteria={criteria} />
      </PageGrid>
    </div>
  );
}

const LABELS: Readonly<Record<Sort, string>> = {
  price: "Prezzo crescente",
  "-price": "Prezzo decrescente",
  rating: "I più apprezzati",
  power: "Potenza",
};

/** The orders of a list as links, behind a disclosure: they work before any script is there. */
function SortLinks({ criteria }: { criteria: SearchCriteria }) {
  const offered = SORTS.filter((sort) => sort !== "power" || criteria.service === "auto");
  return (
    <details className={styles.order} name="ordine">
      <summary>
        <Text as="span" look="soft" className={styles.word}>
          Ordine:
        </Text>{" "}
        {LABELS[criteria.sort]}
      </summary>
      <ul>
        {offered.map((sort) => (
          <li key={sort}>
            <Link
              to={paths.explore(searchToQuery({ ...criteria, sort }))}
              aria-current={sort === criteria.sort ? "true" : undefined}
            >
              {LABELS[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
