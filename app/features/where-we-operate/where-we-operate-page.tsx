import { countCars, countCities } from "#app/features/catalogue/listing-texts.ts";
import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { CityRentalLabel } from "#app/features/where-we-operate/city-rental-label.tsx";
import { CoverageMap } from "#app/features/where-we-operate/coverage-map.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { DefinitionGrid } from "#app/ui/definitions/definition-grid.tsx";
import { GridHeading } from "#app/ui/grid-heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { useSite } from "#app/ui/site.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { CoveredCity, CoveredCountry } from "#domain/cities/coverage-by-country.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import styles from "./where-we-operate-page.module.css";

interface WhereWeOperatePageProps {
  countries: CoveredCountry[];
  crumbs: Crumb[];
}

/** Renders /dove-operiamo (product.md#countries-served): the six countries on a map, every city a link, and how a vehicle is delivered. */
export function WhereWeOperatePage({ countries, crumbs }: WhereWeOperatePageProps) {
  const site = useSite();
  const words = useWords("listings", "whereWeOperate");
  const paths = usePaths();
  const texts = words.whereWeOperate;
  const count = countries.reduce((sum, country) => sum + country.cities.length, 0);
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageHero title={texts.title}>
        <p>
          {count === 0
            ? texts.empty
            : say(words, texts.summary, {
                countries: say(words, texts.countries, { count: countries.length }),
                cities: countCities(words, count),
              })}
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
            {texts.arrivals}
          </GridHeading>
          <DefinitionGrid className={styles.arrivals} items={buildDeliveryOptions(words, site)} />
          <p className={styles.else}>
            {texts.missing} <MoreLink to={paths.contacts}>{texts.ask}</MoreLink>
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
  const words = useWords("listings", "whereWeOperate");
  const paths = usePaths();
  return (
    <div className={classNames(styles.cities, className)} data-city-index="">
      {countries.map(({ name, cities }) => (
        <section key={name} aria-label={placeNameIn(words.language, name)}>
          <h2>{placeNameIn(words.language, name)}</h2>
          <ul>
            {cities.map((city) => (
              <li key={city.slug}>
                <Link to={paths.city(city.slug)} data-hover-link={city.slug}>
                  <CityRentalLabel city={placeNameIn(words.language, city.name)} />
                </Link>{" "}
                <span>{supplyText(words, city)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function supplyText(
  words: Words<"listings" | "whereWeOperate">,
  { vehicles, suppliedFrom: city }: CoveredCity,
): string {
  if (vehicles > 0) return countCars(words, vehicles);
  const { suppliedFrom, onRequest } = words.whereWeOperate;
  return city === null ? onRequest : say(words, suppliedFrom, { city: placeNameIn(words.language, city) });
}

/** Returns the ways in which a vehicle is delivered, each with its price (product.md#delivery, product.md#one-way-return). */
function buildDeliveryOptions(
  words: Words<"whereWeOperate">,
  { delivery, oneWayRatePerKilometre: oneWayRate }: SiteConfiguration,
) {
  const { freeDelivery, fromNearby, oneWay } = words.whereWeOperate;
  return [
    {
      title: freeDelivery.title,
      text: delivery.ratePerKilometre === 0 ? freeDelivery.text : freeDelivery.textWithSupplement,
    },
    fromNearby,
    {
      title: oneWay.title,
      text: oneWayRate === 0 ? oneWay.free : say(words, oneWay.rate, { rate: formatMoney(words, oneWayRate) }),
    },
  ];
}
