import { BrandFacts } from "#app/features/brands/brand-facts.tsx";
import { BrandLead } from "#app/features/brands/brand-lead.tsx";
import { BRAND_WORDS, brandInCitySentences, conditions, rentingTitle } from "#app/features/brands/brand-words.ts";
import { CarInside } from "#app/features/brands/car-inside.tsx";
import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { DeliveredCars } from "#app/features/catalogue/delivered-cars.tsx";
import { PriceTable } from "#app/features/catalogue/price-table.tsx";
import { RelatedText } from "#app/features/catalogue/related-text.tsx";
import { VehicleList } from "#app/features/catalogue/vehicle-list.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { SideSection } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { brandCityText } from "#domain/brands/brand-city-texts.ts";
import { CATEGORIES } from "#domain/categories.ts";
import { ITALIAN } from "#domain/cities/words/italian.ts";
import { messages } from "#domain/messages.it.ts";
import { formatEuro } from "#domain/money.ts";
import type { BrandInCityPageData } from "#domain/pages/brand-pages.ts";
import { paths } from "#domain/paths.ts";
import styles from "./brand-pages.module.css";

/** /{brand}/{city} (product.md#brand-pages): count of vehicles, the delivery card, average price and categories, then the cars and those of other cities. */
export function BrandInCityPage(props: BrandInCityPageData) {
  const { brand, city, total, categories, vehicles, paging, otherCities, otherBrands, head } = props;
  const { delivered, prices, today, terms } = props;
  const sentences = brandInCitySentences({
    ...total,
    brand: brand.name,
    city: city.name,
    categories: categories.filter((category) => category.vehicles > 0).map(({ slug }) => slug),
    terms,
    deliveredFrom: delivered.bases,
    otherCities: otherCities.map(({ name }) => name),
  });
  const text = brandCityText(brand.slug, city.slug) ?? brand.description;
  const [only] = total.displayed === 1 ? vehicles : [];
  const lead = paging.page === 1 ? (vehicles.find(({ available }) => available) ?? vehicles[0]) : undefined;
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <BrandLead
        title={head.h1}
        vehicle={lead}
        standfirst={text}
        city={city}
        facts={
          total.vehicles > 0
            ? [
                {
                  label: BRAND_WORDS.carsIn(city.name, total.displayed),
                  value: only?.name ?? String(total.displayed),
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
        <SectionHeading id="brand-city-vehicles" size="title" title={BRAND_WORDS.atHomeIn(city.name)} />
        <VehicleList
          vehicles={vehicles}
          paging={paging}
          shownAbove={lead?.id}
          aboveOne={lead && <CarInside vehicle={lead} />}
          continued={delivered.vehicles.length > 0}
        />
      </section>
      <DeliveredCars group={delivered} city={city.name} narrowed={{ brands: [brand.slug] }} />
      <SideSection id="brand-city-facts" title={rentingTitle(brand.name, city.name)}>
        <div className={styles.facts}>
          {terms && <BrandFacts facts={conditions(terms)} layout="within" />}
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </SideSection>
      <PriceTable
        id="brand-city-prices"
        title={BRAND_WORDS.pricesIn(city.name)}
        note={BRAND_WORDS.lowestByCategory(ITALIAN.date(today))}
        group={BRAND_WORDS.category}
        rows={(prices.length < total.vehicles ? prices : []).map((row) => ({
          ...row,
          name: CATEGORIES[row.slug].shortLabel,
          to: paths.cityCategory(city.slug, row.slug),
        }))}
      />
      <CustomContent html={head.content} />
      <RelatedText
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
