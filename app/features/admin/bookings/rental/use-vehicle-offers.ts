import { useEffect, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { isProblem, problemMessage } from "#app/ui/panel/forms/problem.ts";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiVehicleOffer } from "#domain/api/bookings/bookings.ts";

const DEBOUNCE_MS = 300;

export interface OfferQuery {
  /** A city, or the slug of a listed place, as for the return. */
  pickupCity: string;
  returnCity?: string;
  pickupDate: string;
  pickupTime: string;
  returnDate: string;
  returnTime: string;
}

export interface OfferState {
  /** The last known ones while the question is not whole. */
  offers: ApiVehicleOffer[];
  /** What is wrong with the question, in the server's words. */
  problem: string | null;
  /** Whether the offers answer the question as it is now. */
  isCurrent: boolean;
}

const NO_OFFERS: OfferState = { offers: [], problem: null, isCurrent: false };

/** The cars of a place, and those that are brought there, with their whole price for some dates, asked a moment after the last change. */
export function useVehicleOffers(offerQuery: OfferQuery): OfferState {
  const [state, setState] = useState(NO_OFFERS);
  // Compared by its text: the caller makes a new object each time.
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
