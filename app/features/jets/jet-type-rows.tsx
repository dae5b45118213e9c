import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { findJetTypePicture, type JetTypePicture } from "#app/features/jets/jet-pictures.ts";
import { countSpanLabel, JET_PAGE_WORDS } from "#app/features/jets/jet-words.ts";
import { Price } from "#app/ui/amounts/price.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Text } from "#app/ui/text.tsx";
import { toJetTypeSlug } from "#domain/jets/jet.ts";
import { formatKilometres, type JetTypeSummary, jetTitle } from "#domain/jets/jet-fleet.ts";
import type { JetCityEntry, JetEntry } from "#domain/jets/jet-pages.ts";
import { JET_TYPE_LINES } from "#domain/jets/jet-texts.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import styles from "./jet-type-rows.module.css";

interface JetTypeRowsProps {
  types: readonly JetTypeSummary[];
  jets: readonly JetEntry[];
  /** The cities with jets; the one that a type's link leads to is first. */
  cities: readonly Pick<JetCityEntry, "name" | "slug">[];
}

/** Renders the fleet by its four types (product.md#jet-pages): one jet of each, true to scale, and all jets with their hourly rates. */
export function JetTypeRows({ types, jets, cities }: JetTypeRowsProps) {
  const rows = types.map((summary) => {
    const jetsOfType = jets.filter(({ jet }) => jet.type === summary.type);
    return { summary, jets: jetsOfType, portrait: findJetTypePicture(summary.slug, jetsOfType) };
  });
  const illustratedModels = rows.flatMap(({ portrait }) => (portrait ? [portrait.jet.model] : []));
  return (
    <Section aria-labelledby="fleet-title" className={styles.root}>
      <SectionHeading
        id="fleet-title"
        title="La flotta"
        aside={illustratedModels.length > 1 && JET_PAGE_WORDS.drawnToScale(illustratedModels)}
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
  const city = cities.find(({ name }) => jets.some(({ jet }) => jet.cities.includes(name)));
  return (
    <li className={styles.type}>
      {portrait && (
        <div className={styles.jet}>
          <ThemedPicture
            src={portrait.src}
            alt={JET_PAGE_WORDS.fromTheSide({ jet: jetTitle(portrait.jet) })}
            sizes="(min-width: 88rem) min(32vw, 560px), (min-width: 40rem) 53vw, 100vw"
          />
        </div>
      )}
      <div className={styles.words}>
        <h3>{type}</h3>
        <p>{JET_TYPE_LINES[slug]}</p>
        <p className={styles.facts}>
          {JET_PAGE_WORDS.seatsAndRange({ seats: countSpanLabel(seats), range: formatKilometres(rangeKm.high) })}
        </p>
        {city && (
          <p className={styles.way}>
            <MoreLink to={paths.jetType(city.slug, slug)}>{JET_PAGE_WORDS.seeTypeFrom(type, city.name)}</MoreLink>
          </p>
        )}
      </div>
      <div className={styles.jets}>
        <Text look="caption">{messages.jets.perHour}</Text>
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
