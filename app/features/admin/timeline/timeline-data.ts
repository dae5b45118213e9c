import type { ApiTimelineHold, ApiUnitHold } from "#domain/api/unit-holds/unit-holds.ts";
import type { ApiVehicle } from "#domain/api/vehicles/vehicles.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { type CategorySlug, findCategory } from "#domain/categories.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { type BlockPeriod, toBlockPeriod } from "#domain/forms/unit-holds/maintenance-block.ts";
import { toInstant } from "#domain/rental-period/civil-time.ts";
import { includesWords } from "#domain/search-keys.ts";
import type { TimeSpan } from "#domain/timeline/timeline.ts";

/** The fields of a car that the timeline needs. */
type TimelineVehicleSource = Pick<
  ApiVehicle,
  "id" | "name" | "brand" | "slug" | "category" | "location" | "available" | "turnaround_hours"
>;

/** A hold, prepared for rendering. */
export interface TimelineHold {
  id: string;
  vehicleId: string;
  unit: number;
  kind: "booking" | "maintenance";
  span: TimeSpan;
  /** When the renter receives the car, after the transfer. For a block, its start. */
  pickupAt: Date;
  /** When the renter returns the car; transfer and turnaround follow. For a block, its end. */
  returnAt: Date;
  /** When the car is back at its base. */
  backAtBaseAt: Date;
  /** The period in civil time of the car's city. */
  period: BlockPeriod;
  timeZone: string;
  note: string | null;
  booking: { id: string; reference: string; status: BookingStatus; renter: string } | null;
  /** The renter has the car until the return (product.md#fleet-timeline). */
  isHandedOver: boolean;
  /** Whether the car should already be back. Its bar then ends now, or at the expected return. */
  isLate: boolean;
  /** Whether another unit replaced this one during the rental, and whether this one replaced another (product.md#replacement-car). */
  isReplaced: boolean;
  isReplacement: boolean;
  /** Reference of the late booking that occupies this hold's unit (product.md#late-returns). */
  endangeredBy: string | null;
  version: number;
}

/** Whether a hold can move to another unit: only before its end, and not while the renter has the car. */
export const canChangeUnit = ({ booking, isHandedOver }: TimelineHold): boolean =>
  booking?.status !== "completed" && !isHandedOver;

/** A unit of the fleet. */
export interface FleetUnit {
  number: number;
  plate: string | null;
  /** Set while an expiry blocks the unit. */
  blocked?: object | null;
}

export interface TimelineVehicle {
  id: string;
  slug: string;
  brand: string;
  name: string;
  location: string;
  category: CategorySlug | null;
  timeZone: string;
  turnaroundHours: number;
  /** The units in the order of their numbers, which may have gaps. */
  units: readonly FleetUnit[];
  available: boolean;
}

/** One unit of a car with its holds in chronological order. */
export interface TimelineUnit {
  unit: number;
  plate: string | null;
  holds: TimelineHold[];
  /** Whether the unit is no longer in the fleet, though it is still held. */
  isRetired: boolean;
}

export interface TimelineGroup {
  vehicle: TimelineVehicle;
  units: TimelineUnit[];
}

/** A hold with its new unit and period. */
export interface HoldMove {
  hold: TimelineHold;
  unit: number;
  period: BlockPeriod;
}

/** A move that the loaded rows do not include yet. */
export interface PendingHoldMove extends HoldMove {
  /** The version that the server stored; null until it responds. */
  savedVersion: number | null;
}

export function toTimelineHold(row: ApiUnitHold & Partial<Pick<ApiTimelineHold, "endangered_by">>): TimelineHold {
  const { booking_id, reference, status, renter } = row;
  const span = { from: new Date(row.starts_at), to: new Date(row.ends_at) };
  const clampToSpan = (instant: Date) =>
    new Date(Math.min(Math.max(instant.getTime(), span.from.getTime()), span.to.getTime()));
  // A car returned early is free from then on.
  const returnAt = clampToSpan(row.back_at === null ? span.to : new Date(row.back_at));
  return {
    id: row.id,
    vehicleId: row.vehicle_id,
    unit: row.unit,
    kind: row.kind,
    span,
    pickupAt: clampToSpan(row.pickup_at === null ? span.from : new Date(row.pickup_at)),
    returnAt,
    backAtBaseAt: clampToSpan(new Date(returnAt.getTime() + (row.transfer_back_minutes ?? 0) * MINUTE_MS)),
    period: toBlockPeriod(row),
    timeZone: row.time_zone,
    note: row.note,
    booking: booking_id && reference && status && renter ? { id: booking_id, reference, status, renter } : null,
    isHandedOver: row.handed_over,
    isLate: row.late,
    isReplaced: row.replaced,
    isReplacement: row.replacement,
    endangeredBy: row.endangered_by ?? null,
    version: row.version,
  };
}

export function toTimelineVehicle(
  row: TimelineVehicleSource,
  timeZones: ReadonlyMap<string, string>,
  siteTimeZone: string,
  units: readonly FleetUnit[],
): TimelineVehicle {
  return {
    id: row.id,
    slug: row.slug,
    brand: row.brand,
    name: row.name,
    location: row.location,
    category: findCategory(row.category)?.slug ?? null,
    timeZone: timeZones.get(row.location) ?? siteTimeZone,
    turnaroundHours: row.turnaround_hours,
    units: units.toSorted((one, other) => one.number - other.number),
    available: row.available,
  };
}

/** Returns every car with its units and holds; pending moves are applied. */
export function groupHoldsByVehicle(
  vehicles: readonly TimelineVehicle[],
  holds: readonly TimelineHold[],
  pending: readonly PendingHoldMove[],
): TimelineGroup[] {
  const movesByHold = new Map(pending.map((each) => [each.hold.id, each]));
  const movedHolds = holds.map((hold) => {
    const move = movesByHold.get(hold.id);
    return move && (move.savedVersion === null || hold.version < move.savedVersion) ? applyHoldMove(move) : hold;
  });
  const byVehicle = Map.groupBy(movedHolds, ({ vehicleId }) => vehicleId);
  return vehicles.map((vehicle) => ({ vehicle, units: timelineUnitsOf(vehicle, byVehicle.get(vehicle.id) ?? []) }));
}

function timelineUnitsOf({ units }: TimelineVehicle, holds: readonly TimelineHold[]): TimelineUnit[] {
  const fleetRows = units.map(({ number, plate }) => ({ unit: number, plate, isRetired: false }));
  const retiredUnits = new Set(
    holds
      .filter(({ unit, booking }) => booking?.status !== "completed" && !units.some(({ number }) => number === unit))
      .map(({ unit }) => unit),
  );
  const retiredRows = [...retiredUnits].map((unit) => ({ unit, plate: null, isRetired: true }));
  return [...fleetRows, ...retiredRows]
    .toSorted((one, other) => one.unit - other.unit)
    .map((row) => ({ ...row, holds: holds.filter((hold) => hold.unit === row.unit) }));
}

/** Returns the unit that is `by` places after another in the fleet, limited to the first and last. */
export function unitStepsAway(units: readonly FleetUnit[], from: number, by: number): number {
  if (by === 0) return from;
  const unitNumbers = units.map(({ number }) => number).filter((number) => (by > 0 ? number > from : number < from));
  return (by > 0 ? unitNumbers.at(by - 1) : unitNumbers.at(by)) ?? from;
}

/** Returns the hold at its new place. */
export function applyHoldMove({ hold, unit, period }: HoldMove): TimelineHold {
  if (period === hold.period) return { ...hold, unit };
  const span = { from: toInstant(period.from, hold.timeZone), to: toInstant(period.to, hold.timeZone) };
  return { ...hold, unit, period, span, pickupAt: span.from, returnAt: span.to, backAtBaseAt: span.to };
}

/** The timeline's filters. */
export interface VehicleFilters {
  location: string;
  category: string;
  q: string;
}

/** Returns the cars that match the filters. The words are searched in brand, name, city, plates and holds. */
export function filterGroups(groups: readonly TimelineGroup[], { location, category, q }: VehicleFilters) {
  return groups.filter(({ vehicle, units }) => {
    if (location && vehicle.location !== location) return false;
    if (category && vehicle.category !== category) return false;
    if (q.trim() === "") return true;
    const holdTexts = units.flatMap(({ holds }) =>
      holds.map(({ booking, note }) => `${booking?.reference ?? ""} ${booking?.renter ?? ""} ${note ?? ""}`),
    );
    const plates = vehicle.units.map(({ plate }) => plate ?? "");
    return includesWords([vehicle.brand, vehicle.name, vehicle.location, ...plates, ...holdTexts].join(" "), q);
  });
}
