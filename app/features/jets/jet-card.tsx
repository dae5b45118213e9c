import { CARD_PROPS_BY_SPAN, gridSpan } from "#app/features/catalogue/grid-spans.ts";
import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { Price } from "#app/ui/amounts/price.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { CardPriceFooter } from "#app/ui/cards/card-price-footer.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { toJetTypeSlug } from "#domain/jets/jet.ts";
import { jetTitle } from "#domain/jets/jet-fleet.ts";
import type { JetEntry } from "#domain/jets/jet-pages.ts";
import { kilometresText } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import styles from "./jet-card.module.css";

interface JetCardProps {
  entry: JetEntry;
  /** Whether the card takes a whole row: picture and text are then side by side, where there is room. */
  wide?: "always";
  /** The HTML `sizes` attribute of the picture. */
  sizes?: string;
  headingLevel?: 2 | 3;
  priority?: boolean;
}

/** Renders a jet's card: picture, brand, model, type, seats, range, hourly rate. The whole card links to its page. */
export function JetCard(props: JetCardProps) {
  const { entry, wide, sizes = "(min-width: 52rem) 30vw, 100vw", headingLevel = 3, priority } = props;
  const { jet, citySlug } = entry;
  const words = useWords("jetPages", "jetFacts");
  const paths = usePaths();
  const [highlight] = jet.highlights;
  const address = paths.jetModel(citySlug, toJetTypeSlug(jet.type), jet.slug);
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article className={classNames(styles.root, wide && styles.wide)}>
      <div className={styles.picture}>
        {highlight && <Badge variant="corner">{highlight}</Badge>}
        {jet.images[0] && <ThemedPicture src={jet.images[0]} alt="" sizes={sizes} {...(priority && { priority })} />}
      </div>
      <p className={styles.line}>
        <span>{jet.brand}</span>
        <span>{jet.type}</span>
      </p>
      <Heading className={styles.name}>
        <Link to={address}>{jet.model}</Link>
      </Heading>
      <p className={styles.facts}>
        <span>{say(words, words.jetPages.seats, { count: jet.passengers })}</span>
        <span>{kilometresText(words, jet.rangeKm)}</span>
        <span>{say(words, words.jetPages.speed, { kilometres: kilometresText(words, jet.cruiseSpeedKmh) })}</span>
      </p>
      <CardPriceFooter
        className={styles.foot}
        price={<Price amount={jet.hourlyRate} unit={words.jetFacts.perHour} />}
        address={address}
        action={words.jetPages.seeJet}
        actionLabel={say(words, words.jetPages.seeJetOf, { jet: jetTitle(jet) })}
      />
    </article>
  );
}

interface JetListProps {
  jets: readonly JetEntry[];
  headingLevel?: 2 | 3;
  /** The number of cards in the first view, whose pictures are not lazy. */
  priorityCount?: number;
}

/** Lays out jets three in a row, or one on a phone; some cards are wider, so that no row has an empty cell. */
export function JetCardList({ jets, headingLevel = 3, priorityCount = 0 }: JetListProps) {
  return (
    <PageGrid as="ul" className={styles.list}>
      {jets.map((entry, index) => {
        const span = gridSpan(index, jets.length);
        return (
          <li key={entry.jet.id} data-span={span}>
            <JetCard
              entry={entry}
              {...CARD_PROPS_BY_SPAN[span]}
              headingLevel={headingLevel}
              priority={index < priorityCount}
            />
          </li>
        );
      })}
    </PageGrid>
  );
}
