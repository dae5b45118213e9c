import { CATEGORIES, type CategorySlug } from "#domain/categories.ts";
import { atPlace } from "#domain/delivery/delivery-words.ts";
import type { WaitingScope } from "./waiting-list.ts";

interface WaitedFor {
  scope: WaitingScope;
  /** Title of the car from whose page the renter joined. */
  vehicleName: string;
  category: CategorySlug;
  /** The name of the base city. */
  city: string;
}

/** Returns what an entry waits for: "Ferrari 296 GTB", or "Sportive a Milano". */
export const waitedForText = ({ scope, vehicleName, category, city }: WaitedFor): string =>
  scope === "vehicle" ? vehicleName : `${CATEGORIES[category].shortLabel} ${atPlace(city)}`;
