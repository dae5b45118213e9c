import { Link } from "react-router";
import textStyles from "#app/ui/panel/text.module.css";
import { formatNumber } from "#domain/numbers.ts";
import styles from "./lists.module.css";

/** Another tab of a list in which the same filters find something. */
export interface OtherTabMatch {
  to: string;
  /** The tab's own name. */
  label: string;
  count: number;
}

/** Where a search finds what this tab has not, each place a link. */
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
