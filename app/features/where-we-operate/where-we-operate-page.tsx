import { vehiclesLabel } from "#app/features/catalogue/catalogue-words.ts";
import { PageOpening } from "#app/features/catalogue/page-opening.tsx";
import { CoverageMap } from "#app/features/where-we-operate/coverage-map.tsx";
import { RentalInCity } from "#app/features/where-we-operate/rental-in-city.tsx";
import { arrivals, covered, suppliedFrom } from "#app/features/where-we-operate/where-we-operate-words.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { DefinitionGrid } from "#app/ui/definitions/definition-grid.tsx";
import { GridHeading } from "#app/ui/grid-heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { LinkMore } from "#app/ui/link-more.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { CoveredCity, CoveredCountry } from "#domain/catalogue/coverage.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import styles from "./where-we-operate-page.module.css";

interface WhereWeOperatePageProps {
  countries: CoveredCountry[];
  crumbs: Crumb[];
}

/** /dove-operiamo (product.md#countries-served): the six countries on a map of our own, every city a link, and how a car gets there. */
export function WhereWeOperatePage({ countries, crumbs }: WhereWeOperatePageProps) {
  const site = useSite();
  const count = countries.reduce((sum, country) => sum + country.cities.length, 0);
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageOpening title={messages.coverage.title}>
        <p>
          {count === 0
            ? "Le prime città stanno arrivando: intanto chiedici se possiamo raggiungere la tua."
            : covered({ countries: countries.length, cities: count })}
        </p>
      </PageOpening>
      {count > 0 && (
        <PageGrid className={styles.root}>
          <CoverageMap className={styles.map} countries={countries} />
          <CityRegister className={styles.register} countries={countries} />
        </PageGrid>
      )}
      <Section band="deep" aria-labelledby="arrivals-title">
        <PageGrid>
          <GridHeading id="arrivals-title" size="title" className={styles.heading}>
            Come arriva da te
          </GridHeading>
          <DefinitionGrid className={styles.arrivals} items={arrivals(site)} />
          <p className={styles.else}>
            La tua città non c'è? <LinkMore to={paths.contacts}>Chiedici se possiamo arrivarci</LinkMore>
          </p>
        </PageGrid>
      </Section>
    </>
  );
}

interface CityRegisterProps {
  countries: readonly CoveredCountry[];
  className?: string | undefined;
}

/** The cities by country, each with the cars that stand there or the city they come from. */
function CityRegister({ countries, className }: CityRegisterProps) {
  return (
    <div className={classNames(styles.cities, className)} data-city-register="">
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
