import useEmblaCarousel from "embla-carousel-react";
import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { Arrows } from "#app/ui/arrows.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { CATEGORIES, CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import { messages } from "#domain/messages.it.ts";
import type { CategoryCount } from "#domain/pages/content-pages.ts";
import { paths } from "#domain/paths.ts";
import styles from "./category-carousel.module.css";

/** Looping, duration 25, drag threshold 10 (product.md#category-carousel). */
const OPTIONS = { loop: true, duration: 25, dragThreshold: 10, align: "start" } as const;

/** 'Le Nostre Categorie' (product.md#category-carousel): five cards that go round by arrows, arrow keys and drag; one, two or three in view by width. Before React it is a row one can swipe. */
export function CategoryCarousel({ counts }: { counts: Record<CategorySlug, CategoryCount> }) {
  const [viewport, carousel] = useEmblaCarousel(OPTIONS);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    if (event.key === "ArrowLeft") carousel?.scrollPrev();
    else carousel?.scrollNext();
  }

  return (
    <section
      data-ground="night"
      className={styles.root}
      aria-roledescription="carosello"
      aria-labelledby="carousel-title"
      onKeyDown={onKeyDown}
    >
      <PageGrid className={styles.head}>
        <h2 id="carousel-title">{messages.categories.title}</h2>
        <p>{messages.categories.subtitle}</p>
        <Arrows
          previous={messages.categories.previous}
          next={messages.categories.next}
          onPrevious={() => carousel?.scrollPrev()}
          onNext={() => carousel?.scrollNext()}
          className={styles.arrows}
        />
      </PageGrid>
      <div className={styles.frame}>
        <div ref={viewport} className={classNames(styles.viewport, carousel && styles.isMoving)}>
          <ul className={styles.track}>
            {CATEGORY_SLUGS.filter((slug) => counts[slug].count > 0).map((slug) => (
              <li key={slug} className={styles.slide}>
                <CategoryCard slug={slug} {...counts[slug]} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function CategoryCard({ slug, fromRate }: CategoryCount & { slug: CategorySlug }) {
  const { displayName } = CATEGORIES[slug];
  return (
    <Link to={paths.category(slug)} className={styles.card} draggable={false}>
      <span className={styles.picture}>
        <Picture
          src={`/pictures/categories/${slug}-800.webp`}
          alt=""
          sizes="(min-width: 48rem) 31vw, (min-width: 40rem) 46vw, 88vw"
        />
      </span>
      <span className={styles.line}>
        <b>{displayName}</b>
        {fromRate !== null && <Price amount={fromRate} prefix="da" size="small" />}
      </span>
    </Link>
  );
}
