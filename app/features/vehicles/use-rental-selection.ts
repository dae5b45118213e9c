import { useEffect, useSyncExternalStore } from "react";
import { saveLastSearch } from "#app/features/booking-search/last-search-store.ts";
import { cancelSoftNavigation, softNavigate, useIsSoftNavigating } from "#app/ui/islands/soft-navigation.ts";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import {
  isCompleteSelection,
  isSameSelection,
  type RentalSelection,
  type RentalSubject,
  selectDay,
  updateSelection,
  vehicleSelectionPath,
} from "#domain/search/rental-selection.ts";

/** What the visitor is choosing, and how to change it. */
export interface SelectionState {
  draft: RentalSelection;
  /** True when the offer on the page answers the draft; false while dates are being chosen or the answer is on its way. */
  isOfferCurrent: boolean;
  /** True while the answer is on its way. */
  isPending: boolean;
  change: (changes: Partial<RentalSelection>) => void;
  selectDate: (date: string) => void;
}

/** What is being chosen on this page, which shows one car: its islands choose together. Null while it is what the server sent. */
let pendingSelection: RentalSelection | null = null;
/** Whether where the car comes back was chosen here, rather than taken from where it is collected. */
let isReturnCitySelected = false;
const listeners = new Set<() => void>();

/**
 * Keeps the dates being chosen; as soon as both are, the address changes and the server answers with the price (product.md#vehicle-page). The last
 * choice wins: one that the page already answers cancels the request for another.
 * `addressOf` says where the page with a selection is: the car's own page, or its booking form.
 */
export function useRentalSelection(
  vehicle: RentalSubject,
  selection: RentalSelection,
  urlOf = vehicleSelectionPath,
): SelectionState {
  const draft = useSyncExternalStore(
    subscribe,
    () => pendingSelection ?? selection,
    () => selection,
  );
  const isNavigating = useIsSoftNavigating();
  // What the server has answered is what is chosen.
  useEffect(() => {
    if (pendingSelection && isSameSelection(pendingSelection, selection)) setPendingSelection(null);
  }, [selection]);

  // What is chosen now, not when this was rendered: two fields may change before React renders again.
  const getCurrent = () => pendingSelection ?? selection;

  function applySelection(next: RentalSelection, changes: Partial<RentalSelection>) {
    saveAsLastSearch(next, changes);
    setPendingSelection(next);
    if (!isCompleteSelection(next)) return;
    if (isSameSelection(next, selection)) cancelSoftNavigation(urlOf(vehicle, next));
    else softNavigate(urlOf(vehicle, next));
  }

  const isOfferCurrent = isSameSelection(draft, selection);
  return {
    draft,
    isOfferCurrent,
    isPending: isNavigating && isCompleteSelection(draft) && !isOfferCurrent,
    change: (changes) => {
      isReturnCitySelected ||= changes.returnCity !== undefined;
      applySelection(updateSelection(getCurrent(), changes, isReturnCitySelected), changes);
    },
    selectDate: (date) => applySelection(selectDay(getCurrent(), date), {}),
  };
}

/** What is chosen for one car goes for the next as well (product.md#last-search); its places only where they were chosen, for else they are the car's. */
function saveAsLastSearch(next: RentalSelection, changes: Partial<RentalSelection>): void {
  const { pickupDate, returnDate, pickupTime, returnTime } = next;
  const hasPlaceChange = changes.pickupCity !== undefined || changes.returnCity !== undefined;
  saveLastSearch({
    ...{ pickupDate, returnDate, pickupTime, returnTime },
    ...(hasPlaceChange && { pickupCity: nameOfPlace(next.pickupCity), returnCity: nameOfPlace(next.returnCity) }),
  });
}

function setPendingSelection(next: RentalSelection | null): void {
  pendingSelection = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Nobody chooses any more: the next page begins anew.
    if (listeners.size > 0) return;
    pendingSelection = null;
    isReturnCitySelected = false;
  };
}
