import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import type { Words } from "#domain/words/words.ts";

/** Returns why nobody can wait with this offer; null if the car is taken. */
export function cannotWaitText(words: Words<"waitingList">, offer: VehicleOffer): string | null {
  const { free, outOfFleet, noDates } = words.waitingList.cannotWait;
  switch (offer.kind) {
    case "taken":
      return null;
    case "free":
      return free;
    case "impossible":
      return offer.message;
    case "unavailable":
      return outOfFleet;
    default:
      return noDates;
  }
}
