import { SearchBand } from "#app/features/booking-search/search-band.tsx";
import { ABOVE_ONE_SIZES, AboveOne } from "#app/features/catalogue/above-one.tsx";
import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { DeliveredCars } from "#app/features/catalogue/delivered-cars.tsx";
import { FaqList } from "#app/features/catalogue/faq-list.tsx";
import { NearestCities } from "#app/features/catalogue/nearest-cities.tsx";
import { PageOpening } from "#app/features/catalogue/page-opening.tsx";
import { PictureByHour } from "#app/features/catalogue/picture-by-hour.tsx";
import { PlaceLinks } from "#app/features/catalogue/place-links.tsx";
import { RelatedText } from "#app/features/catalogue/related-text.tsx";
import { VehicleList } from "#app/features/catalogue/vehicle-list.tsx";
import { Price } from "#app/ui/amounts/price.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { CATEGORIES } from "#domain/categories.ts";
import { ITALIAN } from "#domain/cities/words/italian.ts";
import { formatEuro } from "#domain/money.ts";
import type { CategoryInCityPageData } from "#domain/pages/rental-pages.ts";
import { paths } from "#domain/paths.ts";
import { isCitySlug } from "#domain/places.ts";
import { placeNamed } from "#domain/search/search-places.ts";
import styles from "./category-page.module.css";
import plateFirst from "./plate-first.module.css";
import { CATEGORY_WORDS, RENTAL_WORDS } from "./rental-words.ts";

/** /luxury-car-rental/{city}/{category} (product.md#rental-pages): the cars of that category in that city, those delivered there, and where else to look. */
export function CategoryInCityPage(props: CategoryInCityPageData) {
  const { city, category, total, vehicles, paging, delivered } = props;
  const { otherCategories, otherCities, brands, faqs, places, head } = props;
  const { shortLabel, displayName } = CATEGORIES[category];
  const elsewhere = otherCities.map((other) => ({
    ...other,
    to: paths.cityCategory(other.slug, category),
    // Those that deliver have just been named, car by car.
    ...(delivered.vehicles.length === 0 && { city: other.slug }),
  }));
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <PageOpening above={displayName} title={head.h1}>
        {total.vehicles > 0 && (
          <>
            <Price amount={total.lowestRate} prefix="da" unit="al giorno" className={styles.price} />
            <p>{RENTAL_WORDS.allIncluded(total)}</p>
          </>
        )}
        {total.displayed === 0 && delivered.total.vehicles > 0 && (
          <p>
            {RENTAL_WORDS.broughtFromRate({
              here: ITALIAN.delivered.here(delivered.total.vehicles, city.name),
              rate: formatEuro(delivered.total.lowestRate),
            })}
          </p>
        )}
      </PageOpening>
      <div
        className={classNames(
          plateFirst.root,
          isCitySlug(city.slug) && plateFirst.pictured,
          plateFirst.beforePhoneOnly,
        )}
      >
        <SearchBand places={places} city={placeNamed(city.name, places)?.value} category={category} />
        {isCitySlug(city.slug) && (
          <div className={classNames(plateFirst.plate, plateFirst.phoneOnly)}>
            <PictureByHour
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
          continued={delivered.vehicles.length > 0}
          aboveOne={
            isCitySlug(city.slug) && (
              <AboveOne>
                <PictureByHour src={`/pictures/cities/${city.slug}-800.webp`} alt={city.name} sizes={ABOVE_ONE_SIZES} />
              </AboveOne>
            )
          }
        />
      )}
      <DeliveredCars group={delivered} city={city.name} narrowed={{ category }} />
      {total.displayed + delivered.total.vehicles > 0 ? (
        <PlaceLinks
          id="other-cities"
          title={RENTAL_WORDS.elsewhere({ category: shortLabel })}
          links={elsewhere}
          all={{ to: paths.category(category), label: CATEGORY_WORDS[category].all }}
        />
      ) : (
        <NearestCities
          title={RENTAL_WORDS.none({ category: shortLabel, city: city.name })}
          hint="Non ne arriva nessuna fin qui: queste sono le città che ne hanno."
          linksTitle={RENTAL_WORDS.elsewhere({ category: shortLabel })}
          links={elsewhere}
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
        all={{ to: paths.city(city.slug), label: ITALIAN.allVehicles(city.name) }}
      />
      <CustomContent html={head.content} />
      <RelatedText
        lines={[
          {
            text: RENTAL_WORDS.brandsOfIn({ category: shortLabel, city: city.name }),
            // One alone is the maker of the cars above.
            links:
              brands.length > 1 ? brands.map(({ slug, name }) => ({ to: paths.brandCity(slug, city.slug), name })) : [],
          },
        ]}
      />
      <FaqList faqs={faqs} toldElsewhere />
    </>
  );
}
