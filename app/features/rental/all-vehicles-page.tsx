import { EmptyCatalogue } from "#app/features/catalogue/empty-catalogue.tsx";
import { gridSpan } from "#app/features/catalogue/grid-spans.ts";
import { countCars } from "#app/features/catalogue/listing-texts.ts";
import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { findLeadPhotograph } from "#app/features/vehicles/lead-photograph.ts";
import { VehicleList } from "#app/features/vehicles/vehicle-list.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { CollectionPageData } from "#domain/pages/rental-pages.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import styles from "./all-vehicles-page.module.css";
import { CATEGORY_CUTOUTS } from "./category-pictures.ts";

type AllVehiclesPageProps = Omit<CollectionPageData, "head"> & { crumbs: Crumb[] };

/** Renders /vetture (product.md#public-routes): the whole fleet by category. */
export function AllVehiclesPage({ total, categories, crumbs }: AllVehiclesPageProps) {
  const words = useWords("categories", "listings", "pictures", "rentalPages");
  const paths = usePaths();
  const texts = words.rentalPages.collection;
  const photographs = new Map(categories.map(({ slug, shown }) => [slug, findLeadPhotograph(words, shown)?.src]));
  const isPhotographed = [...photographs.values()].some((photograph) => photograph !== undefined);
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageHero title={texts.title}>
        {total.vehicles > 0 ? (
          <>
            <p>
              {say(words, texts.range, {
                cars: countCars(words, total.vehicles),
                lowest: formatMoney(words, total.lowestRate),
                highest: formatMoney(words, total.highestRate),
              })}
            </p>
            <MoreLink to={paths.explore()}>{texts.search}</MoreLink>
          </>
        ) : (
          <EmptyCatalogue />
        )}
      </PageHero>
      <PageGrid
        as="nav"
        className={styles.index}
        data-photographed={isPhotographed || undefined}
        aria-label={texts.categories}
        hidden={categories.length === 0}
      >
        <ul>
          {categories.map(({ slug, vehicles }, index) => (
            <li key={slug} data-span={gridSpan(index, categories.length)}>
              <a href={`#${slug}`}>
                <span className={styles.car}>
                  <Picture
                    src={photographs.get(slug) ?? CATEGORY_CUTOUTS[slug]}
                    alt=""
                    sizes="(min-width: 40rem) 17vw, 29vw"
                    className={photographs.get(slug) && styles.photograph}
                  />
                </span>
                {words.categories.names[slug]}{" "}
                <Text as="span" look="soft" numerals>
                  {vehicles}
                </Text>
              </a>
            </li>
          ))}
        </ul>
      </PageGrid>
      {categories.map(({ slug, vehicles, lowestRate, shown }, index) => (
        <section key={slug} className={styles.collection} aria-labelledby={slug}>
          <SectionHeading
            id={slug}
            title={words.categories.names[slug]}
            size="title"
            aside={
              <>
                <p>
                  {say(words, words.listings.carsFromDailyRate, {
                    cars: countCars(words, vehicles),
                    rate: formatMoney(words, lowestRate),
                  })}
                </p>
                <MoreLink to={paths.category(slug)}>
                  {vehicles > shown.length ? say(words, texts.all, { count: vehicles }) : texts.conditions}
                </MoreLink>
              </>
            }
          />
          <VehicleList
            vehicles={shown}
            priorityCount={index === 0 ? 1 : 0}
            noteOf={(vehicle) => placeNameIn(words.language, vehicle.location)}
          />
        </section>
      ))}
    </>
  );
}
