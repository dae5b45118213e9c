import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import { isCompleteSelection, type RentalSelection } from "#domain/search/rental-selection.ts";

/** Where and when all compared cars are collected and given back. */
export interface SharedRental {
  place: string;
  returnPlace: string;
  pickup: CivilMoment;
  back: CivilMoment;
}

/** Null while the days are not chosen, and where each car stands at its own base because no place was asked for. */
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

/** When a car whose dates are chosen is collected and given back. */
export const toRentalMoments = ({ pickupDate, pickupTime, returnDate, returnTime }: RentalSelection) => ({
  pickup: { date: pickupDate, time: pickupTime },
  back: { date: returnDate, time: returnTime },
});
