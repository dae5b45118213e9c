import type { ApiTimelineHold, ApiUnitHold } from "#domain/api/unit-holds.ts";
import type { ApiVehicle } from "#domain/api/vehicles.ts";
import type { BookingStatus } from "#domain/booking/states.ts";
import { type CategorySlug, findCategory } from "#domain/categories.ts";
import { type BlockPeriod, blockPeriod } from "#domain/forms/maintenance.ts";
import { toInstant } from "#domain/rental-period/civil-time.ts";
import type { TimeSpan } from "#domain/timeline/timeline.ts";

/** What the timeline needs of a car. */
type DrawnVehicle = Pick<ApiVehicle, "id" | "name" | "brand" | "category" | "location" | "total_units" | "available">;

/** A hold, ready to be drawn. */
export interface TimelineHold {
  id: string;
  vehicleId: string;
  unit: number;
  kind: "booking" | "maintenance";
  span: TimeSpan;
  /** When the renter is back; the turnaround follows. Of a block, its end. */
  back: Date;
  /** Civil, by the clock of the car's city. */
  period: BlockPeriod;
  timeZone: string;
  note: string | null;
  booking: { id: string; reference: string; status: BookingStatus; renter: string } | null;
  /** The car should be back and is not: its bar ends now, or when staff expect it. */
  late: boolean;
  /** Reference of the late booking whose unit it is to have (product.md#late-returns). */
  endangeredBy: string | null;
  version: number;
}

export interface TimelineVehicle {
  id: string;
  brand: string;
  name: string;
  location: string;
  category: CategorySlug | null;
  timeZone: string;
  units: number;
  available: boolean;
}

/** One unit of a car with what holds it, in the order of time. */
export interface TimelineUnit {
  unit: number;
  holds: TimelineHold[];
  /** Held, although the car has fewer units by now. */
  retired: boolean;
}

export interface TimelineGroup {
  vehicle: TimelineVehicle;
  units: TimelineUnit[];
}

/** A hold put elsewhere. */
export interface Placing {
  hold: TimelineHold;
  unit: number;
  period: BlockPeriod;
}

/** A hold put elsewhere before the rows that say so have come. */
export interface Pending extends Placing {
  /** The version that the server has made of it; null while it has not answered. */
  after: number | null;
}

export function toHold(row: ApiUnitHold & Partial<Pick<ApiTimelineHold, "endangered_by">>): TimelineHold {
  const { booking_id, reference, status, renter } = row;
  const span = { from: new Date(row.starts_at), to: new Date(row.ends_at) };
  const back = row.back_at === null ? span.to : new Date(row.back_at);
  return {
    id: row.id,
    vehicleId: row.vehicle_id,
    unit: row.unit,
    kind: row.kind,
    span,
    // A car given back early is free from then on.
    back: new Date(Math.min(back.getTime(), span.to.getTime())),
    period: blockPeriod(row),
    timeZone: row.time_zone,
    note: row.note,
    booking: booking_id && reference && status && renter ? { id: booking_id, reference, status, renter } : null,
    late: row.late,
    endangeredBy: row.endangered_by ?? null,
    version: row.version,
  };
}

export function toVehicle(
  row: DrawnVehicle,
  timeZones: ReadonlyMap<string, string>,
  siteTimeZone: string,
): TimelineVehicle {
  return {
    id: row.id,
    brand: row.brand,
    name: row.name,
    location: row.location,
    category: findCategory(row.category)?.slug ?? null,
    timeZone: timeZones.get(row.location) ?? siteTimeZone,
    units: row.total_units,
    available: row.available,
  };
}

/** Every car with its units and their holds; one that is being put elsewhere stands where it is put. */
export function groupHolds(
  vehicles: readonly TimelineVehicle[],
  holds: readonly TimelineHold[],
  pending: Pending | null,
): TimelineGroup[] {
  const awaits = (hold: TimelineHold) => pending?.after == null || hold.version < pending.after;
  const placed = holds.map((hold) =>
    pending && hold.id === pending.hold.id && awaits(hold) ? placeHold(pending) : hold,
  );
  const byVehicle = Map.groupBy(placed, ({ vehicleId }) => vehicleId);
  return vehicles.map((vehicle) => ({ vehicle, units: unitsOf(vehicle, byVehicle.get(vehicle.id) ?? []) }));
}

function unitsOf({ units }: TimelineVehicle, holds: readonly TimelineHold[]): TimelineUnit[] {
  const open = holds.filter(({ booking }) => booking?.status !== "completed");
  const highest = Math.max(units, ...open.map(({ unit }) => unit));
  return Array.from({ length: highest }, (_, at) => at + 1)
    .map((unit) => ({ unit, retired: unit > units, holds: holds.filter((hold) => hold.unit === unit) }))
    .filter(({ retired, holds: held }) => !retired || held.length > 0);
}

/** The hold as it is where it is put. */
export function placeHold({ hold, unit, period }: Placing): TimelineHold {
  if (period === hold.period) return { ...hold, unit };
  const span = { from: toInstant(period.from, hold.timeZone), to: toInstant(period.to, hold.timeZone) };
  return { ...hold, unit, period, span, back: span.to };
}

/** What one looks for among the cars. */
export interface VehicleFilters {
  location: string;
  category: string;
  q: string;
}

/** The cars that the filters leave; the words are looked for in brand, name and city, and in what holds the car. */
export function filterGroups(groups: readonly TimelineGroup[], { location, category, q }: VehicleFilters) {
  const words = q.toLocaleLowerCase("it").split(/\s+/).filter(Boolean);
  return groups.filter(({ vehicle, units }) => {
    if (location && vehicle.location !== location) return false;
    if (category && vehicle.category !== category) return false;
    if (words.length === 0) return true;
    const held = units.flatMap(({ holds }) =>
      holds.map(({ booking, note }) => `${booking?.reference ?? ""} ${booking?.renter ?? ""} ${note ?? ""}`),
    );
    const text = [vehicle.brand, vehicle.name, vehicle.location, ...held].join(" ").toLocaleLowerCase("it");
    return words.every((word) => text.includes(word));
  });
}
