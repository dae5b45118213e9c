import { findLeadPhotograph } from "#app/features/vehicles/lead-photograph.ts";
import { CategoryCardFooter } from "#app/ui/cards/category-card-footer.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { CategoryEntry } from "#domain/catalogue/listing-entries.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import styles from "./category-cards.module.css";
import { gridSpan, isFullRow } from "./grid-spans.ts";
import { countCars, englishCategoryName } from "./listing-texts.ts";

/** Widths in parts of the window, from a tablet on. */
const PICTURE_WIDTHS = { whole: "92vw", half: "46vw", third: "30vw" } as const;

/** Renders the categories that have vehicles as dark cards: two or three in a row; on a phone the first alone, then two in a row. */
export function CategoryCards({
  categories,
  photographed,
}: {
  categories: readonly CategoryEntry[];
  /** Cars with photographs, which represent their category. */
  photographed: readonly Vehicle[];
}) {
  const words = useWords("categories", "listings", "pictures");
  const paths = usePaths();
  const categoriesWithVehicles = categories.filter(({ vehicles }) => vehicles > 0);
  if (categoriesWithVehicles.length === 0) return null;
  return (
    <section data-ground="night" className={styles.root} aria-labelledby="categories-title">
      <PageGrid>
        <h2 id="categories-title">{words.listings.categories}</h2>
      </PageGrid>
      <ul>
        {categoriesWithVehicles.map((category, index) => (
          <li key={category.slug} data-span={gridSpan(index, categoriesWithVehicles.length)}>
            <Link to={paths.category(category.slug)}>
              <Picture
                src={
                  findLeadPhotograph(words, photographed, category.slug)?.src ??
                  `/pictures/categories/${category.slug}-800.webp`
                }
                alt=""
                sizes={`(min-width: 40rem) ${PICTURE_WIDTHS[gridSpan(index, categoriesWithVehicles.length)]}, ${isFullRow(index, categoriesWithVehicles.length) ? "100vw" : "46vw"}`}
                priority={index === 0}
              />
              <CategoryCardFooter
                className={styles.foot}
                name={words.categories.names[category.slug]}
                fromRate={category.lowestRate}
              />
              <span className={styles.count}>{carsOfCategory(words, category)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns "SUVs, 8 vetture"; without the English name in other languages than Italian. */
function carsOfCategory(words: Words<"categories" | "listings">, { slug, vehicles }: CategoryEntry): string {
  const category = englishCategoryName(words, slug);
  const cars = countCars(words, vehicles);
  return category === null ? cars : say(words, words.listings.categoryWithCars, { category, cars });
}
