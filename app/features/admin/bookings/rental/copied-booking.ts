import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { addDays, type CivilDate, daysBetween } from "#domain/rental-period/civil-time.ts";

/**
 * Returns the values of a copy of a booking: the same renter, car, places, meeting point, extras, protection and drivers, from tomorrow for as long. The agreed price, the
 * note, and flight or train belong to the copied rental alone.
 */
export const toCopiedValues = (booking: ApiBookingDetail, today: CivilDate) => {
  const pickupDate = addDays(today, 1);
  const { pickup_place, return_place, meeting_point } = booking.delivery;
  return {
    vehicle: booking.vehicle ?? "",
    pickupCity: pickup_place.slug ?? booking.pickup_city,
    returnCity: return_place.slug ?? booking.return_city,
    pickupDate,
    pickupTime: booking.pickup_time,
    returnDate: addDays(pickupDate, daysBetween(booking.pickup_date, booking.return_date)),
    returnTime: booking.return_time,
    pickupAddress: pickup_place.address ?? "",
    returnAddress: return_place.address ?? "",
    meetingPoint: meeting_point ?? "",
    name: booking.name,
    language: booking.language,
    email: booking.email ?? "",
    phone: booking.phone ?? "",
    driverBirthDate: booking.driver_birth_date,
    licenceDate: booking.licence_date,
    extras: booking.extras.map(({ code, quantity }) => ({ code, quantity })),
    protection: booking.protection?.code ?? "",
    driversOf: booking.drivers.length > 0 ? booking.id : undefined,
  };
};
