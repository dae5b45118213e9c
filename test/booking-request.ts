import type { BookingRequest } from "#domain/forms/bookings/booking-request.ts";

/** Returns a valid booking request for the catalogue's Ferrari 296 GTB in Milano (one unit, turnaround 6 hours), as of TEST_NOW. */
export function bookingRequest(changes: Partial<BookingRequest> = {}): BookingRequest {
  return {
    vehicle: "ferrari-296-gtb",
    pickupCity: "Milano",
    returnCity: "Milano",
    pickupDate: "2026-12-10",
    pickupTime: "10:00",
    returnDate: "2026-12-13",
    returnTime: "10:00",
    name: "Ada Prova",
    email: "ada@prova.example",
    phone: "+39 333 000 0000",
    driverBirthDate: "1985-03-14",
    licenceDate: "2004-06-01",
    ...changes,
  };
}
