import { EmptyCatalogue } from "#app/features/catalogue/empty-catalogue.tsx";
import { gridSpan } from "#app/features/catalogue/grid-spans.ts";
import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { findLeadPhotograph } from "#app/features/vehicles/lead-photograph.ts";
import { VehicleList } from "#app/features/vehicles/vehicle-list.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Text } from "#app/ui/text.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { CATEGORIES } from "#domain/categories.ts";
import { formatEuro } from "#domain/money.ts";
import type { CollectionPageData } from "#domain/pages/rental-pages.ts";
import { paths } from "#domain/paths.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import styles from "./all-vehicles-page.module.css";
import { CATEGORY_CUTOUTS } from "./category-pictures.ts";
import { RENTAL_WORDS } from "./rental-words.ts";

type AllVehiclesPageProps = Omit<CollectionPageData, "head"> & { crumbs: Crumb[] };

/** Renders /vetture (product.md#public-routes): the whole fleet by category. */
export function AllVehiclesPage({ total, categories, crumbs }: AllVehiclesPageProps) {
  const pictureWords = useWords("pictures");
  const photographs = new Map(
    categories.map(({ slug, shown }) => [slug, findLeadPhotograph(pictureWords, shown)?.src]),
  );
  const isPhotographed = [...photographs.values()].some((photograph) => photograph !== undefined);
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageHero title="Le vetture">
        {total.vehicles > 0 ? (
          <>
            <p>
              {RENTAL_WORDS.collection({
                vehicles: total.vehicles,
                lowest: formatEuro(total.lowestRate),
                highest: formatEuro(total.highestRate),
              })}
            </p>
            <MoreLink to={paths.explore()}>Cerca per città e date</MoreLink>
          </>
        ) : (
          <EmptyCatalogue />
        )}
      </PageHero>
      <PageGrid
        as="nav"
        className={styles.index}
        data-photographed={isPhotographed || undefined}
        aria-label="Categorie"
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
                {CATEGORIES[slug].shortLabel}{" "}
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
            title={CATEGORIES[slug].shortLabel}
            size="title"
            aside={
              <>
                <p>{RENTAL_WORDS.fromDailyRate({ vehicles, rate: formatEuro(lowestRate) })}</p>
                <MoreLink to={paths.category(slug)}>
                  {vehicles > shown.length ? RENTAL_WORDS.all({ vehicles }) : "Condizioni e domande"}
                </MoreLink>
              </>
            }
          />
          <VehicleList vehicles={shown} priorityCount={index === 0 ? 1 : 0} noteOf={(vehicle) => vehicle.location} />
        </section>
      ))}
    </>
  );
}
