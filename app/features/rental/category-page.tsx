import { SearchBand } from "#app/features/booking-search/search-band.tsx";
import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { EmptyListing } from "#app/features/catalogue/empty-listing.tsx";
import { FaqList } from "#app/features/catalogue/faq-list.tsx";
import {
  countCars,
  countCities,
  englishCategoryName,
  lowestPriceNote,
  textsAroundRate,
} from "#app/features/catalogue/listing-texts.ts";
import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { PriceTable } from "#app/features/catalogue/price-table.tsx";
import { RelatedLinks } from "#app/features/catalogue/related-links.tsx";
import { VehicleList } from "#app/features/vehicles/vehicle-list.tsx";
import { Price } from "#app/ui/amounts/price.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { useSite } from "#app/ui/site.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { CategoryPageData } from "#domain/pages/rental-pages.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import styles from "./category-page.module.css";
import { findCategoryLead } from "./category-pictures.ts";
import pictureFirst from "./picture-first.module.css";

const PRICES_ID = "category-prices";

/** Renders /luxury-car-rental/{category} (product.md#rental-pages): its vehicles, its cities with today's prices and its own questions. */
export function CategoryPage(props: CategoryPageData) {
  const { category, total, photographed, vehicles, paging, cities, brands, prices, today, faqs } = props;
  const { fleetCategories, places, head } = props;
  const words = useWords("categories", "listings", "rentalPages");
  const paths = usePaths();
  const texts = words.rentalPages.category;
  const pricesTitle = words.listings.prices.byCity;
  const intro = texts.intro[category];
  const { showsTypedRatings } = useSite();
  const leadPictures = findCategoryLead(category, photographed);
  const { folder } = leadPictures;
  const cityNameOf = (slug: string) =>
    placeNameIn(words.language, cities.find((city) => city.slug === slug)?.name ?? slug);
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <PageHero kicker={englishCategoryName(words, category)} title={head.h1}>
        {total.vehicles > 0 && (
          <>
            <Price amount={total.lowestRate} {...textsAroundRate(words)} className={styles.price} />
            <p className={styles.facts}>
              {say(words, texts.carsInCities, {
                cars: countCars(words, total.vehicles),
                cities: countCities(words, cities.length),
              })}
              <MoreLink as="a" href={`#${PRICES_ID}`}>
                {pricesTitle}
              </MoreLink>
            </p>
          </>
        )}
      </PageHero>
      <div
        className={classNames(
          styles.opening,
          vehicles.length > 0 && pictureFirst.root,
          vehicles.length > 0 && pictureFirst.pictured,
        )}
        data-full-length={leadPictures.isFullLength}
      >
        <SearchBand places={places} category={category} />
        {vehicles.length > 0 ? (
          <PageGrid className={classNames(styles.lead, pictureFirst.plate)}>
            <Picture src={leadPictures.exterior} alt="" sizes="(min-width: 64rem) 64vw, calc(100vw - 40px)" priority />
            <div>
              {leadPictures.interior && (
                <div className={styles.inside}>
                  <Picture
                    src={leadPictures.interior}
                    alt=""
                    sizes="(min-width: 64rem) 32vw, (min-width: 40rem) 46vw, 100vw"
                  />
                </div>
              )}
              <p className={styles.standfirst}>{intro}</p>
            </div>
          </PageGrid>
        ) : (
          <PageGrid>
            <p className={classNames(styles.standfirst, styles.alone)}>{intro}</p>
          </PageGrid>
        )}
      </div>
      {vehicles.length > 0 ? (
        <Section aria-labelledby="category-vehicles">
          <SectionHeading
            id="category-vehicles"
            title={texts.all[category]}
            aside={showsTypedRatings && texts.sorted[category]}
            size="title"
          />
          <VehicleList
            vehicles={vehicles}
            paging={paging}
            noteOf={(vehicle) => placeNameIn(words.language, vehicle.location)}
            heroVehicleId={folder ? vehicles.find(({ images }) => images[0]?.startsWith(folder))?.id : undefined}
          />
        </Section>
      ) : (
        <EmptyListing
          title={texts.none}
          hint={texts.noneHint}
          actions={<MoreLink to={paths.cars}>{words.listings.fullCollection}</MoreLink>}
        />
      )}
      <PriceTable
        id={PRICES_ID}
        title={pricesTitle}
        note={lowestPriceNote(words, "lowestByCity", today)}
        group={words.listings.prices.city}
        rows={prices.map((row) => ({ ...row, name: cityNameOf(row.slug), to: paths.cityCategory(row.slug, category) }))}
        band="deep"
      />
      <CustomContent html={head.content} />
      <RelatedLinks
        lines={[
          {
            text: texts.brands[category],
            links: brands.map(({ slug, name }) => ({ to: paths.brand(slug), name })),
          },
          {
            text: texts.everyCity,
            links: cities.map(({ slug, name }) => ({ to: paths.city(slug), name: placeNameIn(words.language, name) })),
          },
          {
            text: texts.otherCategories,
            links: fleetCategories
              .filter((slug) => slug !== category)
              .map((slug) => ({
                to: paths.category(slug),
                name: words.categories.names[slug],
              })),
          },
        ]}
      />
      <FaqList faqs={faqs} />
    </>
  );
}
