import { SearchBand } from "#app/features/booking-search/search-band.tsx";
import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { FaqList } from "#app/features/catalogue/faq-list.tsx";
import { countCars, englishCategoryName, textsAroundRate } from "#app/features/catalogue/listing-texts.ts";
import { NearestCities } from "#app/features/catalogue/nearest-cities.tsx";
import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { PlaceLinks } from "#app/features/catalogue/place-links.tsx";
import { RelatedLinks } from "#app/features/catalogue/related-links.tsx";
import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { DeliveredVehicleSection } from "#app/features/vehicles/delivered-vehicle-section.tsx";
import { VEHICLE_CARD_BANNER_SIZES, VehicleCardBanner } from "#app/features/vehicles/vehicle-card-banner.tsx";
import { VehicleList } from "#app/features/vehicles/vehicle-list.tsx";
import { Price } from "#app/ui/amounts/price.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { isCitySlug } from "#domain/cities/city.ts";
import type { CategoryInCityPageData } from "#domain/pages/rental-pages.ts";
import { findPlaceByName } from "#domain/search/search-places.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import styles from "./category-page.module.css";
import pictureFirst from "./picture-first.module.css";

/**
 * Renders /luxury-car-rental/{city}/{category} (product.md#rental-pages): the vehicles of the category in the city, the vehicles delivered there, and
 * links to other places.
 */
export function CategoryInCityPage(props: CategoryInCityPageData) {
  const { city, category, total, vehicles, paging, delivered } = props;
  const { otherCategories, otherCities, brands, faqs, places, head } = props;
  const words = useWords("categories", "cityPages", "listings", "rentalPages");
  const paths = usePaths();
  const texts = words.rentalPages.categoryInCity;
  const cityName = placeNameIn(words.language, city.name);
  const otherCityLinks = otherCities.map((other) => ({
    ...other,
    name: placeNameIn(words.language, other.name),
    to: paths.cityCategory(other.slug, category),
    // The cities that deliver are already named, vehicle by vehicle.
    ...(delivered.vehicles.length === 0 && { city: other.slug }),
  }));
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <PageHero kicker={englishCategoryName(words, category)} title={head.h1}>
        {total.vehicles > 0 && (
          <>
            <Price amount={total.lowestRate} {...textsAroundRate(words)} className={styles.price} />
            <p>{say(words, texts.included, { cars: countCars(words, total.vehicles) })}</p>
          </>
        )}
        {total.displayed === 0 && delivered.total.vehicles > 0 && (
          <p>
            {say(words, words.listings.carsFromDailyRate, {
              cars: say(words, words.listings.delivered.cars, { count: delivered.total.vehicles, city: cityName }),
              rate: formatMoney(words, delivered.total.lowestRate),
            })}
          </p>
        )}
      </PageHero>
      <div
        className={classNames(
          pictureFirst.root,
          isCitySlug(city.slug) && pictureFirst.pictured,
          pictureFirst.beforePhoneOnly,
        )}
      >
        <SearchBand places={places} city={findPlaceByName(city.name, places)?.value} category={category} />
        {isCitySlug(city.slug) && (
          <div className={classNames(pictureFirst.plate, pictureFirst.phoneOnly)}>
            <ThemedPicture
              src={`/pictures/cities/${city.slug}-800.webp`}
              alt={cityName}
              sizes="calc(100vw - 40px)"
              priority="if-shown"
            />
          </div>
        )}
      </div>
      {total.displayed > 0 && (
        <VehicleList
          vehicles={vehicles}
          headingLevel={2}
          noteOf={() => ""}
          paging={paging}
          hasFollowingList={delivered.vehicles.length > 0}
          onlyCardBanner={
            isCitySlug(city.slug) && (
              <VehicleCardBanner>
                <ThemedPicture
                  src={`/pictures/cities/${city.slug}-800.webp`}
                  alt={cityName}
                  sizes={VEHICLE_CARD_BANNER_SIZES}
                />
              </VehicleCardBanner>
            )
          }
        />
      )}
      <DeliveredVehicleSection group={delivered} city={city.name} extraCriteria={{ category }} />
      {total.displayed + delivered.total.vehicles > 0 ? (
        <PlaceLinks
          id="other-cities"
          title={texts.elsewhere[category]}
          links={otherCityLinks}
          all={{ to: paths.category(category), label: words.rentalPages.category.all[category] }}
        />
      ) : (
        <NearestCities
          title={say(words, texts.none[category], { city: cityName })}
          hint={texts.noneHint}
          linksTitle={texts.elsewhere[category]}
          links={otherCityLinks}
        />
      )}
      <PlaceLinks
        id="other-categories"
        title={say(words, texts.otherCategories, { city: cityName })}
        links={otherCategories.map((other) => ({
          ...other,
          name: words.categories.names[other.slug],
          to: paths.cityCategory(city.slug, other.slug),
        }))}
        all={{ to: paths.city(city.slug), label: say(words, words.cityPages.allCars, { city: cityName }) }}
      />
      <CustomContent html={head.content} />
      <RelatedLinks
        lines={[
          {
            text: say(words, texts.brands[category], { city: cityName }),
            // If there is a single brand, it is the brand of the vehicles above.
            links:
              brands.length > 1 ? brands.map(({ slug, name }) => ({ to: paths.brandCity(slug, city.slug), name })) : [],
          },
        ]}
      />
      <FaqList faqs={faqs} hasStructuredDataElsewhere />
    </>
  );
}
