import { isDeepStrictEqual } from "node:util";
import type { Booking } from "#domain/bookings/booking.ts";
import { statusAt } from "#domain/bookings/booking.ts";
import type { ChangeScope } from "#domain/bookings/booking-change.ts";
import {
  findMinimumOfRequest,
  getDateRequestScope,
  MAX_DATE_REQUESTS,
  type RequestedRental,
  toRequestedPeriod,
  validateDateRequest,
} from "#domain/bookings/date-requests.ts";
import { formatRequestedDates } from "#domain/bookings/requested-dates.ts";
import { unknownPlaceMessage } from "#domain/delivery/delivery-problems.ts";
import { type Destination, destinationKey } from "#domain/delivery/destination.ts";
import { findDestination } from "#domain/delivery/find-destination.ts";
import { dateRequestSchema, returnRequestSchema } from "#domain/forms/bookings/date-request.ts";
import { minimumLengthMessage } from "#domain/rates/minimum-length.ts";
import { textReference } from "#domain/words/text-reference.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { dateRequestEmail } from "#server/mail/bookings/date-request-mail.ts";
import { insertAuditEntry } from "#server/repositories/audit-log/audit-log.ts";
import { insertStaffOnlyEvent } from "#server/repositories/bookings/booking-events.ts";
import {
  insertDateRequest,
  listDateRequests,
  supersedeDateRequest,
} from "#server/repositories/bookings/date-requests.ts";
import { lockBooking } from "#server/repositories/bookings/find-bookings.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { bookedDestinations } from "#server/services/bookings/shared/booked-destinations.ts";
import { tokenHash } from "#server/services/bookings/shared/manage-token.ts";
import { MINIMUM_LENGTH_CODE, toFieldProblem } from "#server/services/bookings/shared/price-rental.ts";
import { readPricing } from "#server/services/internal/read-pricing.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { noSuchBookingError } from "#server/services/words/booking-words.ts";

/**
 * Stores a date request, which a renter sends by the private link (product.md#date-request): other dates before the pickup, another return while the
 * car is out. Staff see it on the booking and get a mail; the booking itself does not change. If the renter repeats the latest request, nothing
 * happens. Throws "not-found" for an unknown token, "invalid" with a message per wrong field, and "conflict" if the booking can no longer change or
 * has reached the maximum number of date requests.
 */
export async function requestOtherDates(
  ctx: AppContext,
  { token, form }: { token: string; form: unknown },
): Promise<void> {
  const hash = tokenHash(token);
  await retryTransaction(ctx.db, async (tx) => {
    const booking = hash ? await lockBooking(tx, { tokenHash: hash }) : null;
    if (!booking) throw noSuchBookingError();
    const now = ctx.clock();
    const scope = getDateRequestScope(booking, now);
    if (scope === "none") throw noLongerChangeableError(ctx);
    const { requested, problems } = await readRequestedRental(ctx, tx, { booking, scope, form, now });
    const earlierRequests = await listDateRequests(tx, booking.id);
    const [latest] = earlierRequests;
    if (latest?.state === "open" && isDeepStrictEqual(latest.requested, requested)) return;
    if (earlierRequests.length >= MAX_DATE_REQUESTS) throw tooManyRequestsError(ctx);
    if (problems.length > 0)
      throw new ServiceError("invalid", textReference("refusals", "datesNotRequestable"), problems);
    await supersedeDateRequest(tx, booking.id);
    await insertDateRequest(tx, booking.id, requested, now);
    const note = formatRequestedDates(wordsOf("it"), requested);
    const status = statusAt(booking, now);
    await insertStaffOnlyEvent(tx, { bookingId: booking.id, kind: "dates-asked", status, actor: "renter", note }, now);
    const entry = { actor: "customer", action: "ask-dates", entity: "bookings", entityId: booking.id } as const;
    await insertAuditEntry(tx, { ...entry, before: null, after: requested }, now);
    await ctx.jobs.enqueue(
      tx,
      "mail",
      dateRequestEmail({
        booking,
        requestedDates: note,
        site: ctx.site,
        siteUrl: ctx.env.siteUrl,
        staffAddress: ctx.env.mailStaff,
      }),
    );
  });
}

interface DateRequestForm {
  booking: Booking;
  scope: Exclude<ChangeScope, "none">;
  form: unknown;
  now: Date;
}

/** Reads the form that fits the booking now: a renter who loaded the page before the pickup may send the other one. Throws "invalid". */
async function readRequestedRental(
  ctx: AppContext,
  tx: Transaction,
  { booking, scope, form, now }: DateRequestForm,
): Promise<{ requested: RequestedRental; problems: FieldProblem[] }> {
  const cities = await listActiveCities(tx);
  const { pickup: bookedPickup, return: booked } = bookedDestinations(booking, cities);
  const { returnPlace, ...dates } =
    scope === "whole"
      ? { ...parseInput(dateRequestSchema, form), returnPlace: undefined }
      : { pickupDate: null, pickupTime: null, ...parseInput(returnRequestSchema, form) };
  const destination = returnPlace === undefined ? booked : findRequestedPlace(returnPlace, booked, cities);
  const requested = { ...dates, returnPlace: destination && otherPlaceKey(destination, booked) };
  if (!destination) {
    const message = unknownPlaceMessage(booked.city.name);
    return { requested, problems: [{ path: "returnPlace", message, code: "unknown-place" }] };
  }
  const requestedCities = { pickup: bookedPickup.city, return: destination.city };
  const problems = validateDateRequest(booking, requested, { cities: requestedCities, now });
  if (problems.length > 0) return { requested, problems: problems.map(toFieldProblem) };
  return { requested, problems: await findLengthProblems(ctx, tx, booking, requested) };
}

/** Returns the problem of a rental that is shorter than the minimum length of today (product.md#rates). */
async function findLengthProblems(
  ctx: AppContext,
  tx: Transaction,
  booking: Booking,
  requested: RequestedRental,
): Promise<FieldProblem[]> {
  const slug = booking.vehicle.catalogueVehicle?.slug;
  const vehicle = slug === undefined ? null : await findVehicleBySlug(tx, slug);
  if (!vehicle) return [];
  const { minimumRules } = (await readPricing(ctx, tx)).ratesOf(vehicle);
  const period = toRequestedPeriod(booking.pickup, requested);
  const days = findMinimumOfRequest(booking, period, minimumRules);
  if (days === null) return [];
  const message = minimumLengthMessage({ pickupDate: period.pickup.date, days });
  return [{ path: "returnDate", message, code: MINIMUM_LENGTH_CODE }];
}

/** Returns the place that the renter asks for; the booked one even if its city is no longer served. Null if unknown. */
const findRequestedPlace = (
  place: string,
  booked: Destination,
  cities: Awaited<ReturnType<typeof listActiveCities>>,
) => (place === destinationKey(booked) ? booked : findDestination(place, cities));

const otherPlaceKey = (destination: Destination, booked: Destination): string | null =>
  destinationKey(destination) === destinationKey(booked) ? null : destinationKey(destination);

const noLongerChangeableError = ({ site }: AppContext) =>
  new ServiceError("conflict", textReference("refusals", "datesFixed", { phone: site.phone }));

const tooManyRequestsError = ({ site }: AppContext) =>
  new ServiceError(
    "conflict",
    textReference("refusals", "tooManyDateRequests", { max: MAX_DATE_REQUESTS, phone: site.phone }),
  );
