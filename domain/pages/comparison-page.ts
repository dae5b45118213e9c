import type { ComparedRow } from "#domain/catalogue/comparison.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import type { RentalSelection } from "#domain/search/rental-selection.ts";
import type { PageHead } from "#domain/seo/heads/page-head.ts";

/** A car beside others, with what the company answers to the dates. */
export interface ComparedVehicle {
  vehicle: Vehicle;
  selection: RentalSelection;
  offer: VehicleOffer;
}

export interface ComparisonPageData {
  vehicles: readonly ComparedVehicle[];
  rows: readonly ComparedRow[];
  /** What the address asks of the rental, without "?": for the same cars with one more or one less. */
  rental: string;
  /** Cars that could stand beside these: of the first one's category, the nearest in price; none when it is full or empty. */
  more: readonly Vehicle[];
  head: PageHead;
}
