import { PictureByHour } from "#app/features/catalogue/picture-by-hour.tsx";
import { Price } from "#app/ui/amounts/price.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { jetTypeSlug } from "#domain/catalogue/jet.ts";
import { formatKilometres } from "#domain/jets/fleet.ts";
import type { JetEntry } from "#domain/jets/jet-pages.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import styles from "./jet-card.module.css";

interface JetCardProps {
  entry: JetEntry;
  headingLevel?: 2 | 3;
  priority?: boolean;
}

/** A jet in a row of jets: picture, brand, model, type, seats, range, price an hour. The whole card leads to its page. */
export function JetCard({ entry: { jet, citySlug }, headingLevel = 3, priority }: JetCardProps) {
  const [highlight] = jet.highlights;
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article className={styles.root}>
      <div className={styles.picture}>
        {highlight && <Badge variant="corner">{highlight}</Badge>}
        <PictureByHour
          src={jet.images[0] ?? ""}
          alt=""
          sizes="(min-width: 52rem) 30vw, 100vw"
          {...(priority && { priority })}
        />
      </div>
      <p className={styles.line}>
        <span>{jet.brand}</span>
        <span>{jet.type}</span>
      </p>
      <Heading className={styles.name}>
        <Link to={paths.jetModel(citySlug, jetTypeSlug(jet.type), jet.slug)}>{jet.model}</Link>
      </Heading>
      <p className={styles.facts}>
        <span>{jet.passengers} posti</span>
        <span>{formatKilometres(jet.rangeKm)}</span>
        <span>{formatKilometres(jet.cruiseSpeedKmh)}/h</span>
      </p>
      <Price amount={jet.hourlyRate} unit={messages.jets.perHour} />
    </article>
  );
}

interface JetListProps {
  jets: readonly JetEntry[];
  headingLevel?: 2 | 3;
  /** How many of the first cards are in the first view: their pictures come at once. */
  priorities?: number;
}

/** Jets three in a row, two when they are two, one on a phone. */
export function JetCards({ jets, headingLevel = 3, priorities = 0 }: JetListProps) {
  return (
    <PageGrid as="ul" className={styles.list}>
      {jets.map((entry, index) => (
        <li key={entry.jet.id}>
          <JetCard entry={entry} headingLevel={headingLevel} priority={index < priorities} />
        </li>
      ))}
    </PageGrid>
  );
}
