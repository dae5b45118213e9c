import RentalSearchForm from "#app/features/booking-search/search-form.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { CategorySlug } from "#domain/categories.ts";
import { findPlaceByName, type SearchPlaces } from "#domain/search/search-places.ts";
import { say } from "#domain/words/say.ts";
import styles from "./search-band.module.css";

interface SearchBandProps {
  places: SearchPlaces;
  /** The page's city, by its name in the search. */
  city?: string | undefined;
  category?: CategorySlug;
}

/** Renders the search below the title of a city's or category's page, preset to it (product.md#search-form). */
export function SearchBand({ places, city, category }: SearchBandProps) {
  const words = useWords("search", "categories");
  const { formIn, formOf, form } = words.search;
  const cityName = city && findPlaceByName(city, places)?.name;
  const label = cityName
    ? say(words, formIn, { city: cityName })
    : category
      ? say(words, formOf, { category: words.categories.names[category] })
      : form;
  return (
    <PageGrid className={styles.root}>
      <RentalSearchForm places={places} city={city} category={category ?? null} label={label} />
    </PageGrid>
  );
}
