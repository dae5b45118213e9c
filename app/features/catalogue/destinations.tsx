import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { GridHeading } from "#app/ui/grid-heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { CityEntry } from "#domain/catalogue/listing-entries.ts";
import { isCitySlug } from "#domain/cities/city.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import styles from "./destinations.module.css";
import { gridSpan } from "./grid-spans.ts";
import { carsFromRateText } from "./listing-texts.ts";

/**
 * Renders the destinations of the hub (product.md#rental-pages) as posters: first the cities with vehicles, sorted by their number, then the cities
 * with delivery only.
 */
export function Destinations({ cities }: { cities: readonly CityEntry[] }) {
  const words = useWords("listings");
  const paths = usePaths();
  if (cities.length === 0) return null;
  const citiesWithVehicles = cities.filter((city) => city.vehicles > 0);
  const deliveredCities = cities.filter((city) => city.vehicles === 0);
  return (
    <Section aria-labelledby="destinations-title">
      <PageGrid>
        <GridHeading id="destinations-title" size="title" className={styles.heading}>
          {words.listings.destinations}
        </GridHeading>
        <ul className={styles.posters}>
          {citiesWithVehicles.map((city, index) => (
            <li key={city.slug} data-span={gridSpan(index, citiesWithVehicles.length)}>
              <Link to={paths.city(city.slug)}>
                {isCitySlug(city.slug) && (
                  <ThemedPicture
                    src={`/pictures/cities/${city.slug}-800.webp`}
                    alt=""
                    sizes="(min-width: 40rem) 46vw, 92vw"
                  />
                )}
                <b>{placeNameIn(words.language, city.name)}</b>
                <span>{placeNameIn(words.language, city.country)}</span>
                <span>{carsFromRateText(words, city)}</span>
              </Link>
            </li>
          ))}
        </ul>
        {deliveredCities.length > 0 && (
          <div className={styles.served}>
            <h3>{words.listings.alsoDelivered}</h3>
            <ul>
              {deliveredCities.map((city) => (
                <li key={city.slug}>
                  <Link to={paths.city(city.slug)}>{placeNameIn(words.language, city.name)}</Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </PageGrid>
    </Section>
  );
}
