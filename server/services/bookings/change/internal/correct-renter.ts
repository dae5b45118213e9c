import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import { isOpenStatus } from "#domain/bookings/booking-statuses.ts";
import type { RenterCorrections } from "#domain/forms/bookings/booking-change.ts";
import { validateDriver } from "#domain/prices/terms.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { insertStaffEvent } from "#server/repositories/bookings/booking-events.ts";
import { updateStoredBooking } from "#server/repositories/bookings/write-bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { manageTokenHash } from "#server/services/bookings/shared/manage-token.ts";
import { invalidRequestError } from "#server/services/bookings/shared/price-request.ts";
import { assertReachable } from "#server/services/customers/shared/active-customer.ts";

export interface RenterCorrection {
  staff: Staff;
  /** Before the correction: the driver must meet the booked vehicle's requirements. */
  booking: Booking;
  corrections: RenterCorrections;
  /** Whether the rental changes in the same call, which checks the driver again. */
  hasRentalChange: boolean;
}

/** Names of the corrected fields in the history. */
const RENTER_FIELD_NAMES: Record<keyof RenterCorrections, string> = {
  name: "nome",
  email: "e-mail",
  phone: "telefono",
  driverBirthDate: "data di nascita",
  licenceDate: "data della patente",
  note: "nota del cliente",
};

/**
 * In a transaction, on a locked booking: corrects the renter's data. A new e-mail address gets a new private link, because somebody else may read the
 * old one; an open booking's link and summary are mailed to it. Returns false when nothing differs. Throws "invalid" for a driver who may not have
 * the vehicle.
 */
export async function correctRenter(ctx: AppContext, tx: Transaction, correction: RenterCorrection): Promise<boolean> {
  const { staff, booking, corrections, hasRentalChange } = correction;
  const changed = (Object.keys(RENTER_FIELD_NAMES) as (keyof RenterCorrections)[]).filter(
    (field) => corrections[field] !== undefined && (corrections[field] || null) !== currentRenter(booking)[field],
  );
  if (changed.length === 0) return false;
  assertReachable({ ...booking.renter, ...definedContacts(corrections) });
  const driverChanged = changed.includes("driverBirthDate") || changed.includes("licenceDate");
  if (driverChanged && !hasRentalChange) assertDriverAllowed(booking, corrections);
  const now = ctx.clock();
  const status = statusAt(booking, now);
  await updateStoredBooking(
    tx,
    booking.id,
    {
      name: corrections.name,
      email: blankToNull(corrections.email),
      phone: blankToNull(corrections.phone),
      driverBirthDate: corrections.driverBirthDate,
      licenceDate: corrections.licenceDate,
      note: blankToNull(corrections.note),
      ...(changed.includes("email") && renewedLinkColumns(ctx, booking)),
    },
    now,
  );
  const note = `Dati corretti: ${changed.map((field) => RENTER_FIELD_NAMES[field]).join(", ")}`;
  await insertStaffEvent(tx, { bookingId: booking.id, kind: "change", status, actor: staff.userId, note }, now);
  if (changed.includes("email") && isOpenStatus(status)) {
    await ctx.jobs.enqueue(tx, "booking-mail", { booking: booking.id, kind: "changed" });
  }
  return true;
}

function renewedLinkColumns({ env }: AppContext, { id, linkVersion: before }: Booking) {
  const linkVersion = before + 1;
  return { linkVersion, manageTokenHash: manageTokenHash(env.secret, { id, linkVersion }) };
}

/** Null for a text that was cleared; undefined leaves the field unchanged. */
const blankToNull = (text: string | undefined) => (text === undefined ? undefined : text || null);

const definedContacts = ({ email, phone }: RenterCorrections) => ({
  ...(email !== undefined && { email }),
  ...(phone !== undefined && { phone }),
});

function currentRenter({ renter, driver, note }: Booking): Record<keyof RenterCorrections, string | null> {
  return { ...renter, driverBirthDate: driver.birthDate, licenceDate: driver.licenceDate, note };
}

function assertDriverAllowed({ driver, pickup, terms }: Booking, corrections: RenterCorrections): void {
  const corrected = {
    birthDate: corrections.driverBirthDate ?? driver.birthDate,
    licenceDate: corrections.licenceDate ?? driver.licenceDate,
  };
  const problems = validateDriver(corrected, pickup.date, terms);
  if (problems.length > 0) throw invalidRequestError(problems.map(({ field, message }) => ({ path: field, message })));
}
