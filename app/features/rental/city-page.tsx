import { SearchBand } from "#app/features/booking-search/search-band.tsx";
import { CategoryStrip } from "#app/features/catalogue/category-strip.tsx";
import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { NearestCities } from "#app/features/catalogue/nearest-cities.tsx";
import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { PlaceLinks } from "#app/features/catalogue/place-links.tsx";
import { PriceTable } from "#app/features/catalogue/price-table.tsx";
import { RelatedLinks } from "#app/features/catalogue/related-links.tsx";
import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { CityText } from "#app/features/rental/city-text.tsx";
import { DeliveredVehicleSection } from "#app/features/vehicles/delivered-vehicle-section.tsx";
import { VehicleList } from "#app/features/vehicles/vehicle-list.tsx";
import { Price } from "#app/ui/amounts/price.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { isCitySlug } from "#domain/cities/city.ts";
import { cityNameIn, countryNameIn } from "#domain/cities/city-names.ts";
import { getCityWords } from "#domain/cities/city-words.ts";
import type { CityPageData } from "#domain/pages/rental-pages.ts";
import { paths } from "#domain/paths.ts";
import { findPlaceByName } from "#domain/search/search-places.ts";
import styles from "./city-page.module.css";
import pictureFirst from "./picture-first.module.css";

/**
 * Renders /luxury-car-rental/{city} (product.md#rental-pages) in the URL's language: browse by category, then the vehicles of the city and the
 * vehicles delivered there. If there are none, it shows the city's text and nearby cities.
 */
export function CityPage(props: CityPageData) {
  const { city, total, categories, leaders, vehicles, paging, delivered } = props;
  const { nearest, prices, today, places, head } = props;
  const { language } = useWords();
  const searchName = findPlaceByName(city.name, places)?.value;
  const poster = city.imageUrl ?? (isCitySlug(city.slug) ? `/pictures/cities/${city.slug}-1200.webp` : null);
  const hasPicture = poster !== null && paging.page === 1;
  const words = getCityWords(language);
  const name = cityNameIn(language, city);
  const facts = (entry: { vehicles: number; lowestRate: number }) =>
    `${words.vehicles(entry.vehicles)}, ${words.from(words.money(entry.lowestRate))}`;
  // If no vehicle based here is available, the headline counts the delivered vehicles.
  const headlineTotal = total.displayed > 0 ? total : delivered.total;
  const [beforeRate, afterRate] = splitAroundAmount(words.perDay);
  const nearestLinks = nearest.map((nearCity) => ({
    ...nearCity,
    name: cityNameIn(language, nearCity),
    to: paths.city(nearCity.slug),
    facts: facts(nearCity),
    city: nearCity.slug,
  }));
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <div className={styles.opening}>
        <PageHero kicker={countryNameIn(language, city.country)} title={head.h1}>
          {headlineTotal.vehicles > 0 && (
            <>
              <Price
                amount={headlineTotal.lowestRate}
                prefix={beforeRate}
                unit={afterRate}
                format={words.money}
                className={styles.price}
              />
              <p>
                {headlineTotal === total
                  ? words.vehicles(headlineTotal.vehicles)
                  : words.delivered.vehicleCount(headlineTotal.vehicles, name)}
                <span className={styles.included}>. {words.included}</span>
              </p>
            </>
          )}
        </PageHero>
      </div>
      <div className={classNames(styles.search, pictureFirst.root, hasPicture && pictureFirst.pictured)}>
        <SearchBand places={places} city={searchName} />
        {paging.page === 1 && (
          <PageGrid className={classNames(styles.picture, pictureFirst.plate)}>
            {poster && (
              <ThemedPicture
                src={poster}
                nightSrc={city.imageUrl && city.nightImageUrl}
                alt={name}
                sizes="(min-width: 52rem) 64vw, 100vw"
                priority
              />
            )}
            <CityText city={city} language={language} />
          </PageGrid>
        )}
      </div>
      {total.displayed > 0 && (
        <>
          <CategoryStrip
            title={words.byCategory(name)}
            citySlug={city.slug}
            categories={categories}
            sampleVehicles={[...leaders, ...vehicles]}
            labels={words.categories}
            factsOf={(category) => (category.vehicles > 0 ? facts(category) : words.noneOfCategory)}
          />
          <Section aria-labelledby="city-vehicles" className={classNames(hasPicture && styles.afterPicture)}>
            <SectionHeading
              id="city-vehicles"
              title={words.allVehicles(name)}
              size="title"
              aside={words.freeDelivery}
            />
            <div lang="it">
              <VehicleList vehicles={vehicles} paging={paging} hasFollowingList={delivered.vehicles.length > 0} />
            </div>
          </Section>
        </>
      )}
      <DeliveredVehicleSection group={delivered} city={city.name} localizedCity={name} words={words} />
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
          <PlaceLinks id="nearest-cities" title={words.nearest} links={nearestLinks} />
        </>
      ) : (
        <NearestCities
          title={words.noVehicles(name)}
          hint={words.delivered.nothingDelivered}
          linksTitle={words.nearest}
          links={nearestLinks}
        />
      )}
      <CustomContent html={head.content} />
      <CityRelatedLinks {...props} />
    </>
  );
}

function CityRelatedLinks({ city, brands, fleetCategories }: CityPageData) {
  const { language } = useWords();
  const { related, rental, categories } = getCityWords(language);
  return (
    <RelatedLinks
      title={related.title}
      and={related.and}
      lines={[
        {
          text: related.brands(cityNameIn(language, city)),
          links: brands.map(({ slug, name }) => ({ to: paths.brandCity(slug, city.slug), name })),
        },
        {
          text: related.categories,
          links: fleetCategories.map((slug) => ({ to: paths.category(slug), name: categories[slug] })),
        },
        { text: related.hub, links: [{ to: paths.hub, name: rental }] },
      ]}
    />
  );
}

/** Returns a sentence's text before and after its amount, which is set larger. */
function splitAroundAmount(sentence: (amount: string) => string): [before: string, after: string] {
  const marker = "\u0000";
  const [before = "", after = ""] = sentence(marker).split(marker);
  return [before.trim(), after.trim()];
}
