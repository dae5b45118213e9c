import { RentalInCity } from "#app/features/where-we-operate/rental-in-city.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import type { ListedCity } from "#domain/catalogue/offered-cities.ts";
import { paths } from "#domain/paths.ts";
import { type CitySlug, COVERAGE, citySlugByName } from "#domain/places.ts";
import styles from "./coverage.module.css";

/**
 * Six countries and their cities (product.md#countries-served), as far as the company serves them: a deactivated city is on no public page.
 * A city is a link only when a slug is known for it; else plain text.
 */
export function Coverage({ cities }: { cities: readonly ListedCity[] }) {
  const active = new Map(cities.map(({ listed, slug }) => [listed, slug]));
  const served = COVERAGE.map((country) => ({
    ...country,
    cities: country.cities.filter((city) => isActive(city, active)),
  })).filter((country) => country.cities.length > 0);
  if (served.length === 0) return null;
  const whole = cities.length === COVERAGE.flatMap((country) => country.cities).length;
  return (
    <Section
      className={styles.root}
      style={{ "--cities": served.flatMap(({ cities }) => cities).length }}
      id="copertura"
      aria-labelledby="coverage-title"
    >
      <PageGrid className={styles.grid}>
        <h2 id="coverage-title">{whole ? "Sei Paesi, ventisei città" : "Dove consegniamo"}</h2>
        {served.map((country) => (
          <div key={country.code} className={styles.country}>
            <h3>{country.name}</h3>
            <ul>
              {country.cities.map((city) => (
                <li key={city}>
                  <CoverageCity city={city} active={active} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </PageGrid>
    </Section>
  );
}

function isActive(city: string, active: ReadonlyMap<CitySlug, string | null>): boolean {
  const listed = citySlugByName(city);
  return listed !== null && active.has(listed);
}

function CoverageCity({ city, active }: { city: string; active: ReadonlyMap<CitySlug, string | null> }) {
  const listed = citySlugByName(city);
  const slug = listed && active.get(listed);
  if (!slug) return <span>{city}</span>;
  return (
    <Link to={paths.city(slug)}>
      <RentalInCity city={city} />
    </Link>
  );
}
