import { statusAt } from "#domain/bookings/booking.ts";
import { isPrivateLinkExpired } from "#domain/bookings/private-link.ts";
import { findDestination } from "#domain/delivery/find-destination.ts";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import { computeSupplements, type DeliverySupplement } from "#domain/delivery/supplement.ts";
import type { CustomerQuote } from "#domain/pages/private-pages.ts";
import { bookedProtectionOf } from "#domain/prices/option-lines.ts";
import { protectedTerms } from "#domain/prices/protections.ts";
import { type QuotedRental, quoteAnswerRefusal, quoteStatusAt } from "#domain/quotes/quote.ts";
import { includedKilometresOf, toBookedLines } from "#domain/quotes/quote-price-lines.ts";
import { quoteGraceSentence } from "#domain/quotes/quote-rows.ts";
import { countRentalDays } from "#domain/rental-period/rental-days.ts";
import { sayMessage } from "#domain/words/message.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { findOutcome, findStoredQuote, type StoredQuote } from "#server/repositories/quotes/quotes.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { deriveManageToken, tokenHash } from "#server/services/bookings/shared/manage-token.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { noSuchQuote } from "#server/services/words/booking-words.ts";
import { readQuoteVat } from "./internal/read-quote-vat.ts";

/** Returns the quote of a private link. Throws "not-found" for an unknown token, and for a draft. */
export async function findQuote(ctx: AppContext, { token }: { token: string }, words: Words): Promise<CustomerQuote> {
  const quote = await requireQuoteByToken(ctx, token);
  const { booking, order, orderStatus } = await findOutcome(ctx.db, quote.id);
  const status = quoteStatusAt(quote, siteToday(ctx));
  const refusal = quoteAnswerRefusal(status, quote.validUntil, ctx.site.phone);
  const { reference, kind, name, title, lines, totalCents: total, validUntil, terms, rental } = quote;
  return {
    ...{ reference, kind, status, name, title, lines, total, validUntil, terms, rental, order, orderStatus },
    placeNames: rental ? toPlaceNames(words, rental) : {},
    graceSentence: quoteGraceSentence(words, quote),
    hire: rental && (await readHireTerms(ctx, quote, rental)),
    vat: await readQuoteVat(ctx, words, quote),
    closed: refusal && sayMessage(words, refusal),
    booking: booking && { status: statusAt(booking, ctx.clock()), createdAt: booking.createdAt },
    // Omit the booking's link if it was renewed: the new link is for another e-mail address than that of this quote.
    bookingToken: booking && booking.linkVersion === 0 ? deriveManageToken(ctx.env.secret, booking) : null,
  };
}

function toPlaceNames({ language }: Words, rental: QuotedRental): Record<string, string> {
  const places = [rental.pickupPlace ?? rental.pickupCity, rental.returnPlace ?? rental.returnCity];
  return Object.fromEntries(places.map((place) => [place, placeNameIn(language, nameOfPlace(place))]));
}

/** Returns the current rental terms, which the booking will have; null if the car was deleted. */
async function readHireTerms(
  ctx: AppContext,
  { lines, graceMinutes }: StoredQuote,
  rental: QuotedRental,
): Promise<CustomerQuote["hire"]> {
  const vehicle = await findVehicleBySlug(ctx.db, rental.vehicle);
  const pickup = { date: rental.pickupDate, time: rental.pickupTime };
  const back = { date: rental.returnDate, time: rental.returnTime };
  if (!vehicle) return null;
  const days = countRentalDays(pickup, back, graceMinutes);
  const booked = toBookedLines(lines, { days, pickupDate: rental.pickupDate, vatRateBasisPoints: null });
  const terms = protectedTerms(vehicle.terms, bookedProtectionOf(booked), vehicle.category);
  return {
    terms,
    rental: { days, includedKilometres: includedKilometresOf(booked, terms.includedKilometresPerDay) },
    supplements: await readSupplements(ctx, rental),
  };
}

async function readSupplements(ctx: AppContext, rental: QuotedRental): Promise<DeliverySupplement[]> {
  const cities = await listActiveCities(ctx.db);
  const pickup = findDestination(rental.pickupPlace ?? rental.pickupCity, cities);
  const back = findDestination(rental.returnPlace ?? rental.returnCity, cities);
  return pickup && back ? computeSupplements({ pickup, return: back }, ctx.site.delivery) : [];
}

/** Returns the stored quote of a private link. Throws "not-found". */
export async function requireQuoteByToken(ctx: AppContext, token: string): Promise<StoredQuote> {
  const hash = tokenHash(token);
  const quote = hash ? await findStoredQuote(ctx.db, { tokenHash: hash }) : null;
  if (!quote || quote.sentAt === null || isPrivateLinkExpired(new Date(`${quote.validUntil}T00:00Z`), ctx.clock()))
    throw noSuchQuote();
  return quote;
}
