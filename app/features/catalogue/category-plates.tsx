import { PlateFoot } from "#app/ui/cards/plate-foot.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { CategoryEntry } from "#domain/catalogue/entries.ts";
import { CATEGORIES } from "#domain/categories.ts";
import { paths } from "#domain/paths.ts";
import { categoryCount } from "./catalogue-words.ts";
import styles from "./category-plates.module.css";
import { leadsRows, rowShare } from "./row-shares.ts";

/** Of the window, from a tablet's on. */
const WIDTHS = { whole: "92vw", half: "46vw", third: "30vw" } as const;

/** The categories that have cars, as dark plates: two and three in a row, on a phone one and then two in a row. */
export function CategoryPlates({ categories }: { categories: readonly CategoryEntry[] }) {
  const shown = categories.filter(({ vehicles }) => vehicles > 0);
  if (shown.length === 0) return null;
  return (
    <section data-ground="night" className={styles.root} aria-labelledby="categories-title">
      <PageGrid>
        <h2 id="categories-title">Le categorie</h2>
      </PageGrid>
      <ul>
        {shown.map((category, index) => (
          <li key={category.slug} data-share={rowShare(index, shown.length)}>
            <Link to={paths.category(category.slug)}>
              <Picture
                src={`/pictures/categories/${category.slug}-800.webp`}
                alt=""
                sizes={`(min-width: 40rem) ${WIDTHS[rowShare(index, shown.length)]}, ${leadsRows(index, shown.length) ? "100vw" : "46vw"}`}
                priority={index === 0}
              />
              <PlateFoot
                className={styles.foot}
                name={CATEGORIES[category.slug].shortLabel}
                fromRate={category.lowestRate}
              />
              <span className={styles.count}>
                {categoryCount({ category: CATEGORIES[category.slug].displayName, vehicles: category.vehicles })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
