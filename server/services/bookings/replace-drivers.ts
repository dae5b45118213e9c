import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import { isOpenStatus, statusLabel } from "#domain/bookings/booking-statuses.ts";
import { chargedFurtherDrivers, chargeFurtherDrivers, countFurtherDrivers } from "#domain/extras/further-driver.ts";
import { bookingDriversSchema, type DriverFields } from "#domain/forms/bookings/driver.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import { type Cents, formatEuro } from "#domain/money.ts";
import { carryOverAgreement, listTotalOf, totalAfterAgreement } from "#domain/prices/agreed-price.ts";
import { limitQuotedDiscounts, type PriceLine, sumLines, withAgreement } from "#domain/prices/price-line.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { listBookingDrivers, replaceStoredDrivers } from "#server/repositories/bookings/booking-drivers.ts";
import { insertStaffOnlyEvent } from "#server/repositories/bookings/booking-events.ts";
import { toPriceColumns } from "#server/repositories/bookings/booking-lines.ts";
import { updateStoredBooking } from "#server/repositories/bookings/write-bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { readFurtherDriver } from "#server/services/bookings/internal/further-driver-price.ts";
import { otherDriverProblems } from "#server/services/bookings/internal/other-driver-problems.ts";
import { requireDriverDecisions } from "#server/services/bookings/internal/require-driver-decisions.ts";
import { reloadBooking } from "#server/services/bookings/internal/store-booking.ts";
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
 * Replaces the additional drivers (product.md#second-drivers); each must meet the vehicle's requirements. If that changes the total, the renter gets a
 * new summary. Throws "invalid" with a message per wrong field, "not-found", and "conflict" for a booking that has ended, for a stale `version`, at
 * `other_total` if the total changes and staff have not confirmed it, and with the code `banned` for a driver who is a banned customer without an
 * admin's decision (product.md#rental-ban).
 */
export async function replaceDrivers(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<BookingDetail> {
  requireAbility(staff, "bookings.manage");
  const { drivers, version, ban_reason: banReason, other_total: isConfirmed } = parseInput(bookingDriversSchema, body);
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
    const charged = await chargeDrivers(tx, booking, { before: before.length, after: drivers.length });
    if (charged.total !== booking.total && !isConfirmed) throw otherTotalError(booking.total, charged.total);
    await updateStoredBooking(
      tx,
      booking.id,
      charged.total === booking.total ? {} : { lines: charged.lines },
      ctx.clock(),
    );
    if (charged.total !== booking.total) await tellOtherTotal(ctx, tx, { staff, booking, ...charged });
    const after = await listBookingDrivers(tx, booking.id);
    const toAudited = (rows: typeof after, lines: readonly PriceLine[]) => ({
      reference: booking.reference,
      drivers: rows.map(toAuditedCustomer),
      ...toPriceColumns(lines),
    });
    await audit({
      action: "drivers",
      entity: "bookings",
      entityId: booking.id,
      before: toAudited(before, booking.lines),
      after: toAudited(after, charged.lines),
    });
    return bookingDetailOf(ctx, tx, await reloadBooking(tx, booking.id));
  });
}

/** The bill after a change of the further drivers. `agreement` says how it affects the agreed price; null if no price was agreed. */
interface ChargedDrivers {
  lines: readonly PriceLine[];
  total: Cents;
  agreement: string | null;
}

/** Returns the bill of a booking with as many further drivers as it names after the change, at the price of their extra. */
async function chargeDrivers(
  tx: Transaction,
  booking: Booking,
  named: { before: number; after: number },
): Promise<ChargedDrivers> {
  const { id, catalogueVehicle } = booking.vehicle;
  const vehicle = id !== null && catalogueVehicle ? { id, category: catalogueVehicle.category } : null;
  const extra = await readFurtherDriver(tx, { vehicle, pickupCity: booking.pickup.city });
  const count = countFurtherDrivers(chargedFurtherDrivers(booking.lines), named);
  const lines = limitQuotedDiscounts(chargeFurtherDrivers(booking.lines, { count, days: booking.days, extra }));
  const listTotal = listTotalOf({ total: sumLines(lines), agreed: booking.agreed });
  const { agreed, sentence } = carryOverAgreement(booking.agreed, listTotalOf(booking), listTotal);
  return { lines: withAgreement(lines, agreed), total: totalAfterAgreement(listTotal, agreed), agreement: sentence };
}

function otherTotalError(before: Cents, after: Cents): ServiceError {
  const message = `Con questi conducenti il totale passa da ${formatEuro(before)} a ${formatEuro(after)}.`;
  return new ServiceError("conflict", message, [{ path: "other_total", message }]);
}

/** Notes the new total in the history and mails the renter the new summary. */
async function tellOtherTotal(
  ctx: AppContext,
  tx: Transaction,
  { staff, booking, total, agreement }: { staff: Staff; booking: Booking } & ChargedDrivers,
): Promise<void> {
  const now = ctx.clock();
  const note = [
    `Conducenti aggiuntivi: ${formatEuro(booking.total)} → ${formatEuro(total)}`,
    ...(agreement ? [agreement] : []),
  ].join("\n");
  const event = { bookingId: booking.id, kind: "change", status: statusAt(booking, now), actor: staff.userId } as const;
  await insertStaffOnlyEvent(tx, { ...event, note }, now);
  const mail = { booking: booking.id, kind: "changed", previousTotal: booking.total } as const;
  await ctx.jobs.enqueue(tx, "booking-mail", mail);
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
