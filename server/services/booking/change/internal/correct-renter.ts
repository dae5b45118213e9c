import { type Booking, statusAt } from "#domain/booking/booking.ts";
import { isOpen } from "#domain/booking/states.ts";
import type { RenterCorrections } from "#domain/forms/bookings/booking-change.ts";
import { driverProblems } from "#domain/prices/terms.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { insertStaffEvent } from "#server/repositories/bookings/booking-events.ts";
import { updateStoredBooking } from "#server/repositories/bookings/write-bookings.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { invalidRequest } from "#server/services/booking/shared/check-request.ts";
import { manageTokenHash } from "#server/services/booking/shared/manage-token.ts";
import { refuseUnreachable } from "#server/services/customers/shared/standing-customer.ts";

export interface Correction {
  staff: Staff;
  /** As it was before: its driver must fit the car that is booked. */
  booking: Booking;
  corrections: RenterCorrections;
  /** The rental changes in the same call, which asks anew whether the driver may have the car. */
  rentalFollows: boolean;
}

/** What a correction touched, as the history names it. */
const FIELD_NAMES: Record<keyof RenterCorrections, string> = {
  name: "nome",
  email: "e-mail",
  phone: "telefono",
  driverBirthDate: "data di nascita",
  licenceDate: "data della patente",
  note: "nota del cliente",
};

/**
 * Within a transaction, on a locked booking: corrects who the renter is. Another e-mail address makes another private
 * link, since whoever reads the old one is somebody else; of an open booking it is mailed there with the summary. Answers false when nothing differs. Refuses "invalid" for a driver who may
 * not have the car.
 */
export async function correctRenter(ctx: AppContext, tx: Transaction, correction: Correction): Promise<boolean> {
  const { staff, booking, corrections, rentalFollows } = correction;
  const changed = (Object.keys(FIELD_NAMES) as (keyof RenterCorrections)[]).filter(
    (field) => corrections[field] !== undefined && (corrections[field] || null) !== currentOf(booking)[field],
  );
  if (changed.length === 0) return false;
  refuseUnreachable({ ...booking.renter, ...definedOf(corrections) });
  const driverChanged = changed.includes("driverBirthDate") || changed.includes("licenceDate");
  if (driverChanged && !rentalFollows) refuseDriver(booking, corrections);
  const now = ctx.clock();
  const status = statusAt(booking, now);
  await updateStoredBooking(
    tx,
    booking.id,
    {
      name: corrections.name,
      email: emptied(corrections.email),
      phone: emptied(corrections.phone),
      driverBirthDate: corrections.driverBirthDate,
      licenceDate: corrections.licenceDate,
      note: emptied(corrections.note),
      ...(changed.includes("email") && renewedLink(ctx, booking)),
    },
    now,
  );
  const note = `Dati corretti: ${changed.map((field) => FIELD_NAMES[field]).join(", ")}`;
  await insertStaffEvent(tx, { bookingId: booking.id, kind: "change", status, actor: staff.userId, note }, now);
  if (changed.includes("email") && isOpen(status)) {
    await ctx.jobs.enqueue(tx, "booking-mail", { booking: booking.id, kind: "changed" });
  }
  return true;
}

function renewedLink({ env }: AppContext, { id, linkVersion: before }: Booking) {
  const linkVersion = before + 1;
  return { linkVersion, manageTokenHash: manageTokenHash(env.secret, { id, linkVersion }) };
}

/** Nothing where a text was taken away; undefined stays, and changes nothing. */
const emptied = (text: string | undefined) => (text === undefined ? undefined : text || null);

const definedOf = ({ email, phone }: RenterCorrections) => ({
  ...(email !== undefined && { email }),
  ...(phone !== undefined && { phone }),
});

function currentOf({ renter, driver, note }: Booking): Record<keyof RenterCorrections, string | null> {
  return { ...renter, driverBirthDate: driver.birthDate, licenceDate: driver.licenceDate, note };
}

function refuseDriver({ driver, pickup, terms }: Booking, corrections: RenterCorrections): void {
  const corrected = {
    birthDate: corrections.driverBirthDate ?? driver.birthDate,
    licenceDate: corrections.licenceDate ?? driver.licenceDate,
  };
  const problems = driverProblems(corrected, pickup.date, terms);
  if (problems.length > 0) throw invalidRequest(problems.map(({ field, message }) => ({ path: field, message })));
}
