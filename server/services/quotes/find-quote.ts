import { linkHasEnded } from "#domain/booking/private-link.ts";
import { findDestination } from "#domain/delivery/destination.ts";
import { type DeliverySupplement, deliverySupplements } from "#domain/delivery/supplement.ts";
import type { CustomerQuote } from "#domain/pages/private-pages.ts";
import { answerRefusal, type QuotedRental, quoteStatusAt } from "#domain/quotes/quote.ts";
import { rentalDays } from "#domain/rental-period/rental-days.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { findOutcome, findStoredQuote, type StoredQuote } from "#server/repositories/quotes/quotes.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { manageToken, tokenHash } from "#server/services/booking/shared/manage-token.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { noSuchQuote } from "#server/services/words/booking-words.ts";

/** The quote a private link opens. Refuses "not-found" for any token that opens none, and for a draft. */
export async function findQuote(ctx: AppContext, { token }: { token: string }): Promise<CustomerQuote> {
  const quote = await quoteOfToken(ctx, token);
  const { booking, order, orderStatus } = await findOutcome(ctx.db, quote.id);
  const status = quoteStatusAt(quote, siteToday(ctx));
  const { reference, kind, name, title, lines, totalCents: total, validUntil, terms, rental } = quote;
  return {
    ...{ reference, kind, status, name, title, lines, total, validUntil, terms, rental, order, orderStatus },
    hire: rental && (await hireOf(ctx, rental)),
    closed: answerRefusal(status, validUntil, ctx.site.phone),
    // A link that was renewed belongs to another address than this quote went to.
    bookingToken: booking && booking.linkVersion === 0 ? manageToken(ctx.env.secret, booking) : null,
  };
}

/** The terms of today, by which the booking will be made; null for a car that has left the fleet. */
async function hireOf(ctx: AppContext, rental: QuotedRental): Promise<CustomerQuote["hire"]> {
  const vehicle = await findVehicleBySlug(ctx.db, rental.vehicle);
  const pickup = { date: rental.pickupDate, time: rental.pickupTime };
  const back = { date: rental.returnDate, time: rental.returnTime };
  return (
    vehicle && { terms: vehicle.terms, days: rentalDays(pickup, back), supplements: await supplementsOf(ctx, rental) }
  );
}

async function supplementsOf(ctx: AppContext, rental: QuotedRental): Promise<DeliverySupplement[]> {
  const cities = await listActiveCities(ctx.db);
  const pickup = findDestination(rental.pickupPlace ?? rental.pickupCity, cities);
  const back = findDestination(rental.returnPlace ?? rental.returnCity, cities);
  return pickup && back ? deliverySupplements({ pickup, return: back }, ctx.site.delivery) : [];
}

/** The stored quote of a private link. Refuses "not-found". */
export async function quoteOfToken(ctx: AppContext, token: string): Promise<StoredQuote> {
  const hash = tokenHash(token);
  const quote = hash ? await findStoredQuote(ctx.db, { tokenHash: hash }) : null;
  if (!quote || quote.sentAt === null || linkHasEnded(new Date(`${quote.validUntil}T00:00Z`), ctx.clock()))
    throw noSuchQuote();
  return quote;
}
