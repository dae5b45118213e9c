import type { JetTrip } from "#domain/forms/jets/jet-trip.ts";
import type { JetQuoteDraft } from "#domain/jets/jet-quote-draft.ts";
import type { TripEstimate } from "#domain/jets/trip-estimate.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";

/** Cars available at the landing of a trip. */
export interface ArrivalVehicles {
  /** City name as stored. */
  city: string;
  from: CivilDate;
  to: CivilDate;
  vehicles: readonly Vehicle[];
}

/** The quote form with its estimate and errors. */
export interface JetQuoteForm {
  draft: JetQuoteDraft;
  /** Errors by path in the trip ("legs.0.to"); empty before the form was submitted. */
  problems: { path: string; message: string }[];
  /** The estimate of the requested trip, or of an example trip that is labelled as such. */
  estimate: TripEstimate;
  isExample: boolean;
  /** The valid trip, ready to be requested; otherwise null. */
  trip: JetTrip | null;
  cars: ArrivalVehicles | null;
  /** The requested jet. */
  jet: { slug: string; title: string } | null;
  /** The first selectable day. */
  today: CivilDate;
}
