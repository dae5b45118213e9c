import { PictureByHour } from "#app/features/catalogue/picture-by-hour.tsx";
import { type TypePortrait, typePortrait } from "#app/features/jets/jet-pictures.ts";
import { countSpanLabel, jetPageWords } from "#app/features/jets/jet-words.ts";
import { Price } from "#app/ui/amounts/price.tsx";
import { Link } from "#app/ui/link.tsx";
import { LinkMore } from "#app/ui/link-more.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Text } from "#app/ui/text.tsx";
import { jetTypeSlug } from "#domain/catalogue/jet.ts";
import { formatKilometres, jetTitle, type TypeSummary } from "#domain/jets/fleet.ts";
import type { JetCityEntry, JetEntry } from "#domain/jets/jet-pages.ts";
import { JET_TYPE_LINES } from "#domain/jets/jet-texts.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import styles from "./fleet-rows.module.css";

interface FleetRowsProps {
  types: readonly TypeSummary[];
  jets: readonly JetEntry[];
  /** Those jets leave from, the one that leads to a type first. */
  cities: readonly Pick<JetCityEntry, "name" | "slug">[];
}

/** The fleet by its four types (product.md#jet-pages): one of each to true scale on a line, its jets and what an hour of them costs. */
export function FleetRows({ types, jets, cities }: FleetRowsProps) {
  const rows = types.map((summary) => {
    const ofType = jets.filter(({ jet }) => jet.type === summary.type);
    return { summary, jets: ofType, portrait: typePortrait(summary.slug, ofType) };
  });
  const drawn = rows.flatMap(({ portrait }) => (portrait ? [portrait.jet.model] : []));
  return (
    <Section aria-labelledby="fleet-title" className={styles.root}>
      <SectionHeading id="fleet-title" title="La flotta" aside={drawn.length > 1 && jetPageWords.drawnToScale(drawn)} />
      <PageGrid>
        <ul className={styles.types}>
          {rows.map((row) => (
            <TypeOnLine key={row.summary.slug} {...row} cities={cities} />
          ))}
        </ul>
      </PageGrid>
    </Section>
  );
}

interface TypeOnLineProps extends Omit<FleetRowsProps, "types"> {
  summary: TypeSummary;
  portrait: TypePortrait | null;
}

function TypeOnLine({ summary, jets, cities, portrait }: TypeOnLineProps) {
  const { type, slug, seats, rangeKm } = summary;
  const city = cities.find(({ name }) => jets.some(({ jet }) => jet.cities.includes(name)));
  return (
    <li className={styles.type}>
      {portrait && (
        <div className={styles.jet}>
          <PictureByHour
            src={portrait.src}
            alt={jetPageWords.fromTheSide({ jet: jetTitle(portrait.jet) })}
            sizes="(min-width: 88rem) min(32vw, 560px), (min-width: 40rem) 53vw, 100vw"
          />
        </div>
      )}
      <div className={styles.words}>
        <h3>{type}</h3>
        <p>{JET_TYPE_LINES[slug]}</p>
        <p className={styles.facts}>
          {jetPageWords.seatsAndRange({ seats: countSpanLabel(seats), range: formatKilometres(rangeKm.high) })}
        </p>
        {city && (
          <p className={styles.way}>
            <LinkMore to={paths.jetType(city.slug, slug)}>{jetPageWords.seeTypeFrom(type, city.name)}</LinkMore>
          </p>
        )}
      </div>
      <div className={styles.jets}>
        <Text look="caption">{messages.jets.perHour}</Text>
        <ul>
          {jets.map(({ jet, citySlug }) => (
            <li key={jet.slug}>
              <Link to={paths.jetModel(citySlug, jetTypeSlug(jet.type), jet.slug)}>
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
