import type { Paths } from "#domain/paths.ts";
import type { CivilDate, CivilTime } from "#domain/rental-period/civil-time.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";

/**
 * The selection in the price box of a car's page. It comes only from the URL, because the page is the same for every visitor
 * (product.md#vehicle-page).
 */
export interface RentalSelection {
  /** A stored city name or a listed place's slug; defaults to the car's city. */
  pickupCity: string;
  /** Both dates are "" until the visitor selects them. */
  pickupDate: CivilDate | "";
  pickupTime: CivilTime;
  returnDate: CivilDate | "";
  returnTime: CivilTime;
  /** A stored city name or a listed place's slug; defaults to the pickup place. */
  returnCity: string;
  /** The key of the requested finish; "" for any. */
  colour: string;
  /** Extras, protection and young driver in their canonical form (product.md#choices); "" for none. */
  options: string;
}

/** The fields of a car that its selection URLs need. */
export type RentalSubject = Pick<Vehicle, "slug" | "location" | "category" | "citySlug">;

/** Whether both days are selected. */
export function isCompleteSelection(selection: RentalSelection): boolean {
  return selection.pickupDate !== "" && selection.returnDate !== "";
}

/** Whether two selections are equal. */
export function isSameSelection(a: RentalSelection, b: RentalSelection): boolean {
  return selectionFields(a).every(([name, value]) => b[name] === value);
}

const selectionFields = (selection: RentalSelection) => Object.entries(selection) as [keyof RentalSelection, string][];

/**
 * Returns the selection after a click on a calendar day. The first click sets the pickup. A second click on a later day sets the return. Any other
 * click starts over.
 */
export function selectDay(selection: RentalSelection, date: CivilDate): RentalSelection {
  const awaitsReturn = selection.pickupDate !== "" && selection.returnDate === "";
  if (awaitsReturn && date > selection.pickupDate) return { ...selection, returnDate: date };
  return { ...selection, pickupDate: date, returnDate: "" };
}

/**
 * Returns the selection with one field changed. A pickup moved past the return clears the return (product.md#search-form). The return place follows
 * the pickup place until the visitor selects one (`isReturnCitySelected`).
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

/** Returns the selection with the days and hours of a period. */
export function withPeriod(selection: RentalSelection, { pickup, return: back }: RentalPeriod): RentalSelection {
  return {
    ...selection,
    pickupDate: pickup.date,
    pickupTime: pickup.time,
    returnDate: back.date,
    returnTime: back.time,
  };
}

/** Returns the path of the car's page with the selection in its query (product.md#vehicle-page). */
export function vehicleSelectionPath(paths: Paths, vehicle: RentalSubject, selection: RentalSelection): string {
  const query = new URLSearchParams();
  for (const [name, value] of selectionFields(selection)) {
    if (value !== "" && !isDefaultValue(name, selection, vehicle)) query.set(name, value);
  }
  return paths.vehicle(vehicle, query.toString());
}

const isDefaultValue = (name: keyof RentalSelection, selection: RentalSelection, vehicle: RentalSubject): boolean =>
  (name === "pickupCity" && selection.pickupCity === vehicle.location) ||
  (name === "returnCity" && selection.returnCity === selection.pickupCity);

/** Returns the path of the car's booking form, prefilled with the selection (product.md#vehicle-page). */
export function bookingFormPath(paths: Paths, vehicle: RentalSubject, selection: RentalSelection): string {
  return paths.bookingRequest(vehicle.slug, selection);
}

/**
 * Returns the target of "Book Now": /explore with city, service=auto, category and the pinned car (product.md#pinned-car), plus return place and
 * dates if selected.
 */
export function bookNowPath(paths: Paths, vehicle: RentalSubject, selection: RentalSelection): string {
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
