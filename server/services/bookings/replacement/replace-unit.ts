import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import { lastUnitOf } from "#domain/bookings/booking-unit.ts";
import { replacementNote } from "#domain/bookings/replacement-words.ts";
import { type Destination, destinationName } from "#domain/delivery/destination.ts";
import type { Transfer } from "#domain/delivery/transfer.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "#domain/durations.ts";
import { type ReplacementForm, replacementSchema } from "#domain/forms/bookings/replacement.ts";
import { listTotalOf } from "#domain/prices/agreed-price.ts";
import { bookedProtectionOf } from "#domain/prices/option-lines.ts";
import { withAgreement } from "#domain/prices/price-line.ts";
import { protectedTerms } from "#domain/prices/protections.ts";
import { type CatalogueVehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { toAgreedColumns } from "#server/repositories/bookings/agreed-prices.ts";
import { listBookingDrivers } from "#server/repositories/bookings/booking-drivers.ts";
import { insertStaffOnlyEvent } from "#server/repositories/bookings/booking-events.ts";
import { storeUndo } from "#server/repositories/bookings/booking-undos.ts";
import { endLeg, startLeg } from "#server/repositories/bookings/booking-units.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { readReplacedColumns } from "#server/repositories/bookings/replaced-columns.ts";
import { updateStoredBooking } from "#server/repositories/bookings/write-bookings.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { moveEndTasks } from "#server/repositories/day-sheet/day-task-rows.ts";
import { insertBookingHold, lockVehicle } from "#server/repositories/unit-holds/booking-holds.ts";
import { endReturnedHolds, readHoldsToRestore } from "#server/repositories/unit-holds/ended-holds.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { toAuditedBooking } from "#server/services/bookings/internal/audited-booking.ts";
import { type BookingDetail, bookingDetailOf } from "#server/services/bookings/record/read-booking-detail.ts";
import { noFreeUnitError } from "#server/services/bookings/shared/allocate-unit.ts";
import { bookedDestinations } from "#server/services/bookings/shared/booked-destinations.ts";
import { parseBookingKey } from "#server/services/bookings/shared/booking-key.ts";
import { lockBookingForStaff } from "#server/services/bookings/shared/lock-booking-for-staff.ts";
import { invalidRequestError } from "#server/services/bookings/shared/price-request.ts";
import { resolveAgreedPrice } from "#server/services/bookings/shared/resolve-agreed-price.ts";
import { createOnce } from "#server/services/internal/idempotent-create.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { type Audit, staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { assertUnitExists, lockVehicleForHolds } from "#server/services/unit-holds/shared/lock-vehicle-for-holds.ts";
import { mapHoldConflict } from "#server/services/unit-holds/shared/map-hold-conflict.ts";
import { assertUnitNotBlocked } from "#server/services/units/shared/blocked-unit.ts";
import { NO_SUCH_CAR, NOT_IN_PROGRESS_MESSAGE } from "#server/services/words/booking-words.ts";
import { driveBetween, driverProblems, replacementSpan, resolvePlace } from "./internal/plan-replacement.ts";
import { type RecordContext, recordPickup, recordReturn } from "./internal/replacement-records.ts";
import { storeMaintenance } from "./internal/store-maintenance.ts";

export interface ReplacementInput {
  staff: Staff;
  /** The booking's id or reference. */
  id: string;
  body: unknown;
  idempotencyKey?: string | undefined;
}

/**
 * Replaces the unit that the renter has by another one (product.md#replacement-car): records the return of the first and the pickup of the second, and
 * holds the second until the expected return. Idempotent by key. Throws "invalid" for wrong fields, for a car that a driver may not drive and for a
 * reading that staff must confirm, "not-found", and "conflict" for a booking that is not in progress, for a unit that is not free or blocked, for a
 * first unit whose pickup is not recorded, for a stale `version`, and for a booking of a closed month.
 */
export async function replaceUnit(
  ctx: AppContext,
  { staff, id, body, idempotencyKey }: ReplacementInput,
): Promise<BookingDetail> {
  requireAbility(staff, "bookings.manage");
  const form = parseInput(replacementSchema, body);
  if (form.agreed) requireAbility(staff, "bookings.discount");
  const key = parseBookingKey(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const booking = await lockBookingForStaff(ctx, tx, { staff, key });
    const request = { endpoint: "POST /api/bookings/:id/replacement", bookingId: booking.id, form };
    await createOnce(ctx, tx, { staff, idempotencyKey, request }, () =>
      replace(ctx, tx, { staff, booking, form, audit }),
    );
    return bookingDetailOf(ctx, tx, (await findStoredBooking(tx, { id: booking.id })) ?? booking);
  });
}

interface LockedReplacement {
  staff: Staff;
  booking: Booking;
  form: ReplacementForm;
  audit: Audit;
}

/** Writes the replacement and returns the id of the second unit's leg. */
async function replace(
  ctx: AppContext,
  tx: Transaction,
  { staff, booking, form, audit }: LockedReplacement,
): Promise<string> {
  await rejectStaleVersion(tx, "bookings", booking, form.version, ctx);
  const leg = lastUnitOf(booking.units);
  const { unitVehicle: first, unit: firstUnit } = booking;
  if (statusAt(booking, ctx.clock()) !== "active" || !leg || first.id === null || firstUnit === null)
    throw new ServiceError("conflict", NOT_IN_PROGRESS_MESSAGE);
  const second = await findVehicleBySlug(tx, form.vehicle);
  if (!second) throw invalidRequestError([{ path: "vehicle", message: NO_SUCH_CAR }]);
  await lockBothVehicles(ctx, tx, { first: first.id, second, unit: form.unit });
  // Read the clock only after waiting for the locks: both units change hands at that instant.
  const now = ctx.clock();
  await assertReplaceable(ctx, tx, { booking, second, unit: form.unit, now });
  const cities = await listActiveCities(tx);
  const place = resolvePlace(booking, form.place, cities);
  const firstDrive = driveBetween(ctx, booking.delivery.base, place, cities);
  const secondBack = driveBetween(ctx, second.location, bookedDestinations(booking, cities).return, cities);
  const holds = await readHoldsToRestore(tx, booking.id);
  const columns = await readReplacedColumns(tx, booking);
  const undoableUntil = new Date(now.getTime() + ctx.env.staffUndoSeconds * SECOND_MS);
  const returnRecord = await recordReturn(ctx, tx, { staff, booking, leg, form, now });
  const homeAt = new Date(now.getTime() + firstDrive.minutes * MINUTE_MS);
  const readyAt = form.maintenance ? homeAt : new Date(homeAt.getTime() + first.turnaroundHours * HOUR_MS);
  await endReturnedHolds(tx, { bookingId: booking.id, readyAt, releasesAt: undoableUntil, endedLegId: leg.id, now });
  await endLeg(tx, booking.id, now, toLegEnd(booking, form, { place, drive: firstDrive }));
  const blockId = form.maintenance
    ? await storeMaintenance(
        ctx,
        tx,
        { vehicleId: first.id, unit: firstUnit, legId: leg.id, homeAt, now },
        form.maintenance,
        audit,
      )
    : null;
  const vehicle = { vehicleId: second.id, vehicleName: vehicleTitle(second), unit: form.unit };
  const legId = await startLeg(tx, { bookingId: booking.id, ...vehicle, startedAt: now });
  await writeBooking(ctx, tx, { staff, booking, form, second, back: secondBack, now });
  await holdSecondUnit(tx, { booking, second, unit: form.unit, back: secondBack, now });
  await recordPickup(ctx, tx, { staff, booking, second, legId, form, now });
  await moveEndTasks(tx, booking.id, { from: leg.position, to: leg.position + 1, now });
  const after = (await findStoredBooking(tx, { id: booking.id })) ?? booking;
  const note = replacementNote(
    leg,
    { title: vehicle.vehicleName, unit: form.unit, plate: after.plate },
    {
      reason: form.reason,
      note: form.note,
      place: destinationName(place),
    },
  );
  const event = {
    bookingId: booking.id,
    kind: "replaced" as const,
    status: "active" as const,
    actor: staff.userId,
    note,
  };
  const eventId = await insertStaffOnlyEvent(tx, event, now);
  await storeUndo(tx, {
    bookingId: booking.id,
    eventId,
    expiresAt: undoableUntil,
    before: {
      ...toStateBefore(booking),
      holds,
      replacement: { endedLegId: leg.id, legId, blockId, returnRecord, version: after.version, booking: columns },
    },
  });
  const images = { before: toAuditedReplacement(booking), after: toAuditedReplacement(after, form) };
  await audit({ action: "replace-unit", entity: "bookings", entityId: booking.id, ...images });
  const mail = { booking: booking.id, kind: "replaced" as const, event: eventId, leg: leg.position + 1 };
  await ctx.jobs.enqueue(tx, "booking-mail", mail, undoableUntil);
  return legId;
}

/** Locks both cars, always in the same order, releases their expired holds and checks that the second one has the unit. */
async function lockBothVehicles(
  ctx: AppContext,
  tx: Transaction,
  { first, second, unit }: { first: string; second: CatalogueVehicle; unit: number },
): Promise<void> {
  for (const vehicleId of [...new Set([first, second.id])].toSorted()) {
    const locked = await lockVehicleForHolds(ctx, tx, vehicleId);
    if (vehicleId === second.id) assertUnitExists(unit, locked);
  }
  if (!(await lockVehicle(tx, second.id))?.available) throw noFreeUnitError();
}

/** Throws if the renter has this unit already, if an expiry blocks it, or if a driver may not drive its car. */
async function assertReplaceable(
  ctx: AppContext,
  tx: Transaction,
  { booking, second, unit, now }: { booking: Booking; second: CatalogueVehicle; unit: number; now: Date },
): Promise<void> {
  if (second.id === booking.unitVehicle.id && unit === booking.unit) {
    const message = "È l'auto che il cliente ha già: scegli un'altra unità.";
    throw new ServiceError("conflict", message, [{ path: "unit", message }]);
  }
  await assertUnitNotBlocked(ctx, tx, { vehicleId: second.id, unit });
  const problems = driverProblems(booking, await listBookingDrivers(tx, booking.id), second, now);
  if (problems.length === 0) return;
  throw invalidRequestError(
    problems.map(({ name, message }) => ({ path: "vehicle", message: `${name} non può guidarla. ${message}` })),
  );
}

const toLegEnd = (
  { delivery }: Booking,
  { reason, note }: ReplacementForm,
  { place, drive }: { place: Destination; drive: Transfer },
) => ({
  endReason: reason,
  endNote: note,
  endCity: place.city.name,
  endPlace: place.place?.slug ?? null,
  baseCity: delivery.base,
  backKilometres: drive.kilometres,
  backMinutes: drive.minutes,
});

/** Writes base and drive home of the second car, and price and terms if staff chose others. */
async function writeBooking(
  ctx: AppContext,
  tx: Transaction,
  { staff, booking, form, second, back, now }: RecordContext & { second: CatalogueVehicle; back: Transfer },
): Promise<void> {
  const listTotal = listTotalOf(booking);
  const agreed =
    form.agreed && resolveAgreedPrice(ctx, { staff, fields: form.agreed, listTotal, path: "agreed.value" });
  const price = form.agreed && {
    ...toAgreedColumns(agreed ?? null, { reason: form.agreed.reason, by: staff.userId, at: now }),
    lines: withAgreement(booking.lines, agreed ?? null),
  };
  const changes = {
    baseCity: second.location,
    transferBackKilometres: back.kilometres,
    transferBackMinutes: back.minutes,
    ...price,
    ...(form.terms === "new" && {
      terms: protectedTerms(second.terms, bookedProtectionOf(booking.lines), second.category),
    }),
  };
  await updateStoredBooking(tx, booking.id, changes, now);
}

/** Holds the second unit until it is expected back, home and ready. Throws "conflict" with the hold that is in the way. */
async function holdSecondUnit(
  tx: Transaction,
  {
    booking,
    second,
    unit,
    back,
    now,
  }: { booking: Booking; second: CatalogueVehicle; unit: number; back: Transfer; now: Date },
): Promise<void> {
  const span = replacementSpan(booking, { turnaroundHours: second.turnaroundHours, back }, now);
  const place = { vehicleId: second.id, unit, span, now };
  await mapHoldConflict(tx, place, (savepoint) =>
    insertBookingHold(savepoint, { ...place, bookingId: booking.id, outSince: now }),
  );
}

const toStateBefore = ({ status, collectedAt, returnedAt, expectedReturnAt }: Booking) => ({
  status,
  after: status,
  collectedAt: collectedAt?.toISOString() ?? null,
  returnedAt: returnedAt?.toISOString() ?? null,
  expectedReturnAt: expectedReturnAt?.toISOString() ?? null,
});

const toAuditedReplacement = (booking: Booking, form?: ReplacementForm) => ({
  ...toAuditedBooking(booking),
  unitVehicleName: booking.unitVehicle.title,
  unitNumber: booking.unit,
  unitPlate: booking.plate,
  endReason: form?.reason ?? null,
  endNote: form?.note ?? null,
  agreedReason: form?.agreed?.reason ?? null,
});
