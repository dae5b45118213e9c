import { useEffect, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiUnitWarning } from "#domain/api/units/rental-expiries.ts";
import type { OfferQuery } from "./use-vehicle-offers.ts";

/** What is known of a car's units for some dates. */
export interface FreeUnits {
  /** The numbers of those that are free, the lowest first. */
  free: number[];
  /** What would expire of each within the rental. */
  expiring: ApiUnitWarning[];
}

const NO_UNITS: FreeUnits = { free: [], expiring: [] };

/** The free units of a car for some dates and what would expire of them; nothing while it is not known. */
export function useFreeUnits(vehicle: string, question: OfferQuery): FreeUnits {
  const [loaded, setLoaded] = useState<{ for: string; units: FreeUnits } | null>(null);
  // Compared by its text: the caller makes a new object each time.
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
      // The dates' own fields say what is wrong with them.
      () => undefined,
    );
  }, [queryKey]);
  return loaded?.for === queryKey ? loaded.units : NO_UNITS;
}
