import type { CancellationTerms } from "./cancellation.ts";
import type { VehicleOffer } from "./vehicle-offer.ts";

/** Returns what the facts state of the cancellation: the terms of the dates, or that they vary as long as there is no price. */
export const offeredCancellation = (
  offer: VehicleOffer,
  hasCancellationFees: boolean | undefined,
): CancellationTerms | "varies" | undefined => {
  if (offer.kind === "free") return offer.quote.cancellation;
  return hasCancellationFees ? "varies" : undefined;
};
