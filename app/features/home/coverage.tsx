import { CityRentalLabel } from "#app/features/where-we-operate/city-rental-label.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { COVERAGE, findCitySlug } from "#domain/cities/city.ts";
import type { AddedCity, ListedCity } from "#domain/cities/listed-cities.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import styles from "./coverage.module.css";

interface CoverageProps {
  cities: readonly ListedCity[];
  addedCities: readonly AddedCity[];
}

/**
 * Lists the six countries and their cities, then those that staff added (product.md#countries-served). Leaves out deactivated cities, which are on no
 * public page. A city without a slug is plain text instead of a link.
 */
export function Coverage({ cities, addedCities }: CoverageProps) {
  const words = useWords("home");
  const paths = usePaths();
  const nameOf = (name: string) => placeNameIn(words.language, name);
  const { coverage } = words.home;
  const servedCountries = groupServedCities(cities, addedCities);
  if (servedCountries.length === 0) return null;
  const isComplete = addedCities.length === 0 && cities.length === COVERAGE.flatMap((country) => country.cities).length;
  return (
    <Section
      className={styles.root}
      style={{ "--cities": servedCountries.flatMap(({ cities }) => cities).length }}
      id="copertura"
      aria-labelledby="coverage-title"
    >
      <PageGrid className={styles.grid}>
        <h2 id="coverage-title">{isComplete ? coverage.everyCity : coverage.someCities}</h2>
        {servedCountries.map((country) => (
          <div key={country.name} className={styles.country}>
            <h3>{nameOf(country.name)}</h3>
            <ul>
              {country.cities.map(({ name, slug }) => (
                <li key={name}>
                  {slug ? (
                    <Link to={paths.city(slug)}>
                      <CityRentalLabel city={nameOf(name)} />
                    </Link>
                  ) : (
                    <span>{nameOf(name)}</span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </PageGrid>
    </Section>
  );
}

interface ServedCity {
  name: string;
  /** Null for a city without a page. */
  slug: string | null;
}

/** Groups the cities by country: the listed ones in their order, then the added ones. */
function groupServedCities(cities: readonly ListedCity[], addedCities: readonly AddedCity[]) {
  const slugByCity = new Map(cities.map(({ listed, slug }) => [listed, slug]));
  const addedCountries = addedCities.map(({ country }) => country);
  const names = new Set([...COVERAGE.map(({ name }) => name), ...addedCountries]);
  return [...names].flatMap((name) => {
    const listed = COVERAGE.find((country) => country.name === name)?.cities ?? [];
    const served: ServedCity[] = [
      ...listed.flatMap((city) => {
        const citySlug = findCitySlug(city);
        const slug = citySlug ? slugByCity.get(citySlug) : undefined;
        return slug === undefined ? [] : [{ name: city, slug }];
      }),
      ...addedCities.filter(({ country }) => country === name),
    ];
    return served.length > 0 ? [{ name, cities: served }] : [];
  });
}
