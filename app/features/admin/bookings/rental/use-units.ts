import { useEffect, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiUnitWarning } from "#domain/api/fleet/rental-expiries.ts";
import type { OfferQuestion } from "./use-car-offers.ts";

/** What is known of a car's units for some dates. */
export interface KnownUnits {
  /** The numbers of those that are free, the lowest first. */
  free: number[];
  /** What would expire of each within the rental. */
  expiring: ApiUnitWarning[];
}

const NOTHING: KnownUnits = { free: [], expiring: [] };

/** The free units of a car for some dates and what would expire of them; nothing while it is not known. */
export function useUnits(vehicle: string, question: OfferQuestion): KnownUnits {
  const [known, setKnown] = useState<{ for: string; units: KnownUnits } | null>(null);
  // Compared by its text: the caller makes a new object each time.
  const asked = JSON.stringify({ ...question, vehicle });
  useEffect(() => {
    const query: OfferQuestion & { vehicle: string } = JSON.parse(asked);
    if (!query.vehicle || !query.pickupDate || !query.returnDate) return;
    return cancellableRequest(
      (signal) =>
        Promise.all([
          api.get("/api/bookings/free-units", { query, signal }),
          api.get("/api/units/expiring", { query, signal }),
        ]),
      ([free, expiring]) => setKnown({ for: asked, units: { free, expiring } }),
      // The dates' own fields say what is wrong with them.
      () => undefined,
    );
  }, [asked]);
  return known?.for === asked ? known.units : NOTHING;
}
