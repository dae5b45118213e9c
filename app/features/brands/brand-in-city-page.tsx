import { BrandFacts } from "#app/features/brands/brand-facts.tsx";
import { BrandHero } from "#app/features/brands/brand-hero.tsx";
import { VehicleInterior } from "#app/features/brands/vehicle-interior.tsx";
import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { lowestPriceNote } from "#app/features/catalogue/listing-texts.ts";
import { PriceTable } from "#app/features/catalogue/price-table.tsx";
import { RelatedLinks } from "#app/features/catalogue/related-links.tsx";
import { DeliveredVehicleSection } from "#app/features/vehicles/delivered-vehicle-section.tsx";
import { VehicleList } from "#app/features/vehicles/vehicle-list.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { SideSection } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { findBrandCityText } from "#domain/brands/brand-city-texts.ts";
import type { BrandInCityPageData } from "#domain/pages/brand-pages.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import styles from "./brand-pages.module.css";
import { brandInCitySentences, brandRentalTitle, rentalConditionFacts } from "./brand-texts.ts";

/**
 * Renders /{brand}/{city} (product.md#brand-pages): vehicle count, delivery, average price and categories, then the vehicles of this city and of
 * other cities.
 */
export function BrandInCityPage(props: BrandInCityPageData) {
  const { brand, city, total, categories, vehicles, paging, otherCities, otherBrands, head } = props;
  const { delivered, prices, today, terms } = props;
  const words = useWords("brandPages", "brandCityTexts", "categories", "listings");
  const paths = usePaths();
  const texts = words.brandPages;
  const nameOf = (name: string) => placeNameIn(words.language, name);
  const cityName = nameOf(city.name);
  const sentences = brandInCitySentences(words, {
    ...total,
    brand: brand.name,
    city: cityName,
    categories: categories.filter((category) => category.vehicles > 0).map(({ slug }) => slug),
    terms,
    deliveredFrom: delivered.origins.map(nameOf),
    otherCities: otherCities.map(({ name }) => nameOf(name)),
  });
  const text = findBrandCityText(words, brand.slug, city.slug) ?? brand.description;
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
                  label: say(words, texts.carsIn, { count: total.displayed, city: cityName }),
                  value: onlyVehicle?.name ?? String(total.displayed),
                  note:
                    total.vehicles < total.displayed
                      ? say(words, texts.available, { count: total.vehicles })
                      : undefined,
                },
                { label: texts.delivery, value: texts.deliveredWithin, english: texts.quickDelivery },
                { label: texts.averageRate, value: formatMoney(words, total.averageRate) },
                {
                  label: say(words, texts.categories, { count: categories.length }),
                  links: categories.map(({ slug }) => ({
                    to: paths.cityCategory(city.slug, slug),
                    name: words.categories.names[slug],
                  })),
                },
              ]
            : []
        }
      />
      <section className={styles.vehicles} aria-labelledby="brand-city-vehicles">
        <SectionHeading id="brand-city-vehicles" size="title" title={say(words, texts.basedIn, { city: cityName })} />
        <VehicleList
          vehicles={vehicles}
          paging={paging}
          heroVehicleId={heroVehicle?.id}
          onlyCardBanner={heroVehicle && <VehicleInterior vehicle={heroVehicle} />}
          hasFollowingList={delivered.vehicles.length > 0}
        />
      </section>
      <DeliveredVehicleSection group={delivered} city={city.name} extraCriteria={{ brands: [brand.slug] }} />
      <SideSection id="brand-city-facts" title={brandRentalTitle(words, { brand: brand.name, city: cityName })}>
        <div className={styles.facts}>
          {terms && <BrandFacts facts={rentalConditionFacts(words, terms)} layout="within" />}
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </SideSection>
      <PriceTable
        id="brand-city-prices"
        title={say(words, words.listings.prices.inCity, { city: cityName })}
        note={lowestPriceNote(words, "lowestByCategory", today)}
        group={words.listings.prices.category}
        rows={(prices.length < total.vehicles ? prices : []).map((row) => ({
          ...row,
          name: words.categories.names[row.slug],
          to: paths.cityCategory(city.slug, row.slug),
        }))}
      />
      <CustomContent html={head.content} />
      <RelatedLinks
        lines={[
          {
            text: say(words, texts.otherCities, { brand: brand.name }),
            links: otherCities.map(({ slug, name }) => ({ to: paths.brandCity(brand.slug, slug), name: nameOf(name) })),
          },
          {
            text: say(words, texts.otherBrands, { city: cityName }),
            links: otherBrands.map(({ slug, name }) => ({ to: paths.brandCity(slug, city.slug), name })),
          },
          {
            text: texts.everyBrand,
            links: [{ to: paths.city(city.slug), name: say(words, texts.luxuryCarsIn, { city: cityName }) }],
          },
        ]}
      />
    </>
  );
}
