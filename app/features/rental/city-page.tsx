import { SearchBand } from "#app/features/booking-search/search-band.tsx";
import { CategoryStrip } from "#app/features/catalogue/category-strip.tsx";
import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import {
  carsFromRateText,
  countCars,
  lowestPriceNote,
  textsAroundRate,
} from "#app/features/catalogue/listing-texts.ts";
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
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { isCitySlug } from "#domain/cities/city.ts";
import type { CityPageData } from "#domain/pages/rental-pages.ts";
import { findPlaceByName } from "#domain/search/search-places.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import styles from "./city-page.module.css";
import pictureFirst from "./picture-first.module.css";

/**
 * Renders /luxury-car-rental/{city} (product.md#rental-pages) in the URL's language: browse by category, then the vehicles of the city and the
 * vehicles delivered there. If there are none, it shows the city's text and nearby cities.
 */
export function CityPage(props: CityPageData) {
  const { city, total, categories, leaders, vehicles, paging, delivered } = props;
  const { nearest, prices, today, places, head } = props;
  const words = useWords("categories", "cityPages", "listings");
  const paths = usePaths();
  const { language, cityPages: texts, listings } = words;
  const searchName = findPlaceByName(city.name, places)?.value;
  const poster = city.imageUrl ?? (isCitySlug(city.slug) ? `/pictures/cities/${city.slug}-1200.webp` : null);
  const hasPicture = poster !== null && paging.page === 1;
  const name = placeNameIn(language, city.name);
  // If no vehicle based here is available, the headline counts the delivered vehicles.
  const headlineTotal = total.displayed > 0 ? total : delivered.total;
  const nearestLinks = nearest.map((nearCity) => ({
    ...nearCity,
    name: placeNameIn(language, nearCity.name),
    to: paths.city(nearCity.slug),
    city: nearCity.slug,
  }));
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <div className={styles.opening}>
        <PageHero kicker={placeNameIn(language, city.country)} title={head.h1}>
          {headlineTotal.vehicles > 0 && (
            <>
              <Price amount={headlineTotal.lowestRate} {...textsAroundRate(words)} className={styles.price} />
              <p>
                {headlineTotal === total
                  ? countCars(words, headlineTotal.vehicles)
                  : say(words, listings.delivered.cars, { count: headlineTotal.vehicles, city: name })}
                <span className={styles.included}>. {texts.included}</span>
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
            <CityText city={city} />
          </PageGrid>
        )}
      </div>
      {total.displayed > 0 && (
        <>
          <CategoryStrip
            title={say(words, texts.byCategory, { city: name })}
            citySlug={city.slug}
            categories={categories}
            sampleVehicles={[...leaders, ...vehicles]}
            labels={words.categories.names}
            factsOf={(category) => (category.vehicles > 0 ? carsFromRateText(words, category) : texts.noneOfCategory)}
          />
          <Section aria-labelledby="city-vehicles" className={classNames(hasPicture && styles.afterPicture)}>
            <SectionHeading
              id="city-vehicles"
              title={say(words, texts.allCars, { city: name })}
              size="title"
              aside={texts.freeDelivery}
            />
            <VehicleList vehicles={vehicles} paging={paging} hasFollowingList={delivered.vehicles.length > 0} />
          </Section>
        </>
      )}
      <DeliveredVehicleSection group={delivered} city={city.name} />
      {total.displayed + delivered.total.vehicles > 0 ? (
        <>
          <PriceTable
            id="city-prices"
            title={say(words, listings.prices.inCity, { city: name })}
            note={lowestPriceNote(words, "lowestByCategory", today)}
            group={listings.prices.category}
            rows={prices.map((row) => ({
              ...row,
              name: words.categories.names[row.slug],
              to: paths.cityCategory(city.slug, row.slug),
            }))}
          />
          <PlaceLinks id="nearest-cities" title={texts.nearest} links={nearestLinks} />
        </>
      ) : (
        <NearestCities
          title={say(words, texts.none, { city: name })}
          hint={texts.nothingDelivered}
          linksTitle={texts.nearest}
          links={nearestLinks}
        />
      )}
      <CustomContent html={head.content} />
      <CityRelatedLinks {...props} />
    </>
  );
}

function CityRelatedLinks({ city, brands, fleetCategories }: CityPageData) {
  const words = useWords("categories", "cityPages");
  const paths = usePaths();
  const texts = words.cityPages;
  return (
    <RelatedLinks
      lines={[
        {
          text: say(words, texts.brands, { city: placeNameIn(words.language, city.name) }),
          links: brands.map(({ slug, name }) => ({ to: paths.brandCity(slug, city.slug), name })),
        },
        {
          text: texts.categories,
          links: fleetCategories.map((slug) => ({ to: paths.category(slug), name: words.categories.names[slug] })),
        },
        { text: texts.hub, links: [{ to: paths.hub, name: texts.hubName }] },
      ]}
    />
  );
}
