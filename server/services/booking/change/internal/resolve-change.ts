import { type Booking, type RentalEnd, statusAt } from "#domain/booking/booking.ts";
import { changedPeriodProblems, changeScope, isAnotherRental } from "#domain/booking/booking-change.ts";
import { type BookingStatus, statusLabel } from "#domain/booking/states.ts";
import { type RentalTerms, vehicleTitle } from "#domain/catalogue/vehicle.ts";
import type { RentalChange } from "#domain/forms/booking-change.ts";
import type { Cents } from "#domain/money.ts";
import { type City, findCity } from "#domain/places.ts";
import { type AgreedPrice, carryAgreement } from "#domain/prices/agreed-price.ts";
import { quoteRental, type RentalQuote } from "#domain/prices/price.ts";
import { driverProblems } from "#domain/prices/terms.ts";
import { civilNow } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import type { InstantSpan } from "#server/repositories/unit-holds/spans.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { heldSpan, rentalEnd } from "#server/services/booking/internal/resolve-rental.ts";
import { invalidRequest } from "#server/services/booking/request/internal/check-request.ts";

/** The car a booking is to have, with what it is to be had for. */
interface ChosenCar {
  id: string;
  title: string;
  totalUnits: number;
  turnaroundHours: number;
  dailyRate: Cents;
  terms: RentalTerms;
  same: boolean;
  /** False for one that is out of service: whoever has it may keep it, nobody new gets it. */
  available: boolean;
  /** Where it is picked up. */
  place: Pick<City, "name" | "timeZone">;
}

/** A rental as it is to become, with its price; nothing is held yet. */
export interface ResolvedChange {
  car: ChosenCar;
  pickup: RentalEnd;
  return: RentalEnd;
  span: InstantSpan;
  /** Its total is what is to be paid: what was agreed is taken off. */
  quote: RentalQuote & { agreed: AgreedPrice | null };
  /** What becomes of the agreed price, as a sentence; null without one. */
  agreement: string | null;
  /** False when it is what was booked already. */
  differs: boolean;
}

const HANDED_OVER = "L'auto è già stata consegnata: si può cambiare solo la riconsegna.";
const GONE = "L'auto prenotata non è più in flotta: scegline un'altra.";

/**
 * Works out what a change asks for: the booked daily rate and terms stay while the car does, another car comes with its own. Refuses
 * "conflict" when the booking can no longer change, "invalid" with a message for each wrong field. Whether a unit is free is not asked here.
 */
export async function resolveChange(
  ctx: AppContext,
  db: Queryable,
  { booking, change }: { booking: Booking; change: RentalChange },
): Promise<ResolvedChange> {
  refuseOutOfScope(booking, statusAt(booking, ctx.clock()), change);
  const car = await chooseCar(db, booking, change.vehicle);
  const cities = await listActiveCities(db);
  const pickupMoment = {
    date: change.pickupDate ?? booking.pickup.date,
    time: change.pickupTime ?? booking.pickup.time,
  };
  const returnMoment = {
    date: change.returnDate ?? booking.return.date,
    time: change.returnTime ?? booking.return.time,
  };
  const place = returnPlace(booking, car, change.returnCity, cities);
  const { timeZone } = car.place;
  const requested = {
    pickup: { ...pickupMoment, timeZone },
    return: { ...returnMoment, timeZone: place?.timeZone ?? timeZone },
  };
  const problems: FieldProblem[] = changedPeriodProblems(booking, requested, civilNow(ctx.clock(), timeZone)).map(
    ({ field, message }) => ({ path: field, message }),
  );
  if (!place) problems.push({ path: "returnCity", message: "Non conosciamo questa città: scegline una dall'elenco." });
  problems.push(
    ...driverProblems(booking.driver, pickupMoment.date, car.terms).map(({ field, message }) => ({
      path: field,
      message,
    })),
  );
  if (!place || problems.length > 0) throw invalidRequest(problems);

  const pickup = rentalEnd(pickupMoment, car.place);
  const back = rentalEnd(returnMoment, place);
  const ends = { pickup, return: back };
  return {
    car,
    ...ends,
    span: heldSpan(pickup, back, car),
    ...withAgreement(booking, quoteChanged(booking, car, ends, cities, ctx.site)),
    differs: isAnotherRental(booking, ends, car.same),
  };
}

function refuseOutOfScope(booking: Booking, status: BookingStatus, change: RentalChange): void {
  const scope = changeScope(status);
  if (scope === "none") {
    throw new ServiceError("conflict", `Una prenotazione «${statusLabel(status)}» non si può più cambiare.`);
  }
  if (scope === "whole") return;
  const fixed = {
    vehicle: booking.vehicle.listed?.slug,
    pickupDate: booking.pickup.date,
    pickupTime: booking.pickup.time,
  };
  const touched = (Object.keys(fixed) as (keyof typeof fixed)[]).filter(
    (field) => change[field] !== undefined && change[field] !== fixed[field],
  );
  if (touched.length > 0) throw invalidRequest(touched.map((path) => ({ path, message: HANDED_OVER })));
}

async function chooseCar(db: Queryable, booking: Booking, slug: string | undefined): Promise<ChosenCar> {
  const { dailyRate, terms, pickup, vehicle: booked } = booking;
  if (slug === undefined || slug === booked.listed?.slug) {
    if (!booked.id || !booked.listed) throw invalidRequest([{ path: "vehicle", message: GONE }]);
    const { totalUnits, turnaroundHours } = booked.listed;
    const place = { name: pickup.city, timeZone: pickup.timeZone };
    const kept = { id: booked.id, title: booked.title, totalUnits, turnaroundHours };
    return { ...kept, dailyRate, terms, same: true, available: true, place };
  }
  const vehicle = await findVehicleBySlug(db, slug);
  if (!vehicle) throw invalidRequest([{ path: "vehicle", message: "Questa auto non esiste." }]);
  const { location: name, timeZone } = vehicle;
  return { ...vehicle, title: vehicleTitle(vehicle), same: false, place: { name, timeZone } };
}

/** Where the car comes back: as asked, else as booked; a rental that came back where it began still does when another car begins elsewhere. */
function returnPlace(booking: Booking, car: ChosenCar, asked: string | undefined, cities: readonly City[]) {
  const booked = { name: booking.return.city, timeZone: booking.return.timeZone };
  if (asked === undefined) return booking.return.city === booking.pickup.city ? car.place : booked;
  if (asked === booked.name) return booked;
  return asked === car.place.name ? car.place : findCity(asked, cities);
}

/** The price of the changed rental; between the same two cities the one-way cost stays as it was agreed. */
function quoteChanged(
  booking: Booking,
  car: ChosenCar,
  { pickup, return: back }: Pick<ResolvedChange, "pickup" | "return">,
  cities: readonly City[],
  { oneWayRatePerKilometre }: SiteConfiguration,
): RentalQuote {
  // A city that is no longer active has no known place: it adds no one-way cost.
  const located = (name: string) => findCity(name, cities) ?? { slug: name, latitude: null, longitude: null };
  const sameCities = pickup.city === booking.pickup.city && back.city === booking.return.city;
  return quoteRental({
    dailyRate: car.dailyRate,
    pickup,
    return: back,
    pickupCity: located(pickup.city),
    returnCity: located(back.city),
    oneWayRatePerKilometre,
    agreedOneWay: sameCities ? booking.oneWay : undefined,
    terms: car.terms,
  });
}

/** The new list price, less what is left of the agreement (product.md#agreed-price). */
function withAgreement({ total, agreed }: Booking, quote: RentalQuote): Pick<ResolvedChange, "quote" | "agreement"> {
  const carried = carryAgreement(agreed, total + (agreed?.discount ?? 0), quote.total);
  return {
    quote: { ...quote, agreed: carried.agreed, total: quote.total - (carried.agreed?.discount ?? 0) },
    agreement: carried.sentence,
  };
}
