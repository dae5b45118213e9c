import { useEffect, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import {
  changeWish,
  chooseDay,
  isSameWish,
  isWholeWish,
  type RentalWish,
  vehicleAddress,
} from "#domain/search/rental-wish.ts";

/** What the visitor is choosing, and how to change it. */
export interface WishInHand {
  draft: RentalWish;
  /** True when the offer on the page answers the draft; false while dates are being chosen or the answer is on its way. */
  settled: boolean;
  /** True while the answer is on its way. */
  pending: boolean;
  change: (part: Partial<RentalWish>) => void;
  choose: (date: string) => void;
}

/**
 * Keeps the dates being chosen; as soon as both are, the address changes and the server answers with the price (design 6.10).
 * `addressOf` says where the page with a wish is: the car's own page, or its booking form.
 */
export function useRentalWish(vehicle: Vehicle, wish: RentalWish, addressOf = vehicleAddress): WishInHand {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [draft, setDraft] = useState(wish);
  // Back, forward and links change the address from outside.
  useEffect(() => setDraft(wish), [wish]);

  function take(next: RentalWish) {
    setDraft(next);
    if (isWholeWish(next) && !isSameWish(next, wish)) {
      void navigate(addressOf(vehicle, next), { replace: true, preventScrollReset: true });
    }
  }

  const settled = isSameWish(draft, wish);
  return {
    draft,
    settled,
    pending: navigation.state === "loading" && isWholeWish(draft) && !settled,
    change: (part) => take(changeWish(draft, part)),
    choose: (date) => take(chooseDay(draft, date)),
  };
}
