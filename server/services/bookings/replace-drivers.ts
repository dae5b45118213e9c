import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import { isOpenStatus, statusLabel } from "#domain/bookings/booking-statuses.ts";
import { bookingDriversSchema, type DriverFields } from "#domain/forms/bookings/driver.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import type { AppContext } from "#server/context.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { listBookingDrivers, replaceStoredDrivers } from "#server/repositories/bookings/booking-drivers.ts";
import { updateStoredBooking } from "#server/repositories/bookings/write-bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { otherDriverProblems } from "#server/services/bookings/internal/other-driver-problems.ts";
import { requireDriverDecisions } from "#server/services/bookings/internal/require-driver-decisions.ts";
import { type BookingDetail, bookingDetailOf } from "#server/services/bookings/record/read-booking-detail.ts";
import { parseBookingKey } from "#server/services/bookings/shared/booking-key.ts";
import { lockBookingForStaff } from "#server/services/bookings/shared/lock-booking-for-staff.ts";
import { invalidRequestError } from "#server/services/bookings/shared/price-request.ts";
import { toAuditedCustomer } from "#server/services/customers/shared/active-customer.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseInput } from "#server/services/parse-input.ts";

/**
 * Replaces the additional drivers (product.md#second-drivers); each must meet the vehicle's requirements. Throws "invalid" with a message per wrong
 * field, "not-found", and "conflict" for a booking that has ended, for a stale `version`, and with the code `banned` for a driver who is a banned
 * customer without an admin's decision (product.md#rental-ban).
 */
export async function replaceDrivers(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<BookingDetail> {
  requireAbility(staff, "bookings.manage");
  const { drivers, version, ban_reason: banReason } = parseInput(bookingDriversSchema, body);
  const key = parseBookingKey(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const booking = await lockBookingForStaff(ctx, tx, { staff, key });
    await rejectStaleVersion(tx, "bookings", booking, version, ctx);
    assertDriversChangeable(booking, ctx.clock());
    const problems = drivers.flatMap((driver, index) => driverFieldProblemsAt(driver, index, booking));
    if (problems.length > 0) throw invalidRequestError(problems);
    await requireDriverDecisions(ctx, tx, audit, { staff, booking, drivers, banReason });
    const before = await listBookingDrivers(tx, booking.id);
    await replaceStoredDrivers(
      tx,
      booking.id,
      drivers.map((driver) => toCamelCase(driver)),
    );
    await updateStoredBooking(tx, booking.id, {}, ctx.clock());
    const after = await listBookingDrivers(tx, booking.id);
    const toAuditedDrivers = (rows: typeof after) => ({
      reference: booking.reference,
      drivers: rows.map(toAuditedCustomer),
    });
    await audit({
      action: "drivers",
      entity: "bookings",
      entityId: booking.id,
      before: toAuditedDrivers(before),
      after: toAuditedDrivers(after),
    });
    return bookingDetailOf(ctx, tx, { ...booking, version: booking.version + 1 });
  });
}

function assertDriversChangeable(booking: Booking, now: Date): void {
  const status = statusAt(booking, now);
  if (isOpenStatus(status)) return;
  throw new ServiceError("conflict", `Una prenotazione «${statusLabel(status)}» non può avere altri conducenti.`);
}

function driverFieldProblemsAt(
  driver: DriverFields,
  index: number,
  { pickup, return: back, terms }: Booking,
): FieldProblem[] {
  const { birth_date: birthDate, licence_issued_on: licenceIssuedOn, licence_expires_on: expires } = driver;
  const driverFacts = { birthDate, licenceIssuedOn, licenceExpiresOn: expires ?? null };
  const rental = { pickupDate: pickup.date, returnDate: back.date, terms };
  return otherDriverProblems(driverFacts, rental).map(({ field, message }) => ({
    path: `drivers.${index}.${field}`,
    message,
  }));
}
