import { findLeadPhotograph } from "#app/features/vehicles/lead-photograph.ts";
import { CarouselArrows } from "#app/ui/arrows.tsx";
import { CategoryCardFooter } from "#app/ui/cards/category-card-footer.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import type { CategoryCount } from "#domain/pages/content-pages.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import deferredStyles from "./category-carousel.deferred.module.css";
import styles from "./category-carousel.module.css";

/**
 * Renders 'Le Nostre Categorie' (product.md#category-carousel): five cards that loop by arrows, arrow keys and drag; one, two or three in view by
 * width. Before scripts it is a row to swipe; app/browser/gallery/carousels.ts animates it.
 */
export function CategoryCarousel({
  counts,
  photographed,
}: {
  counts: Record<CategorySlug, CategoryCount>;
  /** Cars with photographs, which represent their category. */
  photographed: readonly Vehicle[];
}) {
  const words = useWords("home", "pictures");
  const { carousel } = words.home;
  const slugs = CATEGORY_SLUGS.filter((slug) => counts[slug].count > 0);
  return (
    <section
      data-ground="night"
      className={classNames(styles.root, deferredStyles.carousel)}
      aria-roledescription={carousel.role}
      aria-labelledby="carousel-title"
      data-carousel=""
    >
      <PageGrid className={styles.head}>
        <h2 id="carousel-title">{carousel.title}</h2>
        <p>{carousel.subtitle}</p>
        {slugs.length > 1 && (
          <CarouselArrows
            previous={carousel.previous}
            next={carousel.next}
            className={classNames(styles.arrows, deferredStyles.arrows)}
          />
        )}
      </PageGrid>
      <div className={styles.frame}>
        <div className={styles.viewport} data-viewport="">
          <ul className={styles.track}>
            {slugs.map((slug) => (
              <li key={slug} className={styles.slide}>
                <CategoryCard
                  slug={slug}
                  picture={findLeadPhotograph(words, photographed, slug)?.src}
                  {...counts[slug]}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function CategoryCard({
  slug,
  picture = `/pictures/categories/${slug}-800.webp`,
  fromRate,
}: CategoryCount & { slug: CategorySlug; picture: string | undefined }) {
  const { categories } = useWords("categories");
  const paths = usePaths();
  return (
    <Link to={paths.category(slug)} className={styles.card} draggable={false}>
      <span className={styles.picture}>
        <Picture src={picture} alt="" sizes="(min-width: 48rem) 31vw, (min-width: 40rem) 46vw, 66vw" />
      </span>
      <CategoryCardFooter className={styles.foot} name={categories.cardNames[slug]} fromRate={fromRate} />
    </Link>
  );
}
