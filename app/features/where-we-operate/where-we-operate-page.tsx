import { vehiclesLabel } from "#app/features/catalogue/catalogue-words.ts";
import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { CityRentalLabel } from "#app/features/where-we-operate/city-rental-label.tsx";
import { CoverageMap } from "#app/features/where-we-operate/coverage-map.tsx";
import {
  buildDeliveryOptions,
  coverageSummary,
  supplyCityText,
} from "#app/features/where-we-operate/where-we-operate-words.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { DefinitionGrid } from "#app/ui/definitions/definition-grid.tsx";
import { GridHeading } from "#app/ui/grid-heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { CoveredCity, CoveredCountry } from "#domain/cities/coverage-by-country.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import styles from "./where-we-operate-page.module.css";

interface WhereWeOperatePageProps {
  countries: CoveredCountry[];
  crumbs: Crumb[];
}

/** Renders /dove-operiamo (product.md#countries-served): the six countries on a map, every city a link, and how a vehicle is delivered. */
export function WhereWeOperatePage({ countries, crumbs }: WhereWeOperatePageProps) {
  const site = useSite();
  const count = countries.reduce((sum, country) => sum + country.cities.length, 0);
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageHero title={messages.coverage.title}>
        <p>
          {count === 0
            ? "Le prime città stanno arrivando: intanto chiedici se possiamo raggiungere la tua."
            : coverageSummary({ countries: countries.length, cities: count })}
        </p>
      </PageHero>
      {count > 0 && (
        <PageGrid className={styles.root}>
          <CoverageMap className={styles.map} countries={countries} />
          <CityIndex className={styles.register} countries={countries} />
        </PageGrid>
      )}
      <Section band="deep" aria-labelledby="arrivals-title">
        <PageGrid>
          <GridHeading id="arrivals-title" size="title" className={styles.heading}>
            Come arriva da te
          </GridHeading>
          <DefinitionGrid className={styles.arrivals} items={buildDeliveryOptions(site)} />
          <p className={styles.else}>
            La tua città non c'è? <MoreLink to={paths.contacts}>Chiedici se possiamo arrivarci</MoreLink>
          </p>
        </PageGrid>
      </Section>
    </>
  );
}

interface CityIndexProps {
  countries: readonly CoveredCountry[];
  className?: string | undefined;
}

/** Lists the cities by country, each with its vehicle count or the city that delivers to it. */
function CityIndex({ countries, className }: CityIndexProps) {
  return (
    <div className={classNames(styles.cities, className)} data-city-index="">
      {countries.map(({ name, cities }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <ul>
            {cities.map((city) => (
              <li key={city.slug}>
                <Link to={paths.city(city.slug)} data-hover-link={city.slug}>
                  <CityRentalLabel city={city.name} />
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
  return vehicles > 0 ? vehiclesLabel(vehicles) : supplyCityText({ city });
}
