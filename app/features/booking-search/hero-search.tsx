import { type FormEvent, useEffect } from "react";
import { useLocation } from "react-router";
import { RentalSearchForm } from "#app/features/booking-search/search-form.tsx";
import { useHour } from "#app/features/booking-search/use-hour.ts";
import { CloseIcon } from "#app/ui/icons.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Text } from "#app/ui/text.tsx";
import { CATEGORIES, type CategorySlug } from "#domain/categories.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";
import styles from "./hero-search.module.css";

/** Names the search in addresses: `/#cerca`. */
export const SEARCH_ID = "cerca";

interface HeroSearchProps {
  /** Replaces the title on every width. */
  title?: string;
  places: SearchPlaces;
  /** Fills both cities. */
  city?: string | undefined;
  category: CategorySlug | null;
  onCategoryRemove: () => void;
}

/**
 * The booking hero (product.md#search-form): title, search form, the badge of a preselected category, and behind them the riviera by day or by night.
 * Both pictures are lazy: the one not shown is never fetched, and the head's script has already asked for the other.
 */
export function HeroSearch({ title, places, city, category, onCategoryRemove }: HeroSearchProps) {
  useHour();
  const { hash, key } = useLocation();

  // Whoever is led to the search, by the drawer's Book Now or a link from another page, also has the keyboard there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells one visit of the same address from the next
  useEffect(() => {
    if (hash === `#${SEARCH_ID}`) document.getElementById(SEARCH_ID)?.focus({ preventScroll: true });
  }, [hash, key]);

  return (
    <section className={styles.root} data-under-header="hour" aria-labelledby="hero-title">
      <div className={styles.scene}>
        <Picture
          src="/pictures/heroes/day-1280.webp"
          phoneSrc="/pictures/heroes/day-tall-800.webp"
          alt=""
          className={styles.day}
        />
        <Picture
          src="/pictures/heroes/night-1280.webp"
          phoneSrc="/pictures/heroes/night-tall-800.webp"
          alt=""
          className={styles.night}
        />
        <PageGrid data-ground="hour" className={styles.title}>
          <h1 id="hero-title">
            {title ?? (
              <>
                <span className={styles.titleWide}>{messages.hero.title}</span>
                <span className={styles.titlePhone}>{messages.hero.titleMobile}</span>
              </>
            )}
          </h1>
        </PageGrid>
      </div>
      <PageGrid className={styles.search} id={SEARCH_ID} tabIndex={-1}>
        <RentalSearchForm key={city} places={places} city={city} category={category} />
        <Text as="div" look="caption" className={styles.note}>
          {category && <CategoryBadge category={category} onRemove={onCategoryRemove} />}
          <p>Assicurazione completa e consegna gratuita, già nel prezzo.</p>
        </Text>
      </PageGrid>
    </section>
  );
}

/** The preselected category and the button that clears it; without scripts the button is a form that leads to the plain home page. */
function CategoryBadge({ category, onRemove }: { category: CategorySlug; onRemove: () => void }) {
  function remove(event: FormEvent) {
    event.preventDefault();
    onRemove();
  }
  return (
    <form className={styles.badge} action={paths.homeSearch} method="get" onSubmit={remove}>
      <span>Categoria: {CATEGORIES[category].shortLabel}</span>
      <button type="submit" aria-label={messages.hero.removeCategory}>
        <CloseIcon size={14} />
      </button>
    </form>
  );
}
