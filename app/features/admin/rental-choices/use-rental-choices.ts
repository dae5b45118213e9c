import { useEffect, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import type { OfferQuery } from "#app/features/admin/bookings/rental/use-vehicle-offers.ts";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiRentalChoices } from "#domain/api/bookings/rental-choices.ts";

const DEBOUNCE_MS = 300;

export type RentalPeriodQuery = Pick<
  OfferQuery,
  "pickupCity" | "returnCity" | "pickupDate" | "pickupTime" | "returnDate" | "returnTime"
>;

const NO_CHOICES: ApiRentalChoices = { extras: [], protections: [], young_driver: null };

/** Returns what can be added to a rental of a car; nothing until car and dates are known. Other dates keep the last choices until theirs are loaded. */
export function useRentalChoices(vehicle: string, period: RentalPeriodQuery): ApiRentalChoices {
  const [choices, setChoices] = useState(NO_CHOICES);
  // The caller passes a new object on each render, so the effect depends on its JSON.
  const queryKey = JSON.stringify({ ...period, vehicle });
  useEffect(() => {
    const query: RentalPeriodQuery & { vehicle: string } = JSON.parse(queryKey);
    if (!query.vehicle || !query.pickupCity || !query.pickupDate || !query.returnDate) return setChoices(NO_CHOICES);
    return cancellableRequest(
      (signal) => api.get("/api/bookings/choices", { query, signal }),
      setChoices,
      // The fields of the rental show their own errors.
      () => undefined,
      { delayMs: DEBOUNCE_MS },
    );
  }, [queryKey]);
  return choices;
}
