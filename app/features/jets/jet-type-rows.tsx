import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { findJetTypePicture, type JetTypePicture } from "#app/features/jets/jet-pictures.ts";
import { Price } from "#app/ui/amounts/price.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePlaceName } from "#app/ui/words/use-place-name.ts";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { toJetTypeSlug } from "#domain/jets/jet.ts";
import { type JetTypeSummary, jetTitle } from "#domain/jets/jet-fleet.ts";
import { countSpanLabel } from "#domain/jets/jet-labels.ts";
import type { JetCityEntry, JetEntry } from "#domain/jets/jet-pages.ts";
import { kilometresText } from "#domain/words/formats/format-number.ts";
import { joinWithAnd } from "#domain/words/formats/join-list.ts";
import { say } from "#domain/words/say.ts";
import styles from "./jet-type-rows.module.css";

interface JetTypeRowsProps {
  types: readonly JetTypeSummary[];
  jets: readonly JetEntry[];
  /** The cities with jets; the one that a type's link leads to is first. */
  cities: readonly Pick<JetCityEntry, "name" | "slug">[];
}

/** Renders the fleet by its four types (product.md#jet-pages): one jet of each, true to scale, and all jets with their hourly rates. */
export function JetTypeRows({ types, jets, cities }: JetTypeRowsProps) {
  const words = useWords("jetPages");
  const rows = types.map((summary) => {
    const jetsOfType = jets.filter(({ jet }) => jet.type === summary.type);
    return { summary, jets: jetsOfType, portrait: findJetTypePicture(summary.slug, jetsOfType) };
  });
  const illustratedModels = rows.flatMap(({ portrait }) => (portrait ? [portrait.jet.model] : []));
  return (
    <Section aria-labelledby="fleet-title" className={styles.root}>
      <SectionHeading
        id="fleet-title"
        title={words.jetPages.fleet}
        aside={
          illustratedModels.length > 1 &&
          say(words, words.jetPages.drawnToScale, { models: joinWithAnd(words, illustratedModels) })
        }
      />
      <PageGrid>
        <ul className={styles.types}>
          {rows.map((row) => (
            <JetTypeRow key={row.summary.slug} {...row} cities={cities} />
          ))}
        </ul>
      </PageGrid>
    </Section>
  );
}

interface JetTypeRowProps extends Omit<JetTypeRowsProps, "types"> {
  summary: JetTypeSummary;
  portrait: JetTypePicture | null;
}

function JetTypeRow({ summary, jets, cities, portrait }: JetTypeRowProps) {
  const { type, slug, seats, rangeKm } = summary;
  const words = useWords("jetPages", "jetFacts");
  const paths = usePaths();
  const placeName = usePlaceName();
  const city = cities.find(({ name }) => jets.some(({ jet }) => jet.cities.includes(name)));
  return (
    <li className={styles.type}>
      {portrait && (
        <div className={styles.jet}>
          <ThemedPicture
            src={portrait.src}
            alt={say(words, words.jetPages.fromTheSide, { jet: jetTitle(portrait.jet) })}
            sizes="(min-width: 88rem) min(32vw, 560px), (min-width: 40rem) 53vw, 100vw"
          />
        </div>
      )}
      <div className={styles.words}>
        <h3>{type}</h3>
        <p>{words.jetPages.typeLines[slug]}</p>
        <p className={styles.facts}>
          {say(words, words.jetPages.seatsAndRange, {
            seats: countSpanLabel(seats),
            range: kilometresText(words, rangeKm.high),
          })}
        </p>
        {city && (
          <p className={styles.way}>
            <MoreLink to={paths.jetType(city.slug, slug)}>
              {say(words, words.jetPages.seeTypeFrom[slug], { city: placeName(city.name) })}
            </MoreLink>
          </p>
        )}
      </div>
      <div className={styles.jets}>
        <Text look="caption">{words.jetFacts.perHour}</Text>
        <ul>
          {jets.map(({ jet, citySlug }) => (
            <li key={jet.slug}>
              <Link to={paths.jetModel(citySlug, toJetTypeSlug(jet.type), jet.slug)}>
                <span>{jetTitle(jet)}</span>
                <Price amount={jet.hourlyRate} size="small" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
