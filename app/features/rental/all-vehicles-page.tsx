import { ComingCollection } from "#app/features/catalogue/coming-collection.tsx";
import { PageOpening } from "#app/features/catalogue/page-opening.tsx";
import { rowShare } from "#app/features/catalogue/row-shares.ts";
import { VehicleList } from "#app/features/catalogue/vehicle-list.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { LinkMore } from "#app/ui/link-more.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Text } from "#app/ui/text.tsx";
import { CATEGORIES } from "#domain/categories.ts";
import { formatEuro } from "#domain/money.ts";
import type { CollectionPageData } from "#domain/pages/rental-pages.ts";
import { paths } from "#domain/paths.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import styles from "./all-vehicles-page.module.css";
import { CATEGORY_CARS } from "./category-plates.ts";
import { RENTAL_WORDS } from "./rental-words.ts";

type AllVehiclesPageProps = Omit<CollectionPageData, "head"> & { crumbs: Crumb[] };

/** /vetture (product.md#public-routes): the whole collection, category by category. */
export function AllVehiclesPage({ total, categories, crumbs }: AllVehiclesPageProps) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageOpening title="Le vetture">
        {total.vehicles > 0 ? (
          <>
            <p>
              {RENTAL_WORDS.collection({
                vehicles: total.vehicles,
                lowest: formatEuro(total.lowestRate),
                highest: formatEuro(total.highestRate),
              })}
            </p>
            <LinkMore to={paths.explore()}>Cerca per città e date</LinkMore>
          </>
        ) : (
          <ComingCollection />
        )}
      </PageOpening>
      <PageGrid as="nav" className={styles.index} aria-label="Categorie" hidden={categories.length === 0}>
        <ul>
          {categories.map(({ slug, vehicles }, index) => (
            <li key={slug} data-share={rowShare(index, categories.length)}>
              <a href={`#${slug}`}>
                <span className={styles.car}>
                  <Picture src={CATEGORY_CARS[slug]} alt="" sizes="(min-width: 40rem) 17vw, 29vw" />
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
                <LinkMore to={paths.category(slug)}>
                  {vehicles > shown.length ? RENTAL_WORDS.all({ vehicles }) : "Condizioni e domande"}
                </LinkMore>
              </>
            }
          />
          <VehicleList vehicles={shown} priorities={index === 0 ? 1 : 0} noteOf={(vehicle) => vehicle.location} />
        </section>
      ))}
    </>
  );
}
