import { useEffect, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiUnitWarning } from "#domain/api/units/rental-expiries.ts";
import type { OfferQuery } from "./use-vehicle-offers.ts";

/** A car's free units for some dates, and what expires. */
export interface FreeUnits {
  /** Numbers of the free units, in ascending order. */
  free: number[];
  /** What expires of each unit during the rental. */
  expiring: ApiUnitWarning[];
}

const NO_UNITS: FreeUnits = { free: [], expiring: [] };

/** Returns which units of a car are free on some dates, and what expires on its units during them. Both lists are empty until loaded. */
export function useFreeUnits(vehicle: string, question: OfferQuery): FreeUnits {
  const [loaded, setLoaded] = useState<{ for: string; units: FreeUnits } | null>(null);
  // The caller passes a new object on each render, so the effect depends on its JSON.
  const queryKey = JSON.stringify({ ...question, vehicle });
  useEffect(() => {
    const query: OfferQuery & { vehicle: string } = JSON.parse(queryKey);
    if (!query.vehicle || !query.pickupDate || !query.returnDate) return;
    return cancellableRequest(
      (signal) =>
        Promise.all([
          api.get("/api/bookings/free-units", { query, signal }),
          api.get("/api/units/expiring", { query, signal }),
        ]),
      ([free, expiring]) => setLoaded({ for: queryKey, units: { free, expiring } }),
      // The date fields show their own errors.
      () => undefined,
    );
  }, [queryKey]);
  return loaded?.for === queryKey ? loaded.units : NO_UNITS;
}
