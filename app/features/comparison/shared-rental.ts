import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import { isCompleteSelection, type RentalSelection } from "#domain/search/rental-selection.ts";

/** When and where all compared vehicles are collected and returned. */
export interface SharedRental {
  place: string;
  returnPlace: string;
  pickup: CivilMoment;
  back: CivilMoment;
}

/** Returns the shared dates and place. Null without dates, and when the places differ because none was chosen. */
export function findSharedRental(selections: readonly RentalSelection[]): SharedRental | null {
  const [first, ...others] = selections;
  if (!first || !isCompleteSelection(first)) return null;
  const isSamePlaceForAll = others.every(
    (other) => other.pickupCity === first.pickupCity && other.returnCity === first.returnCity,
  );
  if (!isSamePlaceForAll) return null;
  return {
    place: nameOfPlace(first.pickupCity),
    returnPlace: nameOfPlace(first.returnCity),
    ...toRentalMoments(first),
  };
}

/** Returns pickup and return times of a selection whose dates are set. */
export const toRentalMoments = ({ pickupDate, pickupTime, returnDate, returnTime }: RentalSelection) => ({
  pickup: { date: pickupDate, time: pickupTime },
  back: { date: returnDate, time: returnTime },
});
