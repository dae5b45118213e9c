import { placeNameIn } from "#domain/words/places/place-names.ts";
import { useWords } from "./words-context.tsx";

/** Returns the names of cities, countries and airports in the page's language, by their Italian name. Not for islands, because of the table's size. */
export function usePlaceName(): (italianName: string) => string {
  const { language } = useWords();
  return (italianName) => placeNameIn(language, italianName);
}
