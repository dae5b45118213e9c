import { SearchBand } from "#app/features/booking-search/search-band.tsx";
import { lowestByCityNote } from "#app/features/catalogue/catalogue-words.ts";
import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { EmptyListing } from "#app/features/catalogue/empty-listing.tsx";
import { FaqList } from "#app/features/catalogue/faq-list.tsx";
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
import { CATEGORIES } from "#domain/categories.ts";
import { ITALIAN_CITY_PAGE_WORDS } from "#domain/cities/words/italian.ts";
import type { CategoryPageData } from "#domain/pages/rental-pages.ts";
import { paths } from "#domain/paths.ts";
import styles from "./category-page.module.css";
import { findCategoryLead } from "./category-pictures.ts";
import pictureFirst from "./picture-first.module.css";
import { CATEGORY_WORDS, RENTAL_WORDS } from "./rental-words.ts";

const PRICES_TITLE = "I prezzi per città";

const PRICES_ID = "category-prices";

/** Renders /luxury-car-rental/{category} (product.md#rental-pages): its vehicles, its cities with today's prices and its own questions. */
export function CategoryPage(props: CategoryPageData) {
  const { category, total, photographed, vehicles, paging, cities, brands, prices, today, faqs } = props;
  const { fleetCategories, places, head } = props;
  const { shortLabel, displayName } = CATEGORIES[category];
  const { intro, all, sorted } = CATEGORY_WORDS[category];
  const { showsTypedRatings } = useSite();
  const leadPictures = findCategoryLead(category, photographed);
  const { folder } = leadPictures;
  const cityNameOf = (slug: string) => cities.find((city) => city.slug === slug)?.name ?? slug;
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <PageHero kicker={displayName} title={head.h1}>
        {total.vehicles > 0 && (
          <>
            <Price amount={total.lowestRate} prefix="da" unit="al giorno" className={styles.price} />
            <p className={styles.facts}>
              {RENTAL_WORDS.inCities({ vehicles: total.vehicles, cities: cities.length })}
              <MoreLink as="a" href={`#${PRICES_ID}`}>
                {PRICES_TITLE}
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
          <SectionHeading id="category-vehicles" title={all} aside={showsTypedRatings && sorted} size="title" />
          <VehicleList
            vehicles={vehicles}
            paging={paging}
            noteOf={(vehicle) => vehicle.location}
            heroVehicleId={folder ? vehicles.find(({ images }) => images[0]?.startsWith(folder))?.id : undefined}
          />
        </Section>
      ) : (
        <EmptyListing
          title="Nessuna vettura, per ora"
          hint="In questa categoria non c'è nulla da noleggiare in questo momento."
          actions={<MoreLink to={paths.cars}>Tutta la collezione</MoreLink>}
        />
      )}
      <PriceTable
        id={PRICES_ID}
        title={PRICES_TITLE}
        note={lowestByCityNote({ date: ITALIAN_CITY_PAGE_WORDS.date(today) })}
        group="Città"
        rows={prices.map((row) => ({ ...row, name: cityNameOf(row.slug), to: paths.cityCategory(row.slug, category) }))}
        band="deep"
      />
      <CustomContent html={head.content} />
      <RelatedLinks
        lines={[
          {
            text: RENTAL_WORDS.brandsOf({ category: shortLabel }),
            links: brands.map(({ slug, name }) => ({ to: paths.brand(slug), name })),
          },
          {
            text: "Tutte le nostre vetture, città per città:",
            links: cities.map(({ slug, name }) => ({ to: paths.city(slug), name })),
          },
          {
            text: "Le altre categorie:",
            links: fleetCategories
              .filter((slug) => slug !== category)
              .map((slug) => ({
                to: paths.category(slug),
                name: CATEGORIES[slug].shortLabel,
              })),
          },
        ]}
      />
      <FaqList faqs={faqs} />
    </>
  );
}
