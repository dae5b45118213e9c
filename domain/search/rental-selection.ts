import { paths } from "#domain/paths.ts";
import type { CivilDate, CivilTime } from "#domain/rental-period/civil-time.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";

/** What the price box of a car's page holds. It comes out of the address alone: the page is the same for every visitor (product.md#vehicle-page). */
export interface RentalSelection {
  /** City name as stored, or a listed place's slug; the car's own city unless another is asked for. */
  pickupCity: string;
  /** "" while it is not chosen, as for `returnDate`. */
  pickupDate: CivilDate | "";
  pickupTime: CivilTime;
  returnDate: CivilDate | "";
  returnTime: CivilTime;
  /** As `pickupCity`; the same place unless another is asked for. */
  returnCity: string;
  /** The key of the finish asked for; "" for any. */
  colour: string;
}

/** What an address of a selection says of the car it is for. */
export type RentalSubject = Pick<Vehicle, "slug" | "location" | "category" | "citySlug">;

/** True once both days are chosen. */
export function isCompleteSelection(selection: RentalSelection): boolean {
  return selection.pickupDate !== "" && selection.returnDate !== "";
}

/** True when two selections ask for the same. */
export function isSameSelection(a: RentalSelection, b: RentalSelection): boolean {
  return selectionFields(a).every(([name, value]) => b[name] === value);
}

const selectionFields = (selection: RentalSelection) => Object.entries(selection) as [keyof RentalSelection, string][];

/**
 * The selection after a touch on a day of the calendar: the first touch is the pickup, the second, on a later day, the return; any
 * other begins anew.
 */
export function selectDay(selection: RentalSelection, date: CivilDate): RentalSelection {
  const awaitsReturn = selection.pickupDate !== "" && selection.returnDate === "";
  if (awaitsReturn && date > selection.pickupDate) return { ...selection, returnDate: date };
  return { ...selection, pickupDate: date, returnDate: "" };
}

/**
 * One field changed; a pickup moved past the return takes the return away, since it cannot stand (product.md#search-form), and the car comes back
 * where it is collected until a place is chosen for that, be it the same (`isReturnCitySelected`).
 */
export function updateSelection(
  selection: RentalSelection,
  changes: Partial<RentalSelection>,
  isReturnCityChosen: boolean,
): RentalSelection {
  const isSamePlace = selection.returnCity === selection.pickupCity;
  const shouldFollowPickup = changes.pickupCity !== undefined && isSamePlace && !isReturnCityChosen;
  const next = {
    ...selection,
    ...(shouldFollowPickup && { returnCity: changes.pickupCity }),
    ...changes,
  } as RentalSelection;
  return next.returnDate !== "" && next.returnDate < next.pickupDate ? { ...next, returnDate: "" } : next;
}

/** The car's page with a selection, in the address's own names (product.md#vehicle-page). */
export function vehicleSelectionPath(vehicle: RentalSubject, selection: RentalSelection): string {
  const query = new URLSearchParams();
  for (const [name, value] of selectionFields(selection)) {
    if (value !== "" && !isDefaultValue(name, selection, vehicle)) query.set(name, value);
  }
  return paths.vehicle(vehicle, query.toString());
}

const isDefaultValue = (name: keyof RentalSelection, selection: RentalSelection, vehicle: RentalSubject): boolean =>
  (name === "pickupCity" && selection.pickupCity === vehicle.location) ||
  (name === "returnCity" && selection.returnCity === selection.pickupCity);

/** The booking form of the car, filled with the selection (product.md#vehicle-page). */
export function bookingFormPath(vehicle: RentalSubject, selection: RentalSelection): string {
  return paths.bookingRequest(vehicle.slug, selection);
}

/**
 * Where "Book Now" leads: /explore with city, service=auto and category, the car pinned (product.md#pinned-car), a return elsewhere, and the
 * dates when they are chosen.
 */
export function bookNowPath(vehicle: RentalSubject, selection: RentalSelection): string {
  const query = new URLSearchParams({
    city: selection.pickupCity,
    service: "auto",
    category: vehicle.category,
    vehicle: vehicle.slug,
  });
  if (selection.returnCity !== selection.pickupCity) query.set("returnCity", selection.returnCity);
  if (isCompleteSelection(selection)) {
    for (const name of ["pickupDate", "pickupTime", "returnDate", "returnTime"] as const)
      query.set(name, selection[name]);
  }
  return paths.explore(query.toString());
}
