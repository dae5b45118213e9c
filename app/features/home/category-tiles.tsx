import type { MouseEvent } from "react";
import { Link } from "react-router";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Text } from "#app/ui/text.tsx";
import { CATEGORIES, CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import type { CategoryCount } from "#domain/pages/content-pages.ts";
import styles from "./category-tiles.module.css";

/** The car that stands for each category on the road. */
const SILHOUETTE: Readonly<Record<CategorySlug, string>> = {
  sportive: "ferrari-296-gtb",
  cabrio: "ferrari-portofino-m",
  suv: "mercedes-benz-g-63-amg",
  berline: "rolls-royce-ghost",
  van: "mercedes-benz-v-300",
};

interface CategoryTilesProps {
  counts: Record<CategorySlug, CategoryCount>;
  selected: CategorySlug | null;
  onSelect: (slug: CategorySlug) => void;
}

/**
 * The five categories on one road, their silhouettes to one scale. A click sets the category and scrolls to the search (product.md#home-page);
 * without scripts the link does both.
 */
export function CategoryTiles({ counts, selected, onSelect }: CategoryTilesProps) {
  const choose = (slug: CategorySlug) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSelect(slug);
  };
  return (
    <section className={styles.root} aria-labelledby="tiles-title">
      <PageGrid className={styles.head}>
        <h2 id="tiles-title">Scegli la categoria</h2>
        <Text look="soft">Scegli una categoria e ti riportiamo alla ricerca, già pronta.</Text>
      </PageGrid>
      <div className={styles.scroll}>
        <ul className={styles.road}>
          {CATEGORY_SLUGS.filter((slug) => counts[slug].count > 0).map((slug) => (
            <li key={slug} className={styles[slug]}>
              <Link
                to={`/?category=${slug}#cerca`}
                className={styles.tile}
                aria-current={slug === selected ? "true" : undefined}
                onClick={choose(slug)}
              >
                <Picture
                  src={`/pictures/cars/${SILHOUETTE[slug]}/cutout-700.webp`}
                  alt=""
                  sizes="(min-width: 52rem) 22vw, 300px"
                  className={styles.car}
                />
                <b>{CATEGORIES[slug].shortLabel}</b>
                <small>{vehiclesIn(counts[slug].count)}</small>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function vehiclesIn(count: number): string {
  return count === 1 ? "1 vettura" : `${count} vetture`;
}
