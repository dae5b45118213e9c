import { Link } from "react-router";
import textStyles from "#app/ui/panel/text.module.css";
import { formatNumber } from "#domain/numbers.ts";
import styles from "./lists.module.css";

/** Another tab of a list that has rows for the same filters. */
export interface OtherTabMatch {
  to: string;
  /** Name of the tab. */
  label: string;
  count: number;
}

/** Links to the other tabs of a list in which the search has results. */
export function OtherTabMatches({ matches }: { matches: readonly OtherTabMatch[] }) {
  if (matches.length === 0) return null;
  return (
    <>
      <p className={textStyles.meta}>La ricerca trova altrove:</p>
      <ul className={styles.places}>
        {matches.map(({ to, label, count }) => (
          <li key={to}>
            <Link className={textStyles.link} to={to} preventScrollReset>
              {`${formatNumber(count)} in ${label}`}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
