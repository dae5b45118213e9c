import type {
  ApiBooking,
  ApiBookingDetail,
  ApiBookingEvent,
  ApiBookingUpdate,
  ApiChangeQuote,
  ApiChoicesQuote,
  ApiHandover,
  ApiLastReturn,
  ApiVehicleOffer,
} from "#domain/api/bookings/bookings.ts";
import type { LabelledValue } from "#domain/api/shared-schemas.ts";
import type { UncheckedAnswer } from "#domain/api/undeclared-fields.ts";
import { type BookingUnit, lastUnitOf } from "#domain/bookings/booking-unit.ts";
import { toRequestedChange } from "#domain/bookings/date-requests.ts";
import type { KilometreCharge } from "#domain/bookings/kilometre-charge.ts";
import { formatRequestedDates } from "#domain/bookings/requested-dates.ts";
import type { Language } from "#domain/languages.ts";
import { centsToEuros } from "#domain/money.ts";
import { stripPictureDetails } from "#domain/pictures/picture-details.ts";
import { listTotalOf } from "#domain/prices/agreed-price.ts";
import { findGraceSentence, graceSentence } from "#domain/prices/grace-sentence.ts";
import { linesIn } from "#domain/prices/lines-in.ts";
import { bookedExtrasOf, bookedProtectionOf } from "#domain/prices/option-lines.ts";
import { type PriceLine, supplementsOf } from "#domain/prices/price-line.ts";
import { type BilledPrice, priceLines } from "#domain/prices/price-lines.ts";
import { listTermsRows } from "#domain/prices/terms.ts";
import { quoteLineText } from "#domain/quotes/quote-price-lines.ts";
import { findBookedVehiclePicture } from "#domain/vehicles/booked-vehicle-picture.ts";
import { type RentalTerms, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { inItalian } from "#server/errors.ts";
import { toDriver, toRequestCustomer } from "#server/http/api/customers/customer-responses.ts";
import { toBookingDelivery, toSupplementLine, toVehicleDelivery } from "#server/http/api/delivery-responses.ts";
import { toFinish, toUnitColours } from "#server/http/api/finish-responses.ts";
import { toIdempotentReplay } from "#server/http/api/idempotent-replay.ts";
import { wordPriceLine } from "#server/http/api/price-line-responses.ts";
import { toRentalExpiry } from "#server/http/api/rental-expiry-responses.ts";
import type { StaffEvent } from "#server/repositories/bookings/booking-events.ts";
import type { HandoverRow } from "#server/repositories/bookings/handovers.ts";
import type { LastReturn } from "#server/repositories/bookings/last-returns.ts";
import type { ChoicesQuote } from "#server/services/bookings/change/change-choices.ts";
import type { ChangeQuote } from "#server/services/bookings/change/quote-change.ts";
import type { UpdatedBooking } from "#server/services/bookings/change/update-booking.ts";
import type { StaffVehicleOffer } from "#server/services/bookings/offer/list-vehicle-offers.ts";
import type { BookingDetail } from "#server/services/bookings/record/read-booking-detail.ts";
import type { ListedBooking } from "#server/services/bookings/record/read-bookings.ts";

/** Returns the row of a booking in lists; amounts in euros. */
export function toBookingRow(listedBooking: ListedBooking): ApiBooking {
  const { booking, status, waiting, hasUnread, overdue, endangeredBy, customer } = listedBooking;
  const { vehicle, unitVehicle, pickup, return: back, renter, driver } = booking;
  return {
    id: booking.id,
    reference: booking.reference,
    status,
    vehicle: vehicle.catalogueVehicle?.slug ?? null,
    vehicle_id: vehicle.id,
    vehicle_name: vehicle.title,
    unit_vehicle_name: unitVehicle.title,
    vehicle_image: toPlainPicture(
      unitVehicle.catalogueVehicle && findBookedVehiclePicture(unitVehicle.catalogueVehicle, booking.finish)?.picture,
    ),
    unit: booking.unit,
    plate: booking.plate,
    colours: booking.finish && toFinish(booking.finish),
    pickup_city: pickup.city,
    pickup_date: pickup.date,
    pickup_time: pickup.time,
    pickup_at: pickup.at.toISOString(),
    return_city: back.city,
    return_date: back.date,
    return_time: back.time,
    return_at: back.at.toISOString(),
    delivery: toBookingDelivery(booking),
    days: booking.days,
    grace_minutes: booking.graceMinutes,
    daily_rate: centsToEuros(booking.dailyRate),
    one_way: centsToEuros(booking.oneWay),
    included_kilometres: booking.includedKilometres,
    total: centsToEuros(booking.total),
    currency: booking.currency,
    ...toTerms(booking.terms),
    name: renter.name,
    email: renter.email,
    phone: renter.phone,
    customer_id: customer?.id ?? null,
    customer_banned: customer?.banned ?? false,
    driver_birth_date: driver.birthDate,
    licence_date: driver.licenceDate,
    note: booking.note,
    language: booking.language,
    hold_expires_at: booking.holdExpiresAt?.toISOString() ?? null,
    link_opened_at: booking.linkOpenedAt?.toISOString() ?? null,
    hold_ends_in_seconds: waiting?.holdEndsInSeconds ?? null,
    reply_due_in_seconds: waiting?.replyDueInSeconds ?? null,
    collected_at: booking.collectedAt?.toISOString() ?? null,
    returned_at: booking.returnedAt?.toISOString() ?? null,
    expected_return_at: booking.expectedReturnAt?.toISOString() ?? null,
    unread: hasUnread,
    overdue: overdue && { kind: overdue.kind, since: overdue.since.toISOString() },
    endangered_by: endangeredBy && {
      booking_id: endangeredBy.lateId,
      reference: endangeredBy.lateReference,
      ready_at: endangeredBy.readyAt.toISOString(),
    },
    created_at: booking.createdAt.toISOString(),
    updated_at: booking.updatedAt.toISOString(),
    version: booking.version,
  };
}

/** Returns a booking after an update. If somebody had already made the transition before, also returns who. */
export function toBookingUpdate(updated: UpdatedBooking): UncheckedAnswer<ApiBookingUpdate> {
  return { ...toBookingDetail(updated), already: updated.already && toIdempotentReplay(updated.already) };
}

/** Returns a booking with all its details, for staff who may read it; amounts in euros. */
export function toBookingDetail(detail: BookingDetail): UncheckedAnswer<ApiBookingDetail> {
  const { booking, kilometres, lateReturn } = detail;
  const recordsOf = (unit: BookingUnit | null) =>
    detail.handovers.filter(({ bookingUnitId }) => bookingUnitId === unit?.id).map(toHandover);
  return {
    ...toBookingRow(detail),
    transitions: detail.transitions,
    may_change: detail.scope,
    closed_until: detail.closedUntil,
    date_request: detail.openDateRequest && {
      id: detail.openDateRequest.id,
      text: formatRequestedDates(wordsOf("it"), detail.openDateRequest.requested),
      change: toRequestedChange(detail.openDateRequest.requested),
      created_at: detail.openDateRequest.at.toISOString(),
    },
    receipt: toReceiptLines(booking),
    grace_sentence: findGraceSentence(wordsOf("it"), booking) ?? null,
    conditions: toTermsLines(booking.terms, booking),
    handovers: recordsOf(lastUnitOf(booking.units)),
    units: booking.units.map((unit) => toBookingUnit(unit, recordsOf(unit))),
    customer: toRequestCustomer(detail.customer),
    drivers: detail.drivers.map(toDriver),
    extras: bookedExtrasOf(booking.lines).map(({ code, names, count }) => ({ code, name: names.it, quantity: count })),
    protection: toBookedProtection(booking.lines),
    cancellation_fee: booking.cancellationFee === undefined ? null : centsToEuros(booking.cancellationFee),
    fees: { cancelled: centsToEuros(detail.fees.cancellation), no_show: centsToEuros(detail.fees.noShow) },
    agreed_price: toAgreedPrice(detail),
    manage_url: detail.manageUrl,
    message_values: detail.messageValues,
    kilometres: kilometres && toKilometreFigures(kilometres),
    late_return: lateReturn && { days: lateReturn.days, charge: centsToEuros(lateReturn.charge) },
    undo: detail.undo && {
      replacement: detail.undo.isReplacement,
      to: detail.undo.to,
      until: detail.undo.until.toISOString(),
      ends_in_seconds: detail.undo.endsInSeconds,
    },
    reopening: detail.reopening && {
      to: detail.reopening.to,
      until: detail.reopening.until.toISOString(),
      needs_dates: detail.reopening.needsDates,
    },
    free_units: detail.freeUnits,
    unit_kilometres: detail.unitKilometres,
    required_pictures: {
      pickup: [...detail.requiredPictures.pickup],
      return: [...detail.requiredPictures.return],
    },
    expiring: detail.expiring.map(toRentalExpiry),
    unit_colours: toUnitColours(detail.units),
    endangers: detail.endangers && {
      booking_id: detail.endangers.bookingId,
      reference: detail.endangers.reference,
      pickup_at: detail.endangers.pickupAt.toISOString(),
      ready_at: detail.endangers.readyAt.toISOString(),
    },
  };
}

const toBookingUnit = (
  unit: BookingUnit,
  handovers: UncheckedAnswer<ApiHandover>[],
): UncheckedAnswer<ApiBookingDetail["units"][number]> => ({
  id: unit.id,
  position: unit.position,
  vehicle_id: unit.vehicleId,
  vehicle_name: unit.title,
  unit: unit.unit,
  plate: unit.plate,
  started_at: unit.startedAt.toISOString(),
  ended_at: unit.endedAt?.toISOString() ?? null,
  end_reason: unit.endReason,
  end_note: unit.endNote,
  end_city: unit.end?.city ?? null,
  end_place: unit.end?.place ?? null,
  handovers,
});

function toAgreedPrice({ booking, agreement }: BookingDetail): ApiBookingDetail["agreed_price"] {
  const { agreed } = booking;
  return (
    agreed && {
      kind: agreed.kind,
      percent: agreed.percent,
      discount: centsToEuros(agreed.discount),
      list_total: centsToEuros(listTotalOf(booking)),
      reason: agreement?.reason ?? null,
      agreed_by: agreement?.author ?? null,
      agreed_at: agreement?.at?.toISOString() ?? null,
    }
  );
}

function toKilometreFigures({ driven, included, extra, charge }: KilometreCharge): ApiBookingDetail["kilometres"] {
  return { driven, included, extra, charge: centsToEuros(charge) };
}

export function toHandover(row: HandoverRow): UncheckedAnswer<ApiHandover> {
  return {
    id: row.id,
    kind: row.kind,
    kilometres: row.kilometres,
    fuel_percent: row.fuelPercent,
    ...toCondition(row),
    recorded_by: row.recordedBy,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  };
}

const toCondition = (row: HandoverRow) => ({
  damage_notes: row.damageNotes,
  pictures: row.pictures,
  picture_kinds: row.pictureKinds,
  skipped_pictures: row.skippedPictures,
});

export const toLastReturn = (last: LastReturn | null): UncheckedAnswer<ApiLastReturn> | null =>
  last && {
    booking_id: last.record.bookingId,
    reference: last.reference,
    returned_at: last.returnedAt.toISOString(),
    ...toCondition(last.record),
  };

export function toBookingEvent(event: StaffEvent): ApiBookingEvent {
  return {
    id: event.id,
    kind: event.kind,
    status: event.status,
    actor: event.actor,
    actor_name: event.actorName,
    actor_email: event.actorEmail,
    note: event.note,
    undone_at: event.undoneAt?.toISOString() ?? null,
    pictures: event.pictures,
    created_at: event.at.toISOString(),
  };
}

/** Returns the price of a change, in euros, and what prevents the change (product.md#booking-changes). */
export function toChangeQuote(detail: ChangeQuote): ApiChangeQuote {
  const { change, vehicleName, previousTotal, difference, isFree, otherColour, unit, expiring } = detail;
  const { vehicle, quote } = change;
  return {
    days: quote.days,
    daily_rate: centsToEuros(quote.dailyRate),
    previous_total: centsToEuros(previousTotal),
    total: centsToEuros(quote.total),
    difference: centsToEuros(difference),
    currency: "EUR",
    free: isFree,
    other_colour: otherColour,
    outside_hours: change.outsideHours && inItalian(change.outsideHours),
    below_minimum: change.belowMinimum && inItalian(change.belowMinimum),
    unit,
    expiring: expiring.map(toRentalExpiry),
    kept_total: change.keptTotal === null ? null : centsToEuros(change.keptTotal),
    todays_total: change.todaysTotal === null ? null : centsToEuros(change.todaysTotal),
    agreed_price: change.agreement,
    vehicle_name: vehicleName,
    pickup_city: change.pickup.city,
    return_city: change.return.city,
    delivery: toBookingDelivery({ delivery: change.delivery, lines: quote.lines }),
    receipt: toReceiptLines(quote),
    grace_sentence: toGraceSentence(quote),
    conditions: toTermsLines(vehicle.terms, quote),
  };
}

function toBookedProtection(lines: readonly PriceLine[]): ApiBookingDetail["protection"] {
  const protection = bookedProtectionOf(lines);
  return protection && { code: protection.code, name: protection.names.it };
}

/** Returns the price of a booking with other extras or another protection, in euros (product.md#extras). */
export function toChoicesQuote({ booking, changed }: ChoicesQuote): ApiChoicesQuote {
  const { lines, total, terms, agreement, lateExtras } = changed;
  const price = { ...booking, lines, total };
  return {
    previous_total: centsToEuros(booking.total),
    total: centsToEuros(total),
    difference: centsToEuros(total - booking.total),
    late_extras: lateExtras,
    agreed_price: agreement,
    lines: lines.map((line) => wordPriceLine(wordsOf("it"), line)),
    receipt: toReceiptLines(price),
    conditions: toTermsLines(terms, price),
  };
}

/** Returns the address of a picture as it is stored; null for none. */
export const toPlainPicture = (picture: string | null | undefined): string | null =>
  picture ? stripPictureDetails(picture) : null;

/** Returns a car with its total price for a period, in euros. */
export function toVehicleOffer(offer: StaffVehicleOffer): ApiVehicleOffer {
  const { vehicle, quote, terms, language, isFree, units, delivery } = offer;
  return {
    vehicle: vehicle.slug,
    vehicle_name: vehicleTitle(vehicle),
    vehicle_image: toPlainPicture(vehicle.images[0]),
    free: isFree,
    unit_colours: toUnitColours(units),
    days: quote.days,
    daily_rate: centsToEuros(quote.dailyRate),
    one_way: centsToEuros(quote.oneWay),
    supplements: supplementsOf(quote.lines).map(toSupplementLine),
    lines: quote.lines.map((line) => toStaffPriceLine(line, { language, vehicle: vehicleTitle(vehicle) })),
    total: centsToEuros(quote.total),
    currency: quote.currency,
    delivery: delivery && toVehicleDelivery(delivery),
    outside_hours: offer.outsideHours && inItalian(offer.outsideHours),
    below_minimum: offer.belowMinimum && inItalian(offer.belowMinimum),
    promotion_refusal: offer.promotionRefusal && inItalian(offer.promotionRefusal),
    ...toTerms(terms),
    receipt: toReceiptLines(quote),
    grace_sentence: toGraceSentence(quote),
    conditions: toTermsLines(terms, quote),
  };
}

function toStaffPriceLine(
  line: PriceLine,
  { language, vehicle }: { language: Language; vehicle: string },
): ApiVehicleOffer["lines"][number] {
  const [named = line] = linesIn(language, [line]);
  return {
    ...wordPriceLine(wordsOf("it"), line),
    name: "names" in line.params ? (line.params.names?.it ?? null) : null,
    quote_text: quoteLineText(wordsOf(language), named, vehicle),
  };
}

const toGraceSentence = ({ graceReturn }: BilledPrice) =>
  graceReturn ? graceSentence(wordsOf("it"), graceReturn) : null;

const toReceiptLines = (price: BilledPrice) => toLabelledRows(priceLines(wordsOf("it"), price));

const toTermsLines = (terms: RentalTerms, price: BilledPrice) =>
  toLabelledRows(listTermsRows(wordsOf("it"), terms, price, supplementsOf(price.lines)));

const toLabelledRows = (rows: readonly LabelledValue[]): LabelledValue[] =>
  rows.map(({ label, value }) => ({ label, value }));

/** Returns the terms under the field names that vehicle rows use. */
export const toTerms = (terms: RentalTerms) => ({
  deposit: centsToEuros(terms.deposit),
  excess: centsToEuros(terms.excess),
  included_km_per_day: terms.includedKilometresPerDay,
  extra_km: centsToEuros(terms.extraKilometre),
  minimum_age: terms.minimumAge,
  minimum_licence_years: terms.minimumLicenceYears,
});
