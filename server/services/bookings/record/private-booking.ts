import { type Booking, canRenterCancel, statusAt } from "#domain/bookings/booking.ts";
import { isOpenStatus } from "#domain/bookings/booking-statuses.ts";
import { buildBookingCalendarFile, toCalendarStatus } from "#domain/bookings/calendar-file.ts";
import { listChangedTerms } from "#domain/bookings/changed-terms.ts";
import { getDateRequestScope, hasRequestedRental } from "#domain/bookings/date-requests.ts";
import { isBookingLinkExpired } from "#domain/bookings/private-link.ts";
import { openedHoldExpiresAt } from "#domain/bookings/request/hold-expiry.ts";
import { formatRequestedDates } from "#domain/bookings/requested-dates.ts";
import { driverSentences, meetingPointRows } from "#domain/delivery/delivery-rows.ts";
import { placeText } from "#domain/delivery/delivery-words.ts";
import { listPlaceGroups } from "#domain/delivery/place-groups.ts";
import type { Cents } from "#domain/money.ts";
import type { RenterBooking, RenterDateRequest, RenterUnit } from "#domain/pages/vehicle-pages.ts";
import { cancellationFee, freeCancellationUntil } from "#domain/prices/cancellation.ts";
import { linesIn } from "#domain/prices/lines-in.ts";
import { isVatShown } from "#domain/prices/vat.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { labelWithValue } from "#domain/words/label-with-value.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import { textReference } from "#domain/words/text-reference.ts";
import type { Words } from "#domain/words/words.ts";
import type { AppContext } from "#server/context.ts";
import { retryTransaction } from "#server/db/retry-transaction.ts";
import { ServiceError } from "#server/errors.ts";
import { insertStaffOnlyEvent, listBookingEvents } from "#server/repositories/bookings/booking-events.ts";
import { findAgreementBeforeReplacement } from "#server/repositories/bookings/booking-undos.ts";
import { listDateRequests } from "#server/repositories/bookings/date-requests.ts";
import { findStoredBooking, lockBooking } from "#server/repositories/bookings/find-bookings.ts";
import { storeLinkOpening } from "#server/repositories/bookings/request-holds.ts";
import { transitionBooking } from "#server/repositories/bookings/write-bookings.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { listMessages } from "#server/repositories/messages/messages.ts";
import { releaseHolds } from "#server/repositories/unit-holds/booking-holds.ts";
import { translateFinish } from "#server/repositories/vehicles/translate-finishes.ts";
import { isValidOpeningProof } from "#server/services/bookings/internal/opening-proof.ts";
import { manageUrl, tokenHash } from "#server/services/bookings/shared/manage-token.ts";
import { isFormMailAllowed } from "#server/services/internal/request-identities.ts";
import { toConversationMessage } from "#server/services/messages/shared/conversation-message.ts";
import { noSuchBookingError } from "#server/services/words/booking-words.ts";

/**
 * Returns the booking of a private link's token. `proof` is the opening proof, which only the mail's link has. Throws "not-found" for an unknown or
 * expired token.
 */
export async function findBooking(
  ctx: AppContext,
  { token, proof = "" }: { token: string; proof?: string | undefined },
  words: Words,
): Promise<RenterBooking> {
  const hash = tokenHash(token);
  const stored = hash ? await findStoredBooking(ctx.db, { tokenHash: hash }) : null;
  const now = ctx.clock();
  if (!stored || isBookingLinkExpired(stored, now)) throw noSuchBookingError();
  const {
    units,
    unit: _unit,
    plate: _plate,
    expectedReturnAt: _expected,
    hasPickupRecord: _recorded,
    linkVersion: _link,
    pickupCountry,
    ...booking
  } = stored;
  const dateRequestScope = getDateRequestScope(stored, now);
  const history = await listBookingEvents(ctx.db, booking.id);
  const messages = await listMessages(ctx.db, { bookingId: booking.id });
  return {
    booking: {
      ...nameBookedPlaces(words, booking),
      showsVat: isVatShown(pickupCountry, ctx.site),
      finish: await translateFinish(ctx.db, words.language, booking.finish),
      units: units.map(toRenterUnit),
      status: statusAt(stored, now),
    },
    history: history.map((event) => ({ ...event, actor: toPublicActor(event.actor) })),
    messages: messages.map((message) => toConversationMessage(message, booking.renter)),
    canCancel: canRenterCancel(stored, now),
    cancellationCost: cancellationFee(stored, now),
    freeCancellationUntil: stored.status === "requested" ? null : freeCancellationUntil(stored),
    changedTerms: await listTermsChangedByReplacement(ctx, stored, words),
    isPickupAhead: now < booking.pickup.at,
    dateRequestScope,
    dateRequest: await findShownDateRequest(ctx, stored, words),
    returnPlaces:
      dateRequestScope === "return"
        ? listPlaceGroups(words, await listActiveCities(ctx.db), bookedReturnPlace(words, stored))
        : [],
    openingProof:
      isUnopenedRequest(booking, now) && isValidOpeningProof(ctx.env.secret, booking.id, proof) ? proof : null,
    manageUrl: manageUrl(ctx.env, stored),
  };
}

/**
 * Returns the latest date request of a booking that is still open, unless it was superseded or staff have changed the accepted dates or place since.
 */
async function findShownDateRequest(
  { db, clock }: AppContext,
  booking: Booking,
  words: Words,
): Promise<RenterDateRequest | null> {
  if (!isOpenStatus(statusAt(booking, clock()))) return null;
  const [latest] = await listDateRequests(db, booking.id);
  if (!latest || latest.state === "superseded") return null;
  const { requested, state, answer } = latest;
  if (state === "accepted" && !hasRequestedRental(booking, requested)) return null;
  return { text: formatRequestedDates(words, requested), state, answer };
}

const bookedReturnPlace = ({ language }: Words, { return: back, delivery }: Booking) => ({
  value: delivery.returnPlace.slug ?? back.city,
  label: placeNameIn(language, delivery.returnPlace.name),
});

/** Returns the conditions that the last replacement of the car changed; null unless the rental is in progress, or if unknown. */
async function listTermsChangedByReplacement(
  ctx: AppContext,
  { id, status, units, terms, days }: Booking,
  words: Words,
): Promise<RenterBooking["changedTerms"]> {
  if (status !== "active" || units.length < 2) return null;
  const before = await findAgreementBeforeReplacement(ctx.db, id);
  return before && listChangedTerms(words, { terms, formerTerms: before.terms, days });
}

/** Returns a booking whose cities and places have their names in the page's language. */
function nameBookedPlaces<Place extends Pick<Booking, "pickup" | "return" | "delivery" | "lines">>(
  { language }: Words,
  booking: Place,
): Place {
  const { pickup, return: back, delivery, lines } = booking;
  const nameOf = (name: string) => placeNameIn(language, name);
  const nameAt = <Named extends { name: string }>(place: Named): Named => ({ ...place, name: nameOf(place.name) });
  return {
    ...booking,
    pickup: { ...pickup, city: nameOf(pickup.city) },
    return: { ...back, city: nameOf(back.city) },
    delivery: { ...delivery, pickupPlace: nameAt(delivery.pickupPlace), returnPlace: nameAt(delivery.returnPlace) },
    lines: linesIn(language, lines),
  };
}

const toRenterUnit = ({ id, title, plate, startedAt, endedAt }: Booking["units"][number]): RenterUnit => ({
  id,
  title,
  plate,
  startedAt,
  endedAt,
});

const isUnopenedRequest = (booking: Pick<Booking, "status" | "holdExpiresAt" | "linkOpenedAt">, now: Date): boolean =>
  booking.linkOpenedAt === null && statusAt(booking, now) === "requested";

/** Returns the actor for the public: "staff" instead of the id of a staff user. */
const toPublicActor = (actor: string): string => (actor === "renter" || actor === "system" ? actor : "staff");

/**
 * Records that the renter opened the link of the mail in a browser, which extends the hold (product.md#request-holds). Changes nothing if the link
 * was opened before, or if the booking is no longer a request. Throws "not-found" for an unknown token or a wrong opening proof.
 */
export async function openRequest(ctx: AppContext, { token, proof }: { token: string; proof: string }): Promise<void> {
  const hash = tokenHash(token);
  await retryTransaction(ctx.db, async (tx) => {
    const booking = hash ? await lockBooking(tx, { tokenHash: hash }) : null;
    if (!booking || !isValidOpeningProof(ctx.env.secret, booking.id, proof)) {
      throw noSuchBookingError();
    }
    const now = ctx.clock();
    if (booking.linkOpenedAt !== null || statusAt(booking, now) !== "requested") return;
    await storeLinkOpening(tx, booking.id, { openedAt: now, holdExpiresAt: openedHoldExpiresAt(booking, ctx.site) });
    const opened = { bookingId: booking.id, kind: "opened", status: "requested", actor: "renter", note: null } as const;
    await insertStaffOnlyEvent(tx, opened, now);
  });
}

/**
 * Cancels a booking by its private link (product.md#private-link): frees the unit immediately and mails renter and staff. Idempotent. Throws
 * "not-found" for an unknown token, and "conflict" if the booking can no longer be cancelled, or if it costs more by now than the form said (`shownFee`
 * in cents).
 */
export async function cancelBooking(
  ctx: AppContext,
  { token, shownFee = "" }: { token: string; shownFee?: string | undefined },
): Promise<void> {
  const hash = tokenHash(token);
  await retryTransaction(ctx.db, async (tx) => {
    const booking = hash ? await lockBooking(tx, { tokenHash: hash }) : null;
    if (!booking) throw noSuchBookingError();
    if (booking.status === "cancelled") return;
    const now = ctx.clock();
    if (!canRenterCancel(booking, now)) throw tooLateToCancel();
    const fee = cancellationFee(booking, now);
    if (fee > Number(shownFee)) throw cancellationFeeChanged(fee);
    if (!(await transitionBooking(tx, { ...toCancellation(booking), cancellationFeeCents: fee, now })))
      throw new Error(`Booking ${booking.id} changed its state under its lock`);
    await releaseHolds(tx, [booking.id], now);
    if (await isFormMailAllowed(ctx, tx, booking.renter.email)) {
      await ctx.jobs.enqueue(tx, "booking-mail", { booking: booking.id, kind: "cancelled" });
    }
    await ctx.jobs.enqueue(tx, "booking-mail", { booking: booking.id, kind: "staff-cancelled" });
  });
}

const toCancellation = (booking: Booking) =>
  ({ id: booking.id, from: booking.status, to: "cancelled", actor: "renter" }) as const;

const cancellationFeeChanged = (fee: Cents) =>
  new ServiceError("conflict", (words) =>
    say(words, words.refusals.cancellationFeeChanged, { fee: formatMoney(words, fee) }),
  );

const tooLateToCancel = () => new ServiceError("conflict", textReference("refusals", "bookingNotCancellable"));

/**
 * Returns the calendar file of a booking. For a booking that was cancelled, declined or has expired, the file removes the appointments from the
 * calendar. Throws "not-found" for an unknown or expired token.
 */
export async function readBookingCalendar(
  ctx: AppContext,
  input: { token: string },
  words: Words,
): Promise<{ reference: string; file: string }> {
  const { booking, manageUrl } = await findBooking(ctx, input, words);
  const { reference, pickup, return: back, delivery, status, version } = booking;
  const file = buildBookingCalendarFile(
    words,
    {
      reference,
      vehicle: booking.vehicle.title,
      pickup: {
        at: pickup.at,
        place: placeText(delivery.pickupPlace),
        notes: driverSentences(words, "pickup", delivery),
      },
      return: {
        at: back.at,
        place: placeText(delivery.returnPlace),
        vehicle: booking.unitVehicle.title,
        notes: driverSentences(words, "return", delivery),
      },
      meeting: meetingPointRows(words, delivery).map((row) => labelWithValue(words, row)),
      status: toCalendarStatus(status),
      version,
      manageUrl,
      writtenAt: ctx.clock(),
    },
    ctx.site,
  );
  return { reference, file };
}
