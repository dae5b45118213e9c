import RentalSearchForm from "#app/features/booking-search/search-form.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import type { CategorySlug } from "#domain/categories.ts";
import { CATEGORIES } from "#domain/categories.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";
import styles from "./search-band.module.css";
import { SEARCH_WORDS } from "./search-words.ts";

interface SearchBandProps {
  places: SearchPlaces;
  /** The page's city, by its name in the search. */
  city?: string | undefined;
  category?: CategorySlug;
}

/**
 * Renders the search below the title of a city's or category's page, preset to it (product.md#search-form). The search is Italian in every language.
 */
export function SearchBand({ places, city, category }: SearchBandProps) {
  const label = city
    ? SEARCH_WORDS.formIn({ city })
    : category
      ? SEARCH_WORDS.formOf({ category: CATEGORIES[category].shortLabel })
      : SEARCH_WORDS.form;
  return (
    <PageGrid className={styles.root} lang="it">
      <RentalSearchForm places={places} city={city} category={category ?? null} label={label} />
    </PageGrid>
  );
}
