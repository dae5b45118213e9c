import { type ApiReplacement, RENTAL_TERMS } from "#domain/api/bookings/replacements.ts";
import type { UncheckedAnswer } from "#domain/api/undeclared-fields.ts";
import { centsToEuros } from "#domain/money.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { toPlainPicture, toTerms } from "#server/http/api/bookings/booking-responses.ts";
import { toFinish } from "#server/http/api/finish-responses.ts";
import type { Replacement } from "#server/services/bookings/replacement/list-replacements.ts";

/** Returns a car that can replace the one that the renter has, with what differs from the booking's terms; amounts in euros. */
export function toReplacement(replacement: Replacement): UncheckedAnswer<ApiReplacement> {
  const { vehicle, isBooked, bookedTerms, drive, units, problems } = replacement;
  const [booked, terms] = [toTerms(bookedTerms), toTerms(vehicle.terms)];
  return {
    vehicle: vehicle.slug,
    vehicle_id: vehicle.id,
    vehicle_name: vehicleTitle(vehicle),
    vehicle_image: toPlainPicture(vehicle.images[0]),
    booked: isBooked,
    base: vehicle.location,
    drive: { kilometres: drive.kilometres, minutes: drive.minutes },
    units: units.map(({ number, plate, kilometres, standsAt, finish, isOtherColour }) => ({
      unit: number,
      plate,
      kilometres,
      stands_at: standsAt,
      colours: finish && toFinish(finish),
      other_colour: isOtherColour,
    })),
    daily_rate: centsToEuros(vehicle.dailyRate),
    ...terms,
    differing_terms: RENTAL_TERMS.filter((term) => terms[term] !== booked[term]),
    problems: problems.map(({ name, message }) => ({ name, message })),
  };
}
