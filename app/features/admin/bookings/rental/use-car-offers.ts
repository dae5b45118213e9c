import { useEffect, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { isProblem, problemMessage } from "#app/ui/panel/forms/problem.ts";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiCarOffer } from "#domain/api/bookings/bookings.ts";

const PAUSE_MS = 300;

export interface OfferQuestion {
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
  offers: ApiCarOffer[];
  /** What is wrong with the question, in the server's words. */
  problem: string | null;
  /** Whether the offers answer the question as it is now. */
  current: boolean;
}

const NOTHING: OfferState = { offers: [], problem: null, current: false };

/** The cars of a place, and those that are brought there, with their whole price for some dates, asked a moment after the last change. */
export function useCarOffers(question: OfferQuestion): OfferState {
  const [state, setState] = useState(NOTHING);
  // Compared by its text: the caller makes a new object each time.
  const asked = JSON.stringify(question);
  useEffect(() => {
    const query: OfferQuestion = JSON.parse(asked);
    setState((before) => ({ ...before, current: false }));
    if (!query.pickupCity || !query.pickupDate || !query.returnDate) return setState(NOTHING);
    return cancellableRequest(
      (signal) => api.get("/api/bookings/offers", { query: { ...query, delivered: "true" }, signal }),
      (offers) => setState({ offers, problem: null, current: true }),
      (thrown) => setState((before) => ({ ...before, problem: reasonOf(thrown), current: false })),
      { delayMs: PAUSE_MS },
    );
  }, [asked]);
  return state;
}

function reasonOf(thrown: unknown): string {
  if (isProblem(thrown) && thrown.errors.length > 0) return thrown.errors.map(({ message }) => message).join(" ");
  return problemMessage(thrown, "Non riusciamo a leggere le auto libere.");
}
