import { SearchBand } from "#app/features/booking-search/search-band.tsx";
import { CategoryRoad } from "#app/features/catalogue/category-road.tsx";
import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { DeliveredCars } from "#app/features/catalogue/delivered-cars.tsx";
import { NearestCities } from "#app/features/catalogue/nearest-cities.tsx";
import { PageOpening } from "#app/features/catalogue/page-opening.tsx";
import { PictureByHour } from "#app/features/catalogue/picture-by-hour.tsx";
import { PlaceLinks } from "#app/features/catalogue/place-links.tsx";
import { PriceTable } from "#app/features/catalogue/price-table.tsx";
import { RelatedText } from "#app/features/catalogue/related-text.tsx";
import { VehicleList } from "#app/features/catalogue/vehicle-list.tsx";
import { CityText } from "#app/features/rental/city-text.tsx";
import { Price } from "#app/ui/amounts/price.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { cityNameIn, countryNameIn } from "#domain/cities/city-names.ts";
import { cityWords } from "#domain/cities/city-words.ts";
import type { CityPageData } from "#domain/pages/rental-pages.ts";
import { paths } from "#domain/paths.ts";
import { isCitySlug } from "#domain/places.ts";
import { placeNamed } from "#domain/search/search-places.ts";
import styles from "./city-page.module.css";
import plateFirst from "./plate-first.module.css";

/** /luxury-car-rental/{city} (product.md#rental-pages) in the language the address asks for: browse by category, then all its cars and those delivered there; without either its text and its neighbours. */
export function CityPage(props: CityPageData) {
  const { city, language, total, categories, leaders, vehicles, paging, delivered } = props;
  const { nearest, prices, today, places, head } = props;
  const searchName = placeNamed(city.name, places)?.value;
  const poster = city.imageUrl ?? (isCitySlug(city.slug) ? `/pictures/cities/${city.slug}-1200.webp` : null);
  const isPictured = poster !== null && paging.page === 1;
  const words = cityWords(language);
  const name = cityNameIn(language, city);
  const facts = (entry: { vehicles: number; lowestRate: number }) =>
    `${words.vehicles(entry.vehicles)}, ${words.from(words.money(entry.lowestRate))}`;
  // Cars that stand here and cannot be had are no reason to begin with those that are brought.
  const opened = total.displayed > 0 ? total : delivered.total;
  const [beforeRate, afterRate] = aroundAmount(words.perDay);
  const neighbours = nearest.map((near) => ({
    ...near,
    name: cityNameIn(language, near),
    to: paths.city(near.slug),
    facts: facts(near),
    city: near.slug,
  }));
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <div className={styles.opening}>
        <PageOpening above={countryNameIn(language, city.country)} title={head.h1}>
          {opened.vehicles > 0 && (
            <>
              <Price
                amount={opened.lowestRate}
                prefix={beforeRate}
                unit={afterRate}
                format={words.money}
                className={styles.price}
              />
              <p>
                {opened === total ? words.vehicles(opened.vehicles) : words.delivered.here(opened.vehicles, name)}
                <span className={styles.included}>. {words.included}</span>
              </p>
            </>
          )}
        </PageOpening>
      </div>
      <div className={classNames(styles.search, plateFirst.root, isPictured && plateFirst.pictured)}>
        <SearchBand places={places} city={searchName} />
        {paging.page === 1 && (
          <PageGrid className={classNames(styles.picture, plateFirst.plate)}>
            {poster && <PictureByHour src={poster} alt={name} sizes="(min-width: 52rem) 64vw, 100vw" priority />}
            <CityText city={city} language={language} />
          </PageGrid>
        )}
      </div>
      {total.displayed > 0 && (
        <>
          <CategoryRoad
            title={words.byCategory(name)}
            citySlug={city.slug}
            categories={categories}
            leaders={leaders}
            labels={words.categories}
            factsOf={(category) => (category.vehicles > 0 ? facts(category) : words.noneOfCategory)}
          />
          <Section aria-labelledby="city-vehicles" className={classNames(isPictured && styles.afterPicture)}>
            <SectionHeading
              id="city-vehicles"
              title={words.allVehicles(name)}
              size="title"
              aside={words.freeDelivery}
            />
            <div lang="it">
              <VehicleList vehicles={vehicles} paging={paging} continued={delivered.vehicles.length > 0} />
            </div>
          </Section>
        </>
      )}
      <DeliveredCars group={delivered} city={city.name} name={name} words={words} />
      {total.displayed + delivered.total.vehicles > 0 ? (
        <>
          <PriceTable
            id="city-prices"
            title={words.prices.title(name)}
            note={words.prices.asOf(words.date(today))}
            group={words.prices.group}
            rows={prices.map((row) => ({
              ...row,
              name: words.categories[row.slug],
              to: paths.cityCategory(city.slug, row.slug),
            }))}
            words={words}
          />
          <PlaceLinks id="nearest-cities" title={words.nearest} links={neighbours} />
        </>
      ) : (
        <NearestCities
          title={words.none(name)}
          hint={words.delivered.none}
          linksTitle={words.nearest}
          links={neighbours}
        />
      )}
      <CustomContent html={head.content} />
      <CityWays {...props} />
    </>
  );
}

function CityWays({ city, language, brands }: CityPageData) {
  const { related, rental, categories } = cityWords(language);
  return (
    <RelatedText
      title={related.title}
      and={related.and}
      lines={[
        {
          text: related.brands(cityNameIn(language, city)),
          links: brands.map(({ slug, name }) => ({ to: paths.brandCity(slug, city.slug), name })),
        },
        {
          text: related.categories,
          links: CATEGORY_SLUGS.map((slug) => ({ to: paths.category(slug), name: categories[slug] })),
        },
        { text: related.hub, links: [{ to: paths.hub, name: rental }] },
      ]}
    />
  );
}

/** What a sentence says before and after the amount in it, which is set larger. */
function aroundAmount(sentence: (amount: string) => string): [before: string, after: string] {
  const place = "\u0000";
  const [before = "", after = ""] = sentence(place).split(place);
  return [before.trim(), after.trim()];
}
