import { vehiclesLabel } from "#app/features/catalogue/catalogue-words.ts";
import { RentalInCity } from "#app/features/where-we-operate/rental-in-city.tsx";
import { suppliedFrom } from "#app/features/where-we-operate/where-we-operate-words.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import type { CoveredCity, CoveredCountry } from "#domain/catalogue/coverage.ts";
import { paths } from "#domain/paths.ts";
import styles from "./city-register.module.css";

interface CityRegisterProps {
  countries: readonly CoveredCountry[];
  className?: string | undefined;
}

/** The cities by country, each with the cars that stand there or the city they come from. */
export function CityRegister({ countries, className }: CityRegisterProps) {
  return (
    <div className={classNames(styles.root, className)} data-city-register="">
      {countries.map(({ name, cities }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <ul>
            {cities.map((city) => (
              <li key={city.slug}>
                <Link to={paths.city(city.slug)} data-points-at={city.slug}>
                  <RentalInCity city={city.name} />
                </Link>{" "}
                <span>{supplyText(city)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function supplyText({ vehicles, suppliedFrom: city }: CoveredCity): string {
  return vehicles > 0 ? vehiclesLabel(vehicles) : suppliedFrom({ city });
}
