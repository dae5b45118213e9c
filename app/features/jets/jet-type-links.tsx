import { countSpanLabel, JET_PAGE_WORDS } from "#app/features/jets/jet-words.ts";
import { GridHeading } from "#app/ui/grid-heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import type { JetTypeSummary } from "#domain/jets/jet-fleet.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import styles from "./jet-type-links.module.css";

interface JetTypeLinksProps {
  id: string;
  title: string;
  citySlug: string;
  types: readonly JetTypeSummary[];
}

/** Links to the jet types of a city, each with its jets, seats and lowest hourly rate. Renders nothing without types. */
export function JetTypeLinks({ id, title, citySlug, types }: JetTypeLinksProps) {
  if (types.length === 0) return null;
  return (
    <PageGrid as="section" className={styles.root} aria-labelledby={id}>
      <GridHeading id={id} size="title" className={styles.heading}>
        {title}
      </GridHeading>
      <ul>
        {types.map(({ type, slug, jets, seats, fromRate }) => (
          <li key={slug}>
            <Link to={paths.jetType(citySlug, slug)}>
              <b>{type}</b>
              <span>{JET_PAGE_WORDS.jetsAndSeats({ jets, seats: countSpanLabel(seats) })}</span>
              <span>{JET_PAGE_WORDS.fromRate({ rate: formatEuro(fromRate) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PageGrid>
  );
}
