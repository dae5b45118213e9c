import type { JetTrip } from "#domain/forms/jets/jet-trip.ts";
import type { JetQuoteDraft } from "#domain/jets/jet-quote-draft.ts";
import type { TripEstimate } from "#domain/jets/trip-estimate.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";

/** Cars that can wait where a trip lands. */
export interface ArrivalVehicles {
  /** City name as stored. */
  city: string;
  from: CivilDate;
  to: CivilDate;
  vehicles: readonly Vehicle[];
}

/** The quote form and what is known for it. */
export interface JetQuoteForm {
  draft: JetQuoteDraft;
  /** By path in the trip ("legs.0.to"); none before the form was sent. */
  problems: { path: string; message: string }[];
  /** Of the trip asked for, or of an example, which says so. */
  estimate: TripEstimate;
  isExample: boolean;
  /** The trip when nothing is wrong with it: then it can be requested. */
  trip: JetTrip | null;
  cars: ArrivalVehicles | null;
  /** The jet that was looked at, by name. */
  jet: { slug: string; title: string } | null;
  /** The first day that may be chosen. */
  today: CivilDate;
}
