import { PictureByHour } from "#app/features/catalogue/picture-by-hour.tsx";
import { jetPageWords } from "#app/features/jets/jet-page-words.ts";
import { countSpanLabel } from "#app/features/jets/span-labels.ts";
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

/** The fleet by its four types (product.md#jet-pages), each with its jets and what an hour of them costs. */
export function FleetRows({ types, jets, cities }: FleetRowsProps) {
  return (
    <Section aria-labelledby="fleet-title">
      <SectionHeading id="fleet-title" title="La flotta" />
      <PageGrid as="ul" className={styles.rows}>
        {types.map((summary) => (
          <TypeRow
            key={summary.slug}
            summary={summary}
            jets={jets.filter(({ jet }) => jet.type === summary.type)}
            cities={cities}
          />
        ))}
      </PageGrid>
    </Section>
  );
}

function TypeRow({ summary, jets, cities }: Omit<FleetRowsProps, "types"> & { summary: TypeSummary }) {
  const { type, slug, seats, rangeKm } = summary;
  const city = cities.find(({ name }) => jets.some(({ jet }) => jet.cities.includes(name)));
  return (
    <li className={styles.row}>
      <PictureByHour
        src={jets[0]?.jet.images[0] ?? ""}
        alt=""
        sizes="(min-width: 52rem) 31vw, (min-width: 40rem) 46vw, 94vw"
      />
      <div className={styles.words}>
        <h3>{type}</h3>
        <p>{JET_TYPE_LINES[slug]}</p>
        <p className={styles.facts}>
          {countSpanLabel(seats)} posti, fino a {formatKilometres(rangeKm.high)}
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
