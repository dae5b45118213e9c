import type { z } from "zod";
import { snakeCased } from "#domain/casing.ts";
import { type RentalTerms, vehicleTitle } from "#domain/catalogue/vehicle.ts";
import { centsToEuros } from "#domain/money.ts";
import { priceRows } from "#domain/prices/price-rows.ts";
import { termsRows } from "#domain/prices/terms.ts";
import type {
  bookingCaseSchema,
  bookingRowSchema,
  carOfferSchema,
  changeQuoteSchema,
  eventRowSchema,
  handoverRowSchema,
} from "#server/http/api/bookings-schemas.ts";
import type { DeskEvent } from "#server/repositories/bookings/booking-events.ts";
import type { HandoverRow } from "#server/repositories/bookings/handovers.ts";
import type { ChangeQuote } from "#server/services/booking/change/quote-change.ts";
import type { CarOffer } from "#server/services/booking/offer/list-car-offers.ts";
import type { BookingCase } from "#server/services/booking/record/read-booking-case.ts";
import type { BookingListing } from "#server/services/booking/record/read-bookings.ts";

export function toBookingRow({ row, status, car, unit, waiting }: BookingListing): z.infer<typeof bookingRowSchema> {
  return {
    id: row.id,
    reference: row.reference,
    status,
    vehicle: car?.slug ?? null,
    vehicle_id: row.vehicleId,
    vehicle_name: row.vehicleName,
    vehicle_image: car?.images[0] ?? null,
    unit,
    pickup_city: row.pickupCity,
    pickup_date: row.pickupDate,
    pickup_time: row.pickupTime,
    pickup_at: row.pickupAt.toISOString(),
    return_city: row.returnCity,
    return_date: row.returnDate,
    return_time: row.returnTime,
    return_at: row.returnAt.toISOString(),
    days: row.days,
    daily_rate: centsToEuros(row.dailyRateCents),
    one_way: centsToEuros(row.oneWayCents),
    total: centsToEuros(row.totalCents),
    currency: row.currency,
    ...toTerms(row.terms),
    name: row.name,
    email: row.email,
    phone: row.phone,
    driver_birth_date: row.driverBirthDate,
    licence_date: row.licenceDate,
    note: row.note,
    hold_expires_at: row.holdExpiresAt?.toISOString() ?? null,
    hold_ends_in_seconds: waiting?.holdEndsInSeconds ?? null,
    reply_due_in_seconds: waiting?.replyDueInSeconds ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  };
}

export function toBookingCase(found: BookingCase): z.infer<typeof bookingCaseSchema> {
  const { booking, kilometres } = found;
  return {
    ...toBookingRow(found),
    moves: found.moves,
    may_change: found.scope,
    receipt: priceRows(booking),
    conditions: conditions(booking.terms, booking.days),
    handovers: found.handovers.map(toHandoverRow),
    kilometres: kilometres && { ...kilometres, charge: centsToEuros(kilometres.charge) },
  };
}

export function toHandoverRow(row: HandoverRow): z.infer<typeof handoverRowSchema> {
  const { bookingId: _booking, kind, createdAt, updatedAt, ...kept } = row;
  return {
    ...snakeCased(kept),
    kind: kind === "return" ? "return" : "pickup",
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

export function toEventRow({ at, actorName, actorEmail, ...event }: DeskEvent): z.infer<typeof eventRowSchema> {
  return { ...event, actor_name: actorName, actor_email: actorEmail, created_at: at.toISOString() };
}

export function toChangeQuote({
  change,
  previousTotal,
  difference,
  free,
}: ChangeQuote): z.infer<typeof changeQuoteSchema> {
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
    receipt: priceRows({ days, dailyRate: car.dailyRate, oneWay, total }),
    conditions: conditions(car.terms, days),
  };
}

export function toCarOffer({ vehicle, quote, free }: CarOffer): z.infer<typeof carOfferSchema> {
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
    receipt: priceRows(quote),
    conditions: conditions(vehicle.terms, quote.days),
  };
}

const conditions = (terms: RentalTerms, days: number) =>
  termsRows(terms, days).map(({ label, value }) => ({ label, value }));

/** The names the fleet's rows give the same conditions (B 3.8, design 5). */
const toTerms = (terms: RentalTerms) => ({
  deposit: centsToEuros(terms.deposit),
  excess: centsToEuros(terms.excess),
  included_km_per_day: terms.includedKilometresPerDay,
  extra_km: centsToEuros(terms.extraKilometre),
  minimum_age: terms.minimumAge,
  minimum_licence_years: terms.minimumLicenceYears,
});
