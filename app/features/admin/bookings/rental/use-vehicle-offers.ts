import { useEffect, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { isProblem, problemMessage } from "#app/ui/panel/forms/problem.ts";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiVehicleOffer } from "#domain/api/bookings/bookings.ts";

const DEBOUNCE_MS = 300;

export interface OfferQuery {
  /** A city, or the slug of a listed place; `returnCity` too. */
  pickupCity: string;
  returnCity?: string;
  pickupDate: string;
  pickupTime: string;
  returnDate: string;
  returnTime: string;
  /** How many further drivers the price charges. */
  furtherDrivers?: number | undefined;
  /** The language of the lines of a quote. */
  language?: string;
  /** The chosen extras, protection and young driver as one parameter, and the promotion code. */
  options?: string | undefined;
  promotion_code?: string | undefined;
}

export interface OfferState {
  /** The last loaded offers while the query is incomplete. */
  offers: ApiVehicleOffer[];
  /** The server's message about the query. */
  problem: string | null;
  /** Whether the offers belong to the current query. */
  isCurrent: boolean;
}

const NO_OFFERS: OfferState = { offers: [], problem: null, isCurrent: false };

/** Returns the cars that can be at a place for some dates, with their total price. Loads them debounced after the last change. */
export function useVehicleOffers(offerQuery: OfferQuery): OfferState {
  const [state, setState] = useState(NO_OFFERS);
  // The caller passes a new object on each render, so the effect depends on its JSON.
  const queryKey = JSON.stringify(offerQuery);
  useEffect(() => {
    const query: OfferQuery = JSON.parse(queryKey);
    setState((previous) => ({ ...previous, isCurrent: false }));
    if (!query.pickupCity || !query.pickupDate || !query.returnDate) return setState(NO_OFFERS);
    return cancellableRequest(
      (signal) => api.get("/api/bookings/offers", { query: { ...query, delivered: "true" }, signal }),
      (offers) => setState({ offers, problem: null, isCurrent: true }),
      (thrown) => setState((previous) => ({ ...previous, problem: offersProblemText(thrown), isCurrent: false })),
      { delayMs: DEBOUNCE_MS },
    );
  }, [queryKey]);
  return state;
}

function offersProblemText(thrown: unknown): string {
  if (isProblem(thrown) && thrown.errors.length > 0) return thrown.errors.map(({ message }) => message).join(" ");
  return problemMessage(thrown, "Non riusciamo a leggere le auto libere.");
}
