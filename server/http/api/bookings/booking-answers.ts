import type {
  ApiBooking,
  ApiBookingDetail,
  ApiBookingEvent,
  ApiCarOffer,
  ApiChangeQuote,
  ApiHandover,
} from "#domain/api/bookings.ts";
import type { Unchecked } from "#domain/api/named-fields.ts";
import type { LabelledValue } from "#domain/api/row-shapes.ts";
import type { KilometreAccount } from "#domain/booking/kilometre-account.ts";
import { type RentalTerms, vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { centsToEuros } from "#domain/money.ts";
import { priceRows } from "#domain/prices/price-rows.ts";
import { termsRows } from "#domain/prices/terms.ts";
import type { DeskEvent } from "#server/repositories/bookings/booking-events.ts";
import type { HandoverRow } from "#server/repositories/bookings/handovers.ts";
import type { ChangeQuote } from "#server/services/booking/change/quote-change.ts";
import type { CarOffer } from "#server/services/booking/offer/list-car-offers.ts";
import type { BookingCase } from "#server/services/booking/record/read-booking-case.ts";
import type { BookingListing } from "#server/services/booking/record/read-bookings.ts";

export function toBooking({ row, status, car, unit, waiting }: BookingListing): ApiBooking {
  return {
    id: row.id,
    reference: row.reference,
    status,
    vehicle: car?.slug ?? null,
    vehicle_id: row.vehicle_id,
    vehicle_name: row.vehicle_name,
    vehicle_image: car?.images[0] ?? null,
    unit,
    pickup_city: row.pickup_city,
    pickup_date: row.pickup_date,
    pickup_time: row.pickup_time,
    pickup_at: row.pickup_at.toISOString(),
    return_city: row.return_city,
    return_date: row.return_date,
    return_time: row.return_time,
    return_at: row.return_at.toISOString(),
    days: row.days,
    daily_rate: centsToEuros(row.daily_rate_cents),
    one_way: centsToEuros(row.one_way_cents),
    total: centsToEuros(row.total_cents),
    currency: row.currency,
    ...toTerms(row.terms),
    name: row.name,
    email: row.email,
    phone: row.phone,
    driver_birth_date: row.driver_birth_date,
    licence_date: row.licence_date,
    note: row.note,
    hold_expires_at: row.hold_expires_at?.toISOString() ?? null,
    hold_ends_in_seconds: waiting?.holdEndsInSeconds ?? null,
    reply_due_in_seconds: waiting?.replyDueInSeconds ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}

export function toBookingDetail(found: BookingCase): Unchecked<ApiBookingDetail> {
  const { booking, kilometres } = found;
  return {
    ...toBooking(found),
    moves: found.moves,
    may_change: found.scope,
    receipt: labelled(priceRows(booking)),
    conditions: conditions(booking.terms, booking.days),
    handovers: found.handovers.map(toHandover),
    kilometres: kilometres && toKilometres(kilometres),
  };
}

function toKilometres({ driven, included, extra, charge }: KilometreAccount): ApiBookingDetail["kilometres"] {
  return { driven, included, extra, charge: centsToEuros(charge) };
}

export function toHandover(row: HandoverRow): Unchecked<ApiHandover> {
  return {
    id: row.id,
    kind: row.kind,
    kilometres: row.kilometres,
    fuel_percent: row.fuel_percent,
    damage_notes: row.damage_notes,
    pictures: row.pictures,
    recorded_by: row.recorded_by,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}

export function toBookingEvent(event: DeskEvent): ApiBookingEvent {
  return {
    id: event.id,
    kind: event.kind,
    status: event.status,
    actor: event.actor,
    actor_name: event.actorName,
    actor_email: event.actorEmail,
    note: event.note,
    created_at: event.at.toISOString(),
  };
}

export function toChangeQuote({ change, previousTotal, difference, free }: ChangeQuote): ApiChangeQuote {
  const { car, days, oneWay, total } = change;
  return {
    days,
    daily_rate: centsToEuros(car.dailyRate),
    previous_total: centsToEuros(previousTotal),
    total: centsToEuros(total),
    difference: centsToEuros(difference),
    currency: "EUR",
    free,
    vehicle_name: car.title,
    pickup_city: change.pickup.city,
    return_city: change.return.city,
    receipt: labelled(priceRows({ days, dailyRate: car.dailyRate, oneWay, total })),
    conditions: conditions(car.terms, days),
  };
}

export function toCarOffer({ vehicle, quote, free }: CarOffer): ApiCarOffer {
  return {
    vehicle: vehicle.slug,
    vehicle_name: vehicleTitle(vehicle),
    vehicle_image: vehicle.images[0] ?? null,
    free,
    days: quote.days,
    daily_rate: centsToEuros(quote.dailyRate),
    one_way: centsToEuros(quote.oneWay),
    total: centsToEuros(quote.total),
    currency: quote.currency,
    ...toTerms(vehicle.terms),
    receipt: labelled(priceRows(quote)),
    conditions: conditions(vehicle.terms, quote.days),
  };
}

const conditions = (terms: RentalTerms, days: number) => labelled(termsRows(terms, days));

const labelled = (rows: readonly LabelledValue[]): LabelledValue[] =>
  rows.map(({ label, value }) => ({ label, value }));

/** The names the fleet's rows give the same conditions (B 3.8, design 5). */
const toTerms = (terms: RentalTerms) => ({
  deposit: centsToEuros(terms.deposit),
  excess: centsToEuros(terms.excess),
  included_km_per_day: terms.includedKilometresPerDay,
  extra_km: centsToEuros(terms.extraKilometre),
  minimum_age: terms.minimumAge,
  minimum_licence_years: terms.minimumLicenceYears,
});
