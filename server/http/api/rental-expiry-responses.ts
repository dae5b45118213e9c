import type { ApiRentalExpiry } from "#domain/api/units/rental-expiries.ts";
import type { RentalExpiry } from "#server/services/units/expiries/rental-expiries.ts";

/** Returns an expiry that falls into a rental, without the data of the rental. */
export function toRentalExpiry({ expiryId, kind, by, dueOn, dueKilometres }: RentalExpiry): ApiRentalExpiry {
  return { expiry_id: expiryId, kind, by, due_on: dueOn, due_kilometres: dueKilometres };
}
