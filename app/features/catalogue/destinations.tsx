import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { GridHeading } from "#app/ui/grid-heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import type { CityEntry } from "#domain/catalogue/listing-entries.ts";
import { isCitySlug } from "#domain/cities/city.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import { vehiclesFromRate } from "./catalogue-words.ts";
import styles from "./destinations.module.css";
import { gridSpan } from "./grid-spans.ts";

/**
 * Renders the destinations of the hub (product.md#rental-pages) as posters: first the cities with vehicles, sorted by their number, then the cities
 * with delivery only.
 */
export function Destinations({ cities }: { cities: readonly CityEntry[] }) {
  if (cities.length === 0) return null;
  const citiesWithVehicles = cities.filter((city) => city.vehicles > 0);
  const deliveredCities = cities.filter((city) => city.vehicles === 0);
  return (
    <Section aria-labelledby="destinations-title">
      <PageGrid>
        <GridHeading id="destinations-title" size="title" className={styles.heading}>
          Le destinazioni
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
                <b>{city.name}</b>
                <span>{city.country}</span>
                <span>{vehiclesFromRate({ vehicles: city.vehicles, rate: formatEuro(city.lowestRate) })}</span>
              </Link>
            </li>
          ))}
        </ul>
        {deliveredCities.length > 0 && (
          <div className={styles.served}>
            <h3>Consegniamo anche a</h3>
            <ul>
              {deliveredCities.map((city) => (
                <li key={city.slug}>
                  <Link to={paths.city(city.slug)}>{city.name}</Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </PageGrid>
    </Section>
  );
}
