import useEmblaCarousel from "embla-carousel-react";
import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { ArrowLeftIcon, ArrowRightIcon } from "#app/ui/icons.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { CATEGORIES, CATEGORY_SLUGS, type CategorySlug } from "#domain/categories.ts";
import { messages } from "#domain/messages.it.ts";
import type { CategoryCount } from "#domain/pages/content-pages.ts";
import { paths } from "#domain/paths.ts";

/** A 2: looping, duration 25, drag threshold 10. */
const OPTIONS = { loop: true, duration: 25, dragThreshold: 10, align: "start" } as const;

/** 'Le Nostre Categorie' (A 2): five cards that go round by arrows, arrow keys and drag; one, two or three in view by width. Before React it is a row one can swipe. */
export function CategoryCarousel({ counts }: { counts: Record<CategorySlug, CategoryCount> }) {
  const [viewport, carousel] = useEmblaCarousel(OPTIONS);
  const hydrated = useHydrated();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    if (event.key === "ArrowLeft") carousel?.scrollPrev();
    else carousel?.scrollNext();
  }

  return (
    <section
      className="carousel band-night on-night"
      aria-roledescription="carosello"
      aria-labelledby="carousel-title"
      onKeyDown={onKeyDown}
    >
      <div className="grid-page carousel-head">
        <h2 id="carousel-title">{messages.categories.title}</h2>
        <p>{messages.categories.subtitle}</p>
        <div className="arrows" hidden={!hydrated}>
          <button type="button" aria-label={messages.categories.previous} onClick={() => carousel?.scrollPrev()}>
            <ArrowLeftIcon />
          </button>
          <button type="button" aria-label={messages.categories.next} onClick={() => carousel?.scrollNext()}>
            <ArrowRightIcon />
          </button>
        </div>
      </div>
      <div className="carousel-frame">
        <div ref={viewport} className={carousel ? "carousel-viewport is-moving" : "carousel-viewport"}>
          <ul className="carousel-track">
            {CATEGORY_SLUGS.map((slug) => (
              <li key={slug} className="carousel-slide">
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
    <Link to={paths.category(slug)} className="category-card" draggable={false}>
      <span className="category-card-picture">
        <Picture
          src={`/pictures/categories/${slug}-800.webp`}
          alt=""
          sizes="(min-width: 48rem) 31vw, (min-width: 40rem) 46vw, 88vw"
        />
      </span>
      <span className="category-card-line">
        <b>{displayName}</b>
        {fromRate !== null && <Price amount={fromRate} prefix="da" size="small" />}
      </span>
    </Link>
  );
}
