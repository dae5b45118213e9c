import type { BrandFact } from "#app/features/brands/brand-facts.tsx";
import { BrandHero } from "#app/features/brands/brand-hero.tsx";
import { BRAND_WORDS } from "#app/features/brands/brand-words.ts";
import { VehicleInterior } from "#app/features/brands/vehicle-interior.tsx";
import { lowestByCityNote } from "#app/features/catalogue/catalogue-words.ts";
import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { EmptyListing } from "#app/features/catalogue/empty-listing.tsx";
import { PriceTable } from "#app/features/catalogue/price-table.tsx";
import { RelatedLinks } from "#app/features/catalogue/related-links.tsx";
import { VehicleList } from "#app/features/vehicles/vehicle-list.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Section, SideSection } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { useSite } from "#app/ui/site.tsx";
import { SentenceFromParts } from "#app/ui/words/sentence-from-parts.tsx";
import { CATEGORIES } from "#domain/categories.ts";
import { ITALIAN_CITY_PAGE_WORDS } from "#domain/cities/words/italian.ts";
import { formatEuro } from "#domain/money.ts";
import type { BrandPageData } from "#domain/pages/brand-pages.ts";
import { paths } from "#domain/paths.ts";
import { DEFAULT_SORT, searchToQuery } from "#domain/search/search.ts";
import styles from "./brand-pages.module.css";

/** Further cities are in the price table only. */
const MAX_LINKED_CITIES = 4;

/** Renders /{brand} (product.md#brand-pages): model count, city count, average daily rate, city links with today's lowest rate, and the vehicles. */
export function BrandPage(props: BrandPageData) {
  const { brand, total, cities, deliveredTo, vehicles, paging, prices, today, head } = props;
  const cityNameOf = (slug: string) => cities.find((city) => city.slug === slug)?.name ?? slug;
  const site = useSite();
  const availableVehicles = vehicles.filter(({ available }) => available);
  // A single link gets no section of its own: it is appended to the previous section.
  const [onlyCity] = cities.length === 1 && deliveredTo.length > 0 ? cities : [];
  const heroVehicle = paging.page === 1 ? (availableVehicles[1] ?? availableVehicles[0] ?? vehicles[0]) : undefined;
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <BrandHero
        title={head.h1}
        vehicle={heroVehicle}
        intro={brand.description}
        facts={total.displayed > 0 ? brandFigures(props) : []}
      />
      {total.displayed > 0 ? (
        <>
          <Section className={styles.vehicles} aria-labelledby="brand-vehicles">
            <SectionHeading
              id="brand-vehicles"
              size="title"
              title={BRAND_WORDS.ourVehicles(brand.name, vehicles.length)}
            />
            <VehicleList
              vehicles={vehicles}
              paging={paging}
              heroVehicleId={heroVehicle?.id}
              onlyCardBanner={heroVehicle && <VehicleInterior vehicle={heroVehicle} />}
            />
          </Section>
          <PriceTable
            id="brand-cities"
            title={BRAND_WORDS.pricesByCity}
            note={lowestByCityNote({ date: ITALIAN_CITY_PAGE_WORDS.date(today) })}
            group={BRAND_WORDS.city}
            rows={(prices.length > 1 ? prices : []).map((row) => ({
              ...row,
              name: cityNameOf(row.slug),
              to: paths.brandCity(brand.slug, row.slug),
            }))}
          />
        </>
      ) : (
        <EmptyListing
          title={BRAND_WORDS.noVehicles(brand.name)}
          hint={BRAND_WORDS.askForModel(site)}
          actions={<MoreLink to={paths.cars}>{BRAND_WORDS.fullCollection}</MoreLink>}
        />
      )}
      {deliveredTo.length > 0 && (
        <SideSection id="brand-delivered" title={BRAND_WORDS.deliveredElsewhere}>
          <div>
            <p className={styles.note}>{BRAND_WORDS.deliveredElsewhereNote}</p>
            <ul className={styles.cities}>
              {deliveredTo.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={paths.explore(brandCityQuery(brand.slug, name))}>{name}</Link>
                </li>
              ))}
            </ul>
            {onlyCity && (
              <p className={styles.note}>
                <SentenceFromParts
                  parts={BRAND_WORDS.everyBrandInItsCity({ city: onlyCity.name })}
                  elements={{ city: (name) => <Link to={paths.city(onlyCity.slug)}>{name}</Link> }}
                />
              </p>
            )}
          </div>
        </SideSection>
      )}
      <CustomContent html={head.content} />
      <RelatedLinks
        lines={[
          {
            text: BRAND_WORDS.everyBrandInItsCities(cities.length),
            links: onlyCity ? [] : cities.map(({ slug, name }) => ({ to: paths.city(slug), name })),
          },
        ]}
      />
    </>
  );
}

/** Returns how many models and cities, the average daily rate and the categories. A single city or category is named, not counted. */
function brandFigures({ brand, total, cities, categories, vehicles }: BrandPageData): BrandFact[] {
  const [onlyVehicle] = total.displayed === 1 ? vehicles : [];
  return [
    {
      label: BRAND_WORDS.models(total.displayed),
      value: onlyVehicle?.name ?? String(total.displayed),
      note: total.vehicles < total.displayed ? BRAND_WORDS.available(total.vehicles) : undefined,
    },
    {
      label: BRAND_WORDS.cities(cities.length),
      ...(cities.length !== 1 && { value: String(cities.length) }),
      links:
        cities.length <= MAX_LINKED_CITIES
          ? cities.map(({ slug, name }) => ({ to: paths.brandCity(brand.slug, slug), name }))
          : [],
    },
    { label: BRAND_WORDS.averageRate, value: formatEuro(total.averageRate) },
    {
      label: BRAND_WORDS.categories(categories.length),
      links: categories.map(({ slug }) => ({ to: paths.category(slug), name: CATEGORIES[slug].shortLabel })),
    },
  ];
}

/** Returns the query for the brand's vehicles in one city, including vehicles delivered there. */
const brandCityQuery = (brand: string, city: string) =>
  searchToQuery({ city, service: "auto", brands: [brand], categories: [], sort: DEFAULT_SORT });
