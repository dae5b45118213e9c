import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import type { RentalSelection } from "#domain/search/rental-selection.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import type { WaitingStatus } from "#domain/waiting-list/waiting-list.ts";

/** The form of the waiting list for a car and the chosen dates. */
export interface WaitingListFormData {
  vehicle: Vehicle;
  selection: RentalSelection;
  /** Only for a car that is taken can anybody wait. */
  offer: VehicleOffer;
  /** The places of the rental and the car's base, in the page's language. */
  placeNames: { pickup: string; return: string; base: string };
  /** Signed time of rendering, for bot detection (product.md#open-requests). */
  formStamp: string;
}

/** An entry of the waiting list as its private link shows it, without the person's data. */
export interface RenterWaitingEntry {
  status: WaitingStatus;
  waitedFor: string;
  pickup: CivilMoment & { place: string };
  return: CivilMoment & { place: string };
}
