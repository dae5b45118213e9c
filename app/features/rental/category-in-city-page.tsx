import { SearchBand } from "#app/features/booking-search/search-band.tsx";
import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { FaqList } from "#app/features/catalogue/faq-list.tsx";
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
import { CATEGORIES } from "#domain/categories.ts";
import { isCitySlug } from "#domain/cities/city.ts";
import { ITALIAN_CITY_PAGE_WORDS } from "#domain/cities/words/italian.ts";
import { formatEuro } from "#domain/money.ts";
import type { CategoryInCityPageData } from "#domain/pages/rental-pages.ts";
import { paths } from "#domain/paths.ts";
import { findPlaceByName } from "#domain/search/search-places.ts";
import styles from "./category-page.module.css";
import pictureFirst from "./picture-first.module.css";
import { CATEGORY_WORDS, RENTAL_WORDS } from "./rental-words.ts";

/**
 * Renders /luxury-car-rental/{city}/{category} (product.md#rental-pages): the vehicles of the category in the city, the vehicles delivered there, and
 * links to other places.
 */
export function CategoryInCityPage(props: CategoryInCityPageData) {
  const { city, category, total, vehicles, paging, delivered } = props;
  const { otherCategories, otherCities, brands, faqs, places, head } = props;
  const { shortLabel, displayName } = CATEGORIES[category];
  const otherCityLinks = otherCities.map((other) => ({
    ...other,
    to: paths.cityCategory(other.slug, category),
    // The cities that deliver are already named, vehicle by vehicle.
    ...(delivered.vehicles.length === 0 && { city: other.slug }),
  }));
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <PageHero kicker={displayName} title={head.h1}>
        {total.vehicles > 0 && (
          <>
            <Price amount={total.lowestRate} prefix="da" unit="al giorno" className={styles.price} />
            <p>{RENTAL_WORDS.allIncluded(total)}</p>
          </>
        )}
        {total.displayed === 0 && delivered.total.vehicles > 0 && (
          <p>
            {RENTAL_WORDS.deliveredFromRate({
              here: ITALIAN_CITY_PAGE_WORDS.delivered.vehicleCount(delivered.total.vehicles, city.name),
              rate: formatEuro(delivered.total.lowestRate),
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
              alt={city.name}
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
                  alt={city.name}
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
          title={RENTAL_WORDS.inOtherCities({ category: shortLabel })}
          links={otherCityLinks}
          all={{ to: paths.category(category), label: CATEGORY_WORDS[category].all }}
        />
      ) : (
        <NearestCities
          title={RENTAL_WORDS.noVehicles({ category: shortLabel, city: city.name })}
          hint="Non ne arriva nessuna fin qui: queste sono le città che ne hanno."
          linksTitle={RENTAL_WORDS.inOtherCities({ category: shortLabel })}
          links={otherCityLinks}
        />
      )}
      <PlaceLinks
        id="other-categories"
        title={RENTAL_WORDS.otherCategories({ city: city.name })}
        links={otherCategories.map((other) => ({
          ...other,
          name: CATEGORIES[other.slug].shortLabel,
          to: paths.cityCategory(city.slug, other.slug),
        }))}
        all={{ to: paths.city(city.slug), label: ITALIAN_CITY_PAGE_WORDS.allVehicles(city.name) }}
      />
      <CustomContent html={head.content} />
      <RelatedLinks
        lines={[
          {
            text: RENTAL_WORDS.brandsOfIn({ category: shortLabel, city: city.name }),
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
