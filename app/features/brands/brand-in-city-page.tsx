import { BrandFacts } from "#app/features/brands/brand-facts.tsx";
import { BrandHero } from "#app/features/brands/brand-hero.tsx";
import {
  BRAND_WORDS,
  brandInCitySentences,
  brandRentalTitle,
  rentalConditionFacts,
} from "#app/features/brands/brand-words.ts";
import { VehicleInterior } from "#app/features/brands/vehicle-interior.tsx";
import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { PriceTable } from "#app/features/catalogue/price-table.tsx";
import { RelatedLinks } from "#app/features/catalogue/related-links.tsx";
import { DeliveredVehicleSection } from "#app/features/vehicles/delivered-vehicle-section.tsx";
import { VehicleList } from "#app/features/vehicles/vehicle-list.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { SideSection } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { findBrandCityText } from "#domain/brands/brand-city-texts.ts";
import { CATEGORIES } from "#domain/categories.ts";
import { ITALIAN_CITY_PAGE_WORDS } from "#domain/cities/words/italian.ts";
import { messages } from "#domain/messages.it.ts";
import { formatEuro } from "#domain/money.ts";
import type { BrandInCityPageData } from "#domain/pages/brand-pages.ts";
import { paths } from "#domain/paths.ts";
import styles from "./brand-pages.module.css";

/**
 * Renders /{brand}/{city} (product.md#brand-pages): vehicle count, delivery, average price and categories, then the vehicles of this city and of
 * other cities.
 */
export function BrandInCityPage(props: BrandInCityPageData) {
  const { brand, city, total, categories, vehicles, paging, otherCities, otherBrands, head } = props;
  const { delivered, prices, today, terms } = props;
  const sentences = brandInCitySentences({
    ...total,
    brand: brand.name,
    city: city.name,
    categories: categories.filter((category) => category.vehicles > 0).map(({ slug }) => slug),
    terms,
    deliveredFrom: delivered.origins,
    otherCities: otherCities.map(({ name }) => name),
  });
  const text = findBrandCityText(brand.slug, city.slug) ?? brand.description;
  const [onlyVehicle] = total.displayed === 1 ? vehicles : [];
  const heroVehicle = paging.page === 1 ? (vehicles.find(({ available }) => available) ?? vehicles[0]) : undefined;
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <BrandHero
        title={head.h1}
        vehicle={heroVehicle}
        intro={text}
        city={city}
        facts={
          total.vehicles > 0
            ? [
                {
                  label: BRAND_WORDS.carsIn(city.name, total.displayed),
                  value: onlyVehicle?.name ?? String(total.displayed),
                  note: total.vehicles < total.displayed ? BRAND_WORDS.available(total.vehicles) : undefined,
                },
                { label: BRAND_WORDS.delivery, value: BRAND_WORDS.deliveredWithin, english: messages.brand.delivery },
                { label: BRAND_WORDS.averageRate, value: formatEuro(total.averageRate) },
                {
                  label: BRAND_WORDS.categories(categories.length),
                  links: categories.map(({ slug }) => ({
                    to: paths.cityCategory(city.slug, slug),
                    name: CATEGORIES[slug].shortLabel,
                  })),
                },
              ]
            : []
        }
      />
      <section className={styles.vehicles} aria-labelledby="brand-city-vehicles">
        <SectionHeading id="brand-city-vehicles" size="title" title={BRAND_WORDS.basedIn(city.name)} />
        <VehicleList
          vehicles={vehicles}
          paging={paging}
          heroVehicleId={heroVehicle?.id}
          onlyCardBanner={heroVehicle && <VehicleInterior vehicle={heroVehicle} />}
          hasFollowingList={delivered.vehicles.length > 0}
        />
      </section>
      <DeliveredVehicleSection group={delivered} city={city.name} extraCriteria={{ brands: [brand.slug] }} />
      <SideSection id="brand-city-facts" title={brandRentalTitle(brand.name, city.name)}>
        <div className={styles.facts}>
          {terms && <BrandFacts facts={rentalConditionFacts(terms)} layout="within" />}
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </SideSection>
      <PriceTable
        id="brand-city-prices"
        title={BRAND_WORDS.pricesIn(city.name)}
        note={BRAND_WORDS.lowestByCategory(ITALIAN_CITY_PAGE_WORDS.date(today))}
        group={BRAND_WORDS.category}
        rows={(prices.length < total.vehicles ? prices : []).map((row) => ({
          ...row,
          name: CATEGORIES[row.slug].shortLabel,
          to: paths.cityCategory(city.slug, row.slug),
        }))}
      />
      <CustomContent html={head.content} />
      <RelatedLinks
        lines={[
          {
            text: BRAND_WORDS.otherCities(brand.name),
            links: otherCities.map(({ slug, name }) => ({ to: paths.brandCity(brand.slug, slug), name })),
          },
          {
            text: BRAND_WORDS.otherBrandsIn(city.name),
            links: otherBrands.map(({ slug, name }) => ({ to: paths.brandCity(slug, city.slug), name })),
          },
          {
            text: BRAND_WORDS.everyBrand,
            links: [{ to: paths.city(city.slug), name: BRAND_WORDS.luxuryCarsIn(city.name) }],
          },
        ]}
      />
    </>
  );
}
