import { NO_COPIED_BOOKING_MESSAGE, type PhoneBookingRequest } from "#domain/forms/bookings/phone-booking.ts";
import type { AppContext } from "#server/context.ts";
import { listBookingDrivers, type StoredDriver } from "#server/repositories/bookings/booking-drivers.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { otherDriverProblems } from "#server/services/bookings/internal/other-driver-problems.ts";
import { findBannedCustomers } from "#server/services/bookings/internal/require-driver-decisions.ts";
import { type BookingOffer, invalidRequestError } from "#server/services/bookings/shared/price-request.ts";
import { otherDriverMessage } from "#server/services/words/booking-words.ts";

/**
 * Returns the additional drivers of the booking that staff copy; empty if the request names none. Throws "invalid" if that booking is gone, and with the
 * name of each driver who may not drive the car on the new dates (product.md#phone-bookings) or is a banned customer (product.md#rental-ban).
 */
export async function readCopiedDrivers(
  ctx: AppContext,
  { driversOf, pickupDate, returnDate }: PhoneBookingRequest,
  { vehicle: { terms } }: BookingOffer,
): Promise<StoredDriver[]> {
  if (driversOf === undefined) return [];
  const copied = await findStoredBooking(ctx.db, { id: driversOf });
  if (!copied) throw invalidRequestError([{ path: "driversOf", message: NO_COPIED_BOOKING_MESSAGE }]);
  const drivers = await listBookingDrivers(ctx.db, copied.id);
  const problems = drivers.flatMap(({ name, birthDate, licenceIssuedOn, licenceExpiresOn }) => {
    if (birthDate === null || licenceIssuedOn === null) return [];
    const driver = { birthDate, licenceIssuedOn, licenceExpiresOn };
    return otherDriverProblems(driver, { pickupDate, returnDate, terms }).map(({ message }) => ({
      path: "driversOf",
      message: otherDriverMessage({ name, message }),
    }));
  });
  for (const { name, birthDate, licenceNumber, documentNumber } of drivers) {
    if (birthDate === null) continue;
    const banned = await findBannedCustomers(ctx, ctx.db, { name, birthDate, licenceNumber, documentNumber });
    if (banned.length > 0) problems.push({ path: "driversOf", message: bannedDriverMessage(name) });
  }
  if (problems.length > 0) throw invalidRequestError(problems);
  return drivers;
}

const bannedDriverMessage = (name: string) =>
  `${name} è fra i conducenti ed è segnato «Non noleggiare»: togli i conducenti, poi aggiungi gli altri dalla prenotazione.`;
