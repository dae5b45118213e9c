import { GridHeading } from "#app/ui/grid-heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { JetTypeSummary } from "#domain/jets/jet-fleet.ts";
import { countSpanLabel } from "#domain/jets/jet-labels.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import styles from "./jet-type-links.module.css";

interface JetTypeLinksProps {
  id: string;
  title: string;
  citySlug: string;
  types: readonly JetTypeSummary[];
}

/** Links to the jet types of a city, each with its jets, seats and lowest hourly rate. Renders nothing without types. */
export function JetTypeLinks({ id, title, citySlug, types }: JetTypeLinksProps) {
  const words = useWords("jetPages");
  const paths = usePaths();
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
              <span>{say(words, words.jetPages.jetsAndSeats, { count: jets, seats: countSpanLabel(seats) })}</span>
              <span>{say(words, words.jetPages.fromRate, { rate: formatMoney(words, fromRate) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PageGrid>
  );
}
