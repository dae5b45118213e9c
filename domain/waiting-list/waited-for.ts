import type { CategorySlug } from "#domain/categories.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { sayAtPlace } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import type { WaitingScope } from "./waiting-list.ts";

interface WaitedFor {
  scope: WaitingScope;
  /** Title of the car from whose page the renter joined. */
  vehicleName: string;
  category: CategorySlug;
  /** The Italian name of the base city. */
  city: string;
}

/** Returns what an entry waits for: "Ferrari 296 GTB", or "Sportive a Milano". */
export const waitedForText = (
  words: Words<"waitingList" | "categories" | "places">,
  { scope, vehicleName, category, city }: WaitedFor,
): string =>
  scope === "vehicle"
    ? vehicleName
    : say(words, words.waitingList.categoryAt, {
        category: words.categories.names[category],
        place: sayAtPlace(words, placeNameIn(words.language, city)),
      });
