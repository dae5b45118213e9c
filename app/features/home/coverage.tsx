import { CityRentalLabel } from "#app/features/where-we-operate/city-rental-label.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { type CitySlug, COVERAGE, findCitySlug } from "#domain/cities/city.ts";
import type { ListedCity } from "#domain/cities/listed-cities.ts";
import { paths } from "#domain/paths.ts";
import styles from "./coverage.module.css";

/**
 * Lists the six countries and their cities (product.md#countries-served). Omits deactivated cities, which are on no public page. A city without a
 * slug is plain text instead of a link.
 */
export function Coverage({ cities }: { cities: readonly ListedCity[] }) {
  const slugByCity = new Map(cities.map(({ listed: citySlug, slug }) => [citySlug, slug]));
  const servedCountries = COVERAGE.map((country) => ({
    ...country,
    cities: country.cities.filter((city) => isActive(city, slugByCity)),
  })).filter((country) => country.cities.length > 0);
  if (servedCountries.length === 0) return null;
  const isComplete = cities.length === COVERAGE.flatMap((country) => country.cities).length;
  return (
    <Section
      className={styles.root}
      style={{ "--cities": servedCountries.flatMap(({ cities }) => cities).length }}
      id="copertura"
      aria-labelledby="coverage-title"
    >
      <PageGrid className={styles.grid}>
        <h2 id="coverage-title">{isComplete ? "Sei Paesi, ventisei città" : "Dove consegniamo"}</h2>
        {servedCountries.map((country) => (
          <div key={country.code} className={styles.country}>
            <h3>{country.name}</h3>
            <ul>
              {country.cities.map((city) => (
                <li key={city}>
                  <CoverageCity city={city} active={slugByCity} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </PageGrid>
    </Section>
  );
}

function isActive(city: string, slugByCity: ReadonlyMap<CitySlug, string | null>): boolean {
  const citySlug = findCitySlug(city);
  return citySlug !== null && slugByCity.has(citySlug);
}

function CoverageCity({ city, active: slugByCity }: { city: string; active: ReadonlyMap<CitySlug, string | null> }) {
  const citySlug = findCitySlug(city);
  const slug = citySlug && slugByCity.get(citySlug);
  if (!slug) return <span>{city}</span>;
  return (
    <Link to={paths.city(slug)}>
      <CityRentalLabel city={city} />
    </Link>
  );
}
