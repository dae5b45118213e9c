import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { CategoryEntry, CityEntry } from "#domain/catalogue/listing-entries.ts";
import { CATEGORIES } from "#domain/categories.ts";
import { ITALIAN_CITY_PAGE_WORDS } from "#domain/cities/words/italian.ts";
import { formatAmount } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import { findCheapest, type LowestPrice } from "#domain/prices/price-table-rows.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { lowestByCityAndCategoryNote } from "./catalogue-words.ts";
import styles from "./prices.module.css";

interface PriceMatrixProps {
  cities: readonly CityEntry[];
  categories: readonly CategoryEntry[];
  prices: readonly LowestPrice[];
  today: CivilDate;
}

/** Renders a table of today's lowest daily rates, by city and category; each rate links to the vehicles. On a phone the rates scroll sideways. */
export function PriceMatrix({ cities, categories, prices, today }: PriceMatrixProps) {
  const rows = cities.filter(({ vehicles }) => vehicles > 0);
  const columns = categories.filter(({ vehicles }) => vehicles > 0);
  if (rows.length === 0) return null;
  return (
    <Section aria-labelledby="prices-title">
      <SectionHeading
        id="prices-title"
        title="I prezzi di oggi, città per città"
        size="title"
        aside={lowestByCityAndCategoryNote({ date: ITALIAN_CITY_PAGE_WORDS.date(today) })}
      />
      {/* A scrollable region must be reachable by keyboard. */}
      <PageGrid as="section" className={styles.scroll} aria-label="Prezzi per città e categoria" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Città</th>
              {columns.map(({ slug }) => (
                <th key={slug} scope="col">
                  <Link to={paths.category(slug)}>{CATEGORIES[slug].shortLabel}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((city) => (
              <tr key={city.slug}>
                <th scope="row">
                  <Link to={paths.city(city.slug)}>{city.name}</Link>
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
  if (!lowest) return <span className={styles.noPrice}>—</span>;
  return <Link to={to}>{formatAmount(lowest.dailyRate)}</Link>;
}
