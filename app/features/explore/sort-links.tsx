import { Link } from "#app/ui/link.tsx";
import { Text } from "#app/ui/text.tsx";
import { paths } from "#domain/paths.ts";
import { type SearchCriteria, SORTS, type Sort, searchToQuery } from "#domain/search/search.ts";
import styles from "./sort-links.module.css";

const LABELS: Readonly<Record<Sort, string>> = {
  price: "Prezzo crescente",
  "-price": "Prezzo decrescente",
  rating: "I più apprezzati",
  power: "Potenza",
};

/** The orders of a list as links, behind a disclosure: they work before any script is there. */
export function SortLinks({ criteria }: { criteria: SearchCriteria }) {
  const offered = SORTS.filter((sort) => sort !== "power" || criteria.service === "auto");
  return (
    <details className={styles.root} name="ordine">
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
