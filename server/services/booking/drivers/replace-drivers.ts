import { type Booking, statusAt } from "#domain/booking/booking.ts";
import { isOpen, statusLabel } from "#domain/booking/states.ts";
import { camelCased } from "#domain/casing.ts";
import { bookingDriversSchema, type DriverFields } from "#domain/forms/bookings/driver.ts";
import type { AppContext } from "#server/context.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { listBookingDrivers, replaceStoredDrivers } from "#server/repositories/bookings/booking-drivers.ts";
import { lockBooking } from "#server/repositories/bookings/find-bookings.ts";
import { updateStoredBooking } from "#server/repositories/bookings/write-bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { otherDriverProblems } from "#server/services/booking/internal/other-driver-problems.ts";
import { type BookingDetail, bookingDetailOf } from "#server/services/booking/record/read-booking-detail.ts";
import { bookingKeyOf } from "#server/services/booking/shared/booking-key.ts";
import { invalidRequest } from "#server/services/booking/shared/check-request.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { auditedPerson } from "#server/services/customers/shared/standing-customer.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { noSuchBooking } from "#server/services/words/booking-words.ts";

/**
 * Says who drives besides the renter, in place of those named before (product.md#second-drivers): each must be allowed to have the car. Refuses "invalid"
 * with a message for each wrong field, "not-found", and "conflict" for a booking that is over or has changed since `version`.
 */
export async function replaceDrivers(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<BookingDetail> {
  requireAbility(staff, "bookings.manage");
  const { drivers, version } = checkedInput(bookingDriversSchema, body);
  const key = bookingKeyOf(id);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const booking = await lockBooking(tx, key);
    if (!booking) throw noSuchBooking();
    await rejectStaleVersion(tx, "bookings", booking, version, ctx);
    refuseEnded(booking, ctx.clock());
    const problems = drivers.flatMap((driver, index) => problemsOf(driver, index, booking));
    if (problems.length > 0) throw invalidRequest(problems);
    const before = await listBookingDrivers(tx, booking.id);
    await replaceStoredDrivers(
      tx,
      booking.id,
      drivers.map((driver) => camelCased(driver)),
    );
    await updateStoredBooking(tx, booking.id, {}, ctx.clock());
    const after = await listBookingDrivers(tx, booking.id);
    const audited = (rows: typeof after) => ({ reference: booking.reference, drivers: rows.map(auditedPerson) });
    await audit({
      action: "drivers",
      entity: "bookings",
      entityId: booking.id,
      before: audited(before),
      after: audited(after),
    });
    return bookingDetailOf(ctx, tx, { ...booking, version: booking.version + 1 });
  });
}

function refuseEnded(booking: Booking, now: Date): void {
  const status = statusAt(booking, now);
  if (isOpen(status)) return;
  throw new ServiceError("conflict", `Una prenotazione «${statusLabel(status)}» non può avere altri conducenti.`);
}

function problemsOf(driver: DriverFields, index: number, { pickup, return: back, terms }: Booking): FieldProblem[] {
  const { birth_date: birthDate, licence_issued_on: licenceIssuedOn, licence_expires_on: expires } = driver;
  const asked = { birthDate, licenceIssuedOn, licenceExpiresOn: expires ?? null };
  const rental = { pickupDate: pickup.date, returnDate: back.date, terms };
  return otherDriverProblems(asked, rental).map(({ field, message }) => ({
    path: `drivers.${index}.${field}`,
    message,
  }));
}
