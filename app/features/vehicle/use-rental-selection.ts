import { useEffect, useSyncExternalStore } from "react";
import { keepLastSearch } from "#app/features/booking-search/last-search-store.ts";
import { openInPlace, stayInPlace, useOpening } from "#app/ui/islands/open-in-place.ts";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import {
  changeSelection,
  chooseDay,
  isCompleteSelection,
  isSameSelection,
  type RentalSelection,
  type RentalSubject,
  vehicleAddress,
} from "#domain/search/rental-selection.ts";

/** What the visitor is choosing, and how to change it. */
export interface SelectionState {
  draft: RentalSelection;
  /** True when the offer on the page answers the draft; false while dates are being chosen or the answer is on its way. */
  isAnswered: boolean;
  /** True while the answer is on its way. */
  pending: boolean;
  change: (part: Partial<RentalSelection>) => void;
  choose: (date: string) => void;
}

/** What is being chosen on this page, which shows one car: its islands choose together. Null while it is what the server sent. */
let chosen: RentalSelection | null = null;
/** Whether where the car comes back was chosen here, rather than taken from where it is collected. */
let isReturnCityChosen = false;
const listeners = new Set<() => void>();

/**
 * Keeps the dates being chosen; as soon as both are, the address changes and the server answers with the price (product.md#vehicle-page). The last
 * choice wins: one that the page already answers cancels the request for another.
 * `addressOf` says where the page with a selection is: the car's own page, or its booking form.
 */
export function useRentalSelection(
  vehicle: RentalSubject,
  selection: RentalSelection,
  addressOf = vehicleAddress,
): SelectionState {
  const draft = useSyncExternalStore(
    subscribe,
    () => chosen ?? selection,
    () => selection,
  );
  const opening = useOpening();
  // What the server has answered is what is chosen.
  useEffect(() => {
    if (chosen && isSameSelection(chosen, selection)) choose(null);
  }, [selection]);

  // What is chosen now, not when this was rendered: two fields may change before React renders again.
  const current = () => chosen ?? selection;

  function take(next: RentalSelection, part: Partial<RentalSelection>) {
    keepChosen(next, part);
    choose(next);
    if (!isCompleteSelection(next)) return;
    if (isSameSelection(next, selection)) stayInPlace(addressOf(vehicle, next));
    else openInPlace(addressOf(vehicle, next));
  }

  const isAnswered = isSameSelection(draft, selection);
  return {
    draft,
    isAnswered,
    pending: opening && isCompleteSelection(draft) && !isAnswered,
    change: (part) => {
      isReturnCityChosen ||= part.returnCity !== undefined;
      take(changeSelection(current(), part, isReturnCityChosen), part);
    },
    choose: (date) => take(chooseDay(current(), date), {}),
  };
}

/** What is chosen for one car goes for the next as well (product.md#last-search); its places only where they were chosen, for else they are the car's. */
function keepChosen(next: RentalSelection, part: Partial<RentalSelection>): void {
  const { pickupDate, returnDate, pickupTime, returnTime } = next;
  const arePlacesChosen = part.pickupCity !== undefined || part.returnCity !== undefined;
  keepLastSearch({
    ...{ pickupDate, returnDate, pickupTime, returnTime },
    ...(arePlacesChosen && { pickupCity: nameOfPlace(next.pickupCity), returnCity: nameOfPlace(next.returnCity) }),
  });
}

function choose(next: RentalSelection | null): void {
  chosen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Nobody chooses any more: the next page begins anew.
    if (listeners.size > 0) return;
    chosen = null;
    isReturnCityChosen = false;
  };
}
