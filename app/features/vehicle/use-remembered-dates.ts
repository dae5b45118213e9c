import { useEffect } from "react";
import { readLastSearch } from "#app/features/booking-search/last-search-store.ts";
import type { SelectionState } from "./use-rental-selection.ts";

/** A car's page without dates in its address takes those of the last search (product.md#last-search), so that its price is the whole one at once. */
export function useRememberedDates(slug: string, { draft, change }: SelectionState): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each car; what is chosen afterwards is the visitor's
  useEffect(() => {
    const { pickupDate, returnDate, pickupTime, returnTime } = readLastSearch();
    if (draft.pickupDate !== "" || draft.returnDate !== "" || !pickupDate || !returnDate) return;
    change({ pickupDate, returnDate, ...(pickupTime && { pickupTime }), ...(returnTime && { returnTime }) });
  }, [slug]);
}
