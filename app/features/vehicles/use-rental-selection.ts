import { useEffect, useSyncExternalStore } from "react";
import { saveLastSearch } from "#app/features/booking-search/last-search-store.ts";
import { cancelSoftNavigation, softNavigate, useIsSoftNavigating } from "#app/ui/islands/soft-navigation.ts";
import { usePaths } from "#app/ui/words/words-context.tsx";
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

/** The visitor's selection, and how to change it. */
export interface SelectionState {
  draft: RentalSelection;
  /** Whether the offer on the page belongs to the draft; false while dates are incomplete or the response is pending. */
  isOfferCurrent: boolean;
  /** Whether a response is pending. */
  isPending: boolean;
  change: (changes: Partial<RentalSelection>) => void;
  selectDate: (date: string) => void;
}

/** The selection in progress, shared by the page's islands (a page shows one vehicle). Null while it equals what the server sent. */
let pendingSelection: RentalSelection | null = null;
/** Whether the visitor chose the return city; otherwise it follows the pickup city. */
let isReturnCitySelected = false;
const listeners = new Set<() => void>();

/**
 * Holds the visitor's selection. Once both dates are set, it navigates to the selection's URL and the server returns the price
 * (product.md#vehicle-page). The last selection wins: returning to the selection on the page cancels the pending request. `urlOf` returns the URL
 * for a selection: the vehicle's page or its booking form. `readFields` returns the fields with which the price of a selection is asked for, if the URL
 * is not enough.
 */
export function useRentalSelection(
  vehicle: RentalSubject,
  selection: RentalSelection,
  urlOf = vehicleSelectionPath,
  readFields?: () => FormData | undefined,
): SelectionState {
  const paths = usePaths();
  const draft = useSyncExternalStore(
    subscribe,
    () => pendingSelection ?? selection,
    () => selection,
  );
  const isNavigating = useIsSoftNavigating();
  // The server's response replaces the draft.
  useEffect(() => {
    if (pendingSelection && isSameSelection(pendingSelection, selection)) setPendingSelection(null);
  }, [selection]);

  // The current selection, not the rendered one: two fields may change before React renders again.
  const getCurrent = () => pendingSelection ?? selection;

  function applySelection(next: RentalSelection, changes: Partial<RentalSelection>) {
    saveAsLastSearch(next, changes);
    setPendingSelection(next);
    if (!isCompleteSelection(next)) return;
    const url = urlOf(paths, vehicle, next);
    if (isSameSelection(next, selection)) cancelSoftNavigation(url);
    else softNavigate(url, withSelection(readFields?.(), next));
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

/** Sets the selection in the fields of a form, which React has not rendered with it yet. */
function withSelection(fields: FormData | undefined, selection: RentalSelection): FormData | undefined {
  for (const [name, value] of Object.entries(selection)) fields?.set(name, value);
  return fields;
}

/**
 * Saves the selection as the last search, for the next vehicle (product.md#last-search). Places are saved only if the visitor chose them; otherwise
 * they are this vehicle's.
 */
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
    // No island is mounted any more: the next page starts without a draft.
    if (listeners.size > 0) return;
    pendingSelection = null;
    isReturnCitySelected = false;
  };
}
