import { PageOpening } from "#app/features/catalogue/page-opening.tsx";
import { CityRegister } from "#app/features/where-we-operate/city-register.tsx";
import { CoverageMap } from "#app/features/where-we-operate/coverage-map.tsx";
import { arrivals, covered } from "#app/features/where-we-operate/where-we-operate-words.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { DefinitionGrid } from "#app/ui/definitions/definition-grid.tsx";
import { GridHeading } from "#app/ui/grid-heading.tsx";
import { LinkMore } from "#app/ui/link-more.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { CoveredCountry } from "#domain/catalogue/coverage.ts";
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
