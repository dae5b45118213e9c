import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { CategoryEntry, CityEntry } from "#domain/catalogue/listing-entries.ts";
import { findCheapest, type LowestPrice } from "#domain/prices/price-table-rows.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { formatMoneyAmount } from "#domain/words/formats/format-number.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { lowestPriceNote } from "./listing-texts.ts";
import styles from "./prices.module.css";

interface PriceMatrixProps {
  cities: readonly CityEntry[];
  categories: readonly CategoryEntry[];
  prices: readonly LowestPrice[];
  today: CivilDate;
}

/** Renders a table of today's lowest daily rates, by city and category; each rate links to the vehicles. On a phone the rates scroll sideways. */
export function PriceMatrix({ cities, categories, prices, today }: PriceMatrixProps) {
  const words = useWords("categories", "listings");
  const paths = usePaths();
  const rows = cities.filter(({ vehicles }) => vehicles > 0);
  const columns = categories.filter(({ vehicles }) => vehicles > 0);
  if (rows.length === 0) return null;
  return (
    <Section aria-labelledby="prices-title">
      <SectionHeading
        id="prices-title"
        title={words.listings.prices.today}
        size="title"
        aside={lowestPriceNote(words, "lowestByCityAndCategory", today)}
      />
      {/* A scrollable region must be reachable by keyboard. */}
      <PageGrid
        as="section"
        className={styles.scroll}
        aria-label={words.listings.prices.byCityAndCategory}
        tabIndex={0}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.listings.prices.city}</th>
              {columns.map(({ slug }) => (
                <th key={slug} scope="col">
                  <Link to={paths.category(slug)}>{words.categories.names[slug]}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((city) => (
              <tr key={city.slug}>
                <th scope="row">
                  <Link to={paths.city(city.slug)}>{placeNameIn(words.language, city.name)}</Link>
                </th>
                {columns.map(({ slug }) => (
                  <td key={slug}>
                    <PriceCell
                      to={paths.cityCategory(city.slug, slug)}
                      lowest={findCheapest(prices.filter((one) => one.citySlug === city.slug && one.category === slug))}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </PageGrid>
    </Section>
  );
}

function PriceCell({ to, lowest }: { to: string; lowest: LowestPrice | null }) {
  const words = useWords();
  if (!lowest) return <span className={styles.noPrice}>—</span>;
  return <Link to={to}>{formatMoneyAmount(words, lowest.fromRate)}</Link>;
}
