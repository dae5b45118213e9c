import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { CategoryEntry } from "#domain/catalogue/listing-entries.ts";
import type { CategorySlug } from "#domain/categories.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import { findLeadPhotograph } from "../vehicles/lead-photograph.ts";
import { vehiclePictureUrl } from "../vehicles/vehicle-picture-url.ts";
import styles from "./category-strip.module.css";

interface CategoryStripProps {
  title: string;
  citySlug: string;
  categories: readonly CategoryEntry[];
  /** Vehicles for the categories, best first; one with a photograph is preferred. A category without a vehicle has no picture. */
  sampleVehicles: readonly Vehicle[];
  labels: Readonly<Record<CategorySlug, string>>;
  /** Returns the facts about a category as text. */
  factsOf: (category: CategoryEntry) => string;
}

/**
 * Renders "Browse by category" of a city (product.md#rental-pages): its cars to one scale on a road, each category with its count and lowest rate.
 */
export function CategoryStrip({ title, citySlug, categories, sampleVehicles, labels, factsOf }: CategoryStripProps) {
  const words = useWords("pictures");
  const paths = usePaths();
  const photographs = new Map(categories.map(({ slug }) => [slug, findLeadPhotograph(words, sampleVehicles, slug)]));
  const isPhotographed = [...photographs.values()].some((photograph) => photograph !== null);
  return (
    <section className={styles.root} data-photographed={isPhotographed || undefined} aria-labelledby="by-category">
      <PageGrid>
        <h2 id="by-category">{title}</h2>
        <ul>
          {categories.map((category) => (
            <li key={category.slug}>
              <CategoryStripItem
                label={labels[category.slug]}
                facts={factsOf(category)}
                to={category.vehicles > 0 ? paths.cityCategory(citySlug, category.slug) : null}
                photograph={photographs.get(category.slug)?.src}
                sampleVehicle={sampleVehicles.find((vehicle) => vehicle.category === category.slug)}
              />
            </li>
          ))}
        </ul>
      </PageGrid>
    </section>
  );
}

interface CategoryStripItemProps {
  label: string;
  facts: string;
  /** The link; null if the category has no vehicles. */
  to: string | null;
  photograph: string | undefined;
  sampleVehicle: Vehicle | undefined;
}

function CategoryStripItem({ label, facts, to, photograph, sampleVehicle }: CategoryStripItemProps) {
  if (to === null) {
    return (
      <p className={classNames(styles.stop, styles.isEmpty)}>
        <span className={styles.car} />
        <b>{label}</b>
        <span>{facts}</span>
      </p>
    );
  }
  const picture = photograph ?? (sampleVehicle && vehiclePictureUrl(sampleVehicle, "cutout"));
  return (
    <Link to={to} className={styles.stop}>
      <span className={styles.car}>
        {picture && (
          <Picture
            src={picture}
            alt=""
            sizes="(min-width: 52rem) 22vw, 60vw"
            className={photograph && styles.photograph}
          />
        )}
      </span>
      <b>{label}</b>
      <span>{facts}</span>
    </Link>
  );
}
