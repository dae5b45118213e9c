import { eq, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import type { Booking } from "#domain/bookings/booking.ts";
import type { UnitVehicle } from "#domain/bookings/booking-unit.ts";
import { type CategorySlug, toCategorySlug } from "#domain/categories.ts";
import type { Cents } from "#domain/money.ts";
import { agreedPriceOf } from "#domain/prices/price-line.ts";
import { createFinish, type UnitFinish } from "#domain/units/finish.ts";
import type { Queryable, Transaction } from "#server/db/client.ts";
import { bookings, cities, handovers, unitHolds, vehicles } from "#server/db/schema.ts";
import { readShownImages } from "#server/repositories/pictures/image-order.ts";
import { toDelivery } from "./booking-delivery.ts";
import { selectLines, toPriceLines } from "./booking-lines.ts";
import { type SelectedLeg, selectLegs, toBookingUnit } from "./booking-units.ts";

/** Identifies a booking by its id, its reference, the hash of its private link's token, or its idempotency key. */
export type BookingKey = { id: string } | { reference: string } | { tokenHash: string } | { idempotencyKey: string };

const pickupCities = alias(cities, "pickup_cities");
const returnCities = alias(cities, "return_cities");
const vehicleCities = alias(cities, "vehicle_cities");

/**
 * Selects number or plate of the unit that a booking holds or held last. If the car was deleted, selects the value that was then copied into the
 * booking.
 */
const selectBookedUnit = (column: "number" | "plate", storedColumn: AnyPgColumn) => sql`coalesce((
  select held.${sql.identifier(column)} from ${unitHolds} hold
  join units held on held.vehicle_id = hold.vehicle_id and held.number = hold.unit
  where hold.booking_id = ${bookings.id} and hold.ended_leg_id is null
  order by hold.released_at is null desc, hold.created_at desc limit 1
), ${storedColumn})`;

/** The plate of the booking's unit. */
export const bookedPlate = selectBookedUnit("plate", bookings.unitPlate) as SQL<string | null>;

/** Selects the colours of the booking's unit; null if the car was deleted. */
const bookedFinish = sql<UnitFinish | null>`(
  select jsonb_build_object('paint', held.paint, 'leather', held.leather, 'stitching', held.stitching, 'trim', held.trim)
  from ${unitHolds} hold
  join units held on held.vehicle_id = hold.vehicle_id and held.number = hold.unit
  where hold.booking_id = ${bookings.id} and hold.ended_leg_id is null
  order by hold.released_at is null desc, hold.created_at desc limit 1
)`;

/** Selects the vehicle of the booking's unit, with its catalogue data unless it is the booked vehicle; null if that vehicle was deleted. */
const selectUnitVehicle = sql<UnitVehicle | null>`(
  select jsonb_build_object(
    'id', car.id, 'title', car.brand || ' ' || car.name, 'turnaroundHours', car.turnaround_hours,
    'catalogueVehicle', case when car.id is distinct from ${bookings.vehicleId}
      then jsonb_build_object('slug', car.slug, 'name', car.name, 'images', to_jsonb(car.images)) end
  )
  from ${unitHolds} hold join vehicles car on car.id = hold.vehicle_id
  where hold.booking_id = ${bookings.id} and hold.ended_leg_id is null
  order by hold.released_at is null desc, hold.created_at desc limit 1
)`;

/** Selects whether the booking has a handover record of its pickup. */
export const hasPickupRecord = sql<boolean>`exists (
  select from ${handovers} pickup where pickup.booking_id = ${bookings.id} and pickup.kind = 'pickup'
)`;

/** Selects bookings with the current data of their car. */
export const selectBookings = (db: Queryable) =>
  db
    .select({
      booking: bookings,
      vehicle: vehicles,
      citySlug: vehicleCities.slug,
      pickupZone: pickupCities.timeZone,
      pickupCountry: pickupCities.country,
      returnZone: returnCities.timeZone,
      unit: selectBookedUnit("number", bookings.unitNumber) as SQL<number | null>,
      plate: bookedPlate,
      finish: bookedFinish,
      unitVehicle: selectUnitVehicle,
      legs: selectLegs,
      hasPickupRecord,
      lines: selectLines,
    })
    .from(bookings)
    .leftJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .leftJoin(vehicleCities, eq(vehicleCities.name, vehicles.location))
    .innerJoin(pickupCities, eq(pickupCities.name, bookings.pickupCity))
    .innerJoin(returnCities, eq(returnCities.name, bookings.returnCity))
    .$dynamic();

/** Returns the booking with a key; null if there is none. */
export async function findStoredBooking(db: Queryable, key: BookingKey): Promise<Booking | null> {
  const [row] = await selectBookings(db).where(toKeyCondition(key)).limit(1);
  if (!row) return null;
  const booking = toBooking(row);
  const { vehicle, unitVehicle } = booking;
  const lists = [vehicle, unitVehicle].flatMap(({ catalogueVehicle }) =>
    catalogueVehicle ? [catalogueVehicle.images] : [],
  );
  if (lists.length === 0) return booking;
  const toShownImages = await readShownImages(db, lists);
  const withShownImages = <Shown extends { images: readonly string[] }>(shown: Shown | null) =>
    shown && { ...shown, images: toShownImages(shown.images) };
  return {
    ...booking,
    vehicle: { ...vehicle, catalogueVehicle: withShownImages(vehicle.catalogueVehicle) },
    unitVehicle: { ...unitVehicle, catalogueVehicle: withShownImages(unitVehicle.catalogueVehicle) },
  };
}

/**
 * Locks a booking until the transaction ends and returns it; null if there is none. The lock (`for no key update`) does not stop other transactions
 * from inserting rows that refer to the booking, such as events. With a stronger lock, this transaction and one that has locked the car could
 * deadlock.
 */
export async function lockBooking(tx: Transaction, key: BookingKey): Promise<Booking | null> {
  const [locked] = await tx.select({ id: bookings.id }).from(bookings).where(toKeyCondition(key)).for("no key update");
  // Query again after locking: a statement that has waited for a lock returns holds and handover records from before the wait.
  return locked ? findStoredBooking(tx, { id: locked.id }) : null;
}

/** Returns the request fingerprint that is stored with an idempotency key; null if no booking has this key. */
export async function findFingerprint(db: Queryable, idempotencyKey: string): Promise<string | null> {
  const [row] = await db
    .select({ fingerprint: bookings.idempotencyFingerprint })
    .from(bookings)
    .where(eq(bookings.idempotencyKey, idempotencyKey))
    .limit(1);
  return row?.fingerprint ?? null;
}

function toKeyCondition(key: BookingKey) {
  if ("id" in key) return eq(bookings.id, key.id);
  if ("reference" in key) return eq(bookings.reference, key.reference);
  if ("tokenHash" in key) return eq(bookings.manageTokenHash, key.tokenHash);
  return eq(bookings.idempotencyKey, key.idempotencyKey);
}

type SelectedBooking = Awaited<ReturnType<typeof selectBookings>>[number];

/** Converts a selected row to a booking. */
export function toBooking({
  booking: row,
  vehicle,
  citySlug,
  pickupZone,
  pickupCountry,
  returnZone,
  unit,
  plate,
  finish,
  unitVehicle,
  legs,
  hasPickupRecord: pickupRecorded,
  lines: storedLines,
}: SelectedBooking): Booking {
  const delivery = toDelivery(row);
  const lines = toPriceLines(storedLines, delivery);
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    vehicle: {
      id: row.vehicleId,
      title: row.vehicleName,
      catalogueVehicle: vehicle && {
        slug: vehicle.slug,
        name: vehicle.name,
        images: vehicle.images,
        category: toCategorySlug(vehicle.category) as CategorySlug,
        citySlug: citySlug ?? "",
        totalUnits: vehicle.totalUnits,
        turnaroundHours: vehicle.turnaroundHours,
      },
    },
    units: (legs ?? []).map(toBookingUnit),
    unitVehicle: toUnitVehicle(row, vehicle, unitVehicle, legs?.at(-1)),
    unit,
    plate,
    finish: finish && createFinish(finish),
    pickup: {
      city: row.pickupCity,
      timeZone: pickupZone,
      date: row.pickupDate,
      time: row.pickupTime,
      at: row.pickupAt,
    },
    return: {
      city: row.returnCity,
      timeZone: returnZone,
      date: row.returnDate,
      time: row.returnTime,
      at: row.returnAt,
    },
    pickupCountry,
    days: row.days,
    graceMinutes: row.graceMinutes,
    dailyRate: row.dailyRateCents,
    oneWay: row.oneWayCents,
    includedKilometres: row.includedKilometres ?? row.terms.includedKilometresPerDay * row.days,
    delivery,
    lines,
    total: row.totalCents,
    agreed: agreedPriceOf(lines),
    currency: row.currency,
    terms: row.terms,
    cancellation: row.cancellationTerms ?? undefined,
    cancellationFee: toShownFee(row),
    renter: { name: row.name, email: row.email, phone: row.phone },
    driver: { birthDate: row.driverBirthDate, licenceDate: row.licenceDate },
    note: row.note,
    language: row.language,
    holdExpiresAt: row.holdExpiresAt,
    linkOpenedAt: row.linkOpenedAt,
    collectedAt: row.collectedAt,
    returnedAt: row.returnedAt,
    hasPickupRecord: pickupRecorded,
    expectedReturnAt: row.expectedReturnAt,
    linkVersion: row.linkVersion,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
  };
}

/** Returns what the end of a booking costs; a fee from before it was reopened counts no longer. */
const toShownFee = ({ status, cancellationFeeCents }: SelectedBooking["booking"]): Cents | undefined =>
  status === "cancelled" || status === "no_show" ? cancellationFeeCents || undefined : undefined;

/** Returns the vehicle of a booking's unit. The booked vehicle has the name that it had when it was booked. */
function toUnitVehicle(
  { vehicleId, vehicleName }: SelectedBooking["booking"],
  booked: SelectedBooking["vehicle"],
  held: UnitVehicle | null,
  leg: SelectedLeg | undefined,
): UnitVehicle {
  if (held && held.id !== vehicleId) return { ...held, title: leg?.title ?? held.title };
  if (!held && leg && leg.position > 1)
    return { id: null, title: leg.title, turnaroundHours: 0, catalogueVehicle: null };
  return { id: vehicleId, title: vehicleName, turnaroundHours: booked?.turnaroundHours ?? 0, catalogueVehicle: booked };
}
