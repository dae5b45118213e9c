import { countSpanLabel } from "#app/features/jets/span-labels.ts";
import { Price } from "#app/ui/amounts/price.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Text } from "#app/ui/text.tsx";
import { jetTypeSlug } from "#domain/catalogue/jet.ts";
import { jetTitle, type TypeSummary } from "#domain/jets/fleet.ts";
import type { JetEntry } from "#domain/jets/jet-pages.ts";
import { JET_TYPE_LINES } from "#domain/jets/jet-texts.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import styles from "./fleet-rows.module.css";

/** The fleet by its four types (product.md#jet-pages), each with its jets. */
export function FleetRows({ types, jets }: { types: readonly TypeSummary[]; jets: readonly JetEntry[] }) {
  return (
    <Section aria-labelledby="fleet-title">
      <SectionHeading id="fleet-title" title="La flotta" />
      <PageGrid as="ul" className={styles.rows}>
        {types.map(({ type, slug, seats, fromRate }) => (
          <li key={slug}>
            <h3>{type}</h3>
            <div className={styles.words}>
              <p>{JET_TYPE_LINES[slug]}</p>
              <p className={styles.jets}>
                {jets
                  .filter(({ jet }) => jet.type === type)
                  .map(({ jet, citySlug }) => (
                    <Link key={jet.slug} to={paths.jetModel(citySlug, jetTypeSlug(jet.type), jet.slug)}>
                      {jetTitle(jet)}
                    </Link>
                  ))}
              </p>
            </div>
            <Text as="span" numerals className={styles.seats}>
              {countSpanLabel(seats)} posti
            </Text>
            <Price className={styles.price} amount={fromRate} prefix="da" unit={messages.jets.perHour} />
          </li>
        ))}
      </PageGrid>
    </Section>
  );
}
