import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import { isOpenStatus } from "#domain/bookings/booking-statuses.ts";
import type { RenterCorrections } from "#domain/forms/bookings/booking-change.ts";
import { validateDriver } from "#domain/prices/terms.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { insertStaffOnlyEvent } from "#server/repositories/bookings/booking-events.ts";
import { updateStoredBooking } from "#server/repositories/bookings/write-bookings.ts";
import { updatePromotionRenter } from "#server/repositories/rates/promotion-codes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { manageTokenHash } from "#server/services/bookings/shared/manage-token.ts";
import { invalidRequestError } from "#server/services/bookings/shared/price-request.ts";
import { toPromotionRenter } from "#server/services/bookings/shared/typed-promotion.ts";
import { assertReachable } from "#server/services/customers/shared/active-customer.ts";

export interface RenterCorrection {
  staff: Staff;
  /** The booking before the correction. The corrected driver must meet the requirements of its vehicle. */
  booking: Booking;
  corrections: RenterCorrections;
  /** Whether the same call also changes the rental; the driver is then checked there. */
  hasRentalChange: boolean;
}

/** The Italian names of the corrected fields, for the booking's history. */
const RENTER_FIELD_NAMES: Record<keyof RenterCorrections, string> = {
  name: "nome",
  email: "e-mail",
  phone: "telefono",
  driverBirthDate: "data di nascita",
  licenceDate: "data della patente",
  note: "nota del cliente",
  language: "lingua",
};

/**
 * Corrects the renter's data. Runs in the caller's transaction, which has locked the booking. If the e-mail address changes, the booking gets a new
 * private link, because the mail with the old link may have reached somebody else; if the booking is open, the new link and a summary are mailed to
 * the new e-mail address. The use of a promotion code then counts for the corrected e-mail and phone. Returns false if nothing differs. Throws
 * "invalid" for a driver who may not drive the vehicle.
 */
export async function correctRenter(ctx: AppContext, tx: Transaction, correction: RenterCorrection): Promise<boolean> {
  const { staff, booking, corrections, hasRentalChange } = correction;
  const changed = changedRenterFields(booking, corrections);
  if (changed.length === 0) return false;
  const renter = { ...booking.renter, ...definedContacts(corrections) };
  assertReachable(renter);
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
      language: corrections.language,
      ...(changed.includes("email") && renewedLinkColumns(ctx, booking)),
    },
    now,
  );
  if (changed.includes("email") || changed.includes("phone"))
    await updatePromotionRenter(tx, booking.id, toPromotionRenter(renter));
  const note = `Dati corretti: ${changed.map((field) => RENTER_FIELD_NAMES[field]).join(", ")}`;
  await insertStaffOnlyEvent(tx, { bookingId: booking.id, kind: "change", status, actor: staff.userId, note }, now);
  if (changed.includes("email") && isOpenStatus(status)) {
    await ctx.jobs.enqueue(tx, "booking-mail", { booking: booking.id, kind: "changed" });
  }
  return true;
}

/** Returns the fields in which corrections differ from the booking. */
export const changedRenterFields = (booking: Booking, corrections: RenterCorrections): (keyof RenterCorrections)[] =>
  (Object.keys(RENTER_FIELD_NAMES) as (keyof RenterCorrections)[]).filter(
    (field) => corrections[field] !== undefined && (corrections[field] || null) !== currentRenter(booking)[field],
  );

function renewedLinkColumns({ env }: AppContext, { id, linkVersion: before }: Booking) {
  const linkVersion = before + 1;
  return { linkVersion, manageTokenHash: manageTokenHash(env.secret, { id, linkVersion }) };
}

/** Returns null for an empty text, which clears the field. Undefined leaves the field unchanged. */
const blankToNull = (text: string | undefined) => (text === undefined ? undefined : text || null);

const definedContacts = ({ email, phone }: RenterCorrections) => ({
  ...(email !== undefined && { email }),
  ...(phone !== undefined && { phone }),
});

function currentRenter({ renter, driver, note, language }: Booking): Record<keyof RenterCorrections, string | null> {
  return { ...renter, driverBirthDate: driver.birthDate, licenceDate: driver.licenceDate, note, language };
}

function assertDriverAllowed({ driver, pickup, terms }: Booking, corrections: RenterCorrections): void {
  const corrected = {
    birthDate: corrections.driverBirthDate ?? driver.birthDate,
    licenceDate: corrections.licenceDate ?? driver.licenceDate,
  };
  const problems = validateDriver(corrected, pickup.date, terms);
  if (problems.length > 0) throw invalidRequestError(problems.map(({ field, message }) => ({ path: field, message })));
}
