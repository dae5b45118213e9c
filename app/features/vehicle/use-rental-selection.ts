import { useEffect, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import {
  changeSelection,
  chooseDay,
  isCompleteSelection,
  isSameSelection,
  type RentalSelection,
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

/**
 * Keeps the dates being chosen; as soon as both are, the address changes and the server answers with the price (product.md#vehicle-page).
 * `addressOf` says where the page with a wish is: the car's own page, or its booking form.
 */
export function useRentalSelection(
  vehicle: Vehicle,
  selection: RentalSelection,
  addressOf = vehicleAddress,
): SelectionState {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [draft, setDraft] = useState(selection);
  // Back, forward and links change the address from outside.
  useEffect(() => setDraft(selection), [selection]);

  function take(next: RentalSelection) {
    setDraft(next);
    if (isCompleteSelection(next) && !isSameSelection(next, selection)) {
      void navigate(addressOf(vehicle, next), { replace: true, preventScrollReset: true });
    }
  }

  const isAnswered = isSameSelection(draft, selection);
  return {
    draft,
    isAnswered,
    pending: navigation.state === "loading" && isCompleteSelection(draft) && !isAnswered,
    change: (part) => take(changeSelection(draft, part)),
    choose: (date) => take(chooseDay(draft, date)),
  };
}
