import { findLeadPhotograph, type LeadPhotograph } from "#app/features/vehicles/lead-photograph.ts";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import type { CategoryCount } from "#domain/pages/content-pages.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import { say } from "#domain/words/say.ts";
import styles from "./category-tiles.module.css";

/** The vehicle that represents each category on the road. */
const CATEGORY_SILHOUETTES: Readonly<Record<CategorySlug, string>> = {
  sportive: "lamborghini-huracan-evo",
  cabrio: "ferrari-portofino-m",
  suv: "mercedes-benz-g-63-amg",
  berline: "bmw-i7-xdrive60",
  van: "mercedes-benz-v-300",
};

interface CategoryTilesProps {
  counts: Record<CategorySlug, CategoryCount>;
  /** Cars with photographs, which represent their category instead of a silhouette. */
  photographed: readonly Vehicle[];
  selected: CategorySlug | null;
}

/**
 * Renders the five categories on one road, their silhouettes to one scale. A click sets the category and scrolls to the search
 * (product.md#home-page). Without hydration, the link reloads the page with the category; once hydrated, the search changes it in place
 * (`data-category`).
 */
export function CategoryTiles({ counts, photographed, selected }: CategoryTilesProps) {
  const words = useWords("home", "categories", "pictures");
  const { home, categories } = words;
  const paths = usePaths();
  return (
    <section className={styles.root} aria-labelledby="tiles-title">
      <PageGrid className={styles.head}>
        <h2 id="tiles-title">{home.tiles.title}</h2>
        <Text look="soft">{home.tiles.lead}</Text>
      </PageGrid>
      <div className={styles.frame}>
        <ul className={styles.road}>
          {CATEGORY_SLUGS.filter((slug) => counts[slug].count > 0).map((slug) => (
            <li key={slug} className={styles[slug]}>
              <Link
                to={paths.homeCategory(slug)}
                className={styles.tile}
                aria-current={slug === selected ? "true" : undefined}
                data-category={slug}
              >
                <CategoryPicture slug={slug} photograph={findLeadPhotograph(words, photographed, slug)} />
                <b>{categories.names[slug]}</b>
                <small>{say(words, home.tiles.cars, { count: counts[slug].count })}</small>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Renders a category's silhouette, or the photograph of one of its cars, which stands on the road too. */
function CategoryPicture({ slug, photograph }: { slug: CategorySlug; photograph: LeadPhotograph | null }) {
  const sizes = "(min-width: 40rem) 22vw, 190px";
  if (photograph) return <Picture src={photograph.src} alt="" sizes={sizes} className={styles.photograph} />;
  const silhouette = `/pictures/cars/${CATEGORY_SILHOUETTES[slug]}/cutout-700.webp`;
  return <Picture src={silhouette} alt="" sizes={sizes} className={styles.car} />;
}
