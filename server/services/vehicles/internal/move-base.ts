import { type Booking, statusAt } from "#domain/bookings/booking.ts";
import { isHandedOver } from "#domain/bookings/handed-over.ts";
import { findCategory } from "#domain/categories.ts";
import type { City } from "#domain/cities/city.ts";
import {
  baseMoveNote,
  baseMoveRefused,
  type HoldOwner,
  overlapWords,
  pickupTooLateWords,
} from "#domain/delivery/delivery-words.ts";
import { computeEarliestPickup } from "#domain/delivery/earliest-pickup.ts";
import { computeTransfer, type RoundTrip } from "#domain/delivery/transfer.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { insertStaffOnlyEvent } from "#server/repositories/bookings/booking-events.ts";
import { deleteUndosOfVehicle } from "#server/repositories/bookings/booking-undos.ts";
import { lockOpenBookings } from "#server/repositories/bookings/list-bookings.ts";
import { updateStoredBooking } from "#server/repositories/bookings/write-bookings.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import {
  listRelocatedHolds,
  type RelocatedHold,
  rescheduleHolds,
} from "#server/repositories/unit-holds/relocation-holds.ts";
import type { InstantSpan } from "#server/repositories/unit-holds/spans.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { bookedDestinations } from "#server/services/bookings/shared/booked-destinations.ts";
import { closedMonthProblem } from "#server/services/bookings/shared/lock-booking-for-staff.ts";
import { releaseEndedHolds } from "#server/services/bookings/shared/release-ended-holds.ts";
import { farTransfersQuestion } from "#server/services/vehicles/internal/far-transfers.ts";

interface MovedVehicle {
  id: string;
  /** The name of the current base city. */
  location: string;
  /** The category that staff have chosen. */
  category: string;
}

/** The effect of a move to another base on a vehicle's bookings. */
export interface BaseMove {
  rebasedBookings: { booking: Booking; transfers: RoundTrip }[];
  spans: { id: string; span: InstantSpan }[];
  /** What prevents the move, as problems of the field `location`. */
  problems: FieldProblem[];
  /** The question that staff must confirm before the move; null if there is none. */
  question: string | null;
}

const NO_MOVE: BaseMove = { rebasedBookings: [], spans: [], problems: [], question: null };

interface BaseMoveInput {
  staff: Staff;
  vehicle: MovedVehicle;
  location: string | undefined;
  /** Whether staff have confirmed transfers beyond the category's maximum distance. */
  beyondReach: boolean;
}

/**
 * Plans the move of a vehicle to another base for its open bookings (product.md#base-move): new transfers at the agreed price, and holds with the new
 * transfers. Writes nothing. The caller has locked the vehicle.
 */
export async function planBaseMove(
  ctx: AppContext,
  tx: Transaction,
  { staff, vehicle, location }: Omit<BaseMoveInput, "beyondReach">,
): Promise<BaseMove> {
  const base = await findNewBase(tx, vehicle, location);
  if (!base) return NO_MOVE;
  const now = ctx.clock();
  const cities = await listActiveCities(tx);
  const holds = await listRelocatedHolds(tx, vehicle.id, now);
  const bookings = (await lockOpenBookings(tx, vehicle.id)).filter((one) => statusAt(one, now) !== "expired");
  const [closed] = bookings.flatMap(
    ({ pickup }) => closedMonthProblem(ctx, staff, { pickupDate: pickup.date, path: "location" }) ?? [],
  );
  if (closed) return { ...NO_MOVE, problems: [closed] };
  const rebasedBookings = bookings.map((booking) => ({
    booking,
    transfers: planTransfers(ctx, booking, base, cities),
  }));
  const spans = rebasedBookings.flatMap((rebased) => planSpans(rebased, holds));
  const problems = [...findOverlaps(holds, spans, bookings), ...findLatePickups(ctx, rebasedBookings, base)];
  const message = baseMoveRefused(vehicle.location, base.name, problems);
  return {
    rebasedBookings,
    spans,
    problems: problems.length > 0 ? [{ path: "location", message }] : [],
    question: farTransfersQuestion(rebasedBookings, base, findCategory(vehicle.category)?.slug, ctx.site.delivery),
  };
}

/**
 * Changes transfers and holds of a vehicle's bookings for its new base. Throws "conflict" with the bookings that would overlap or could no longer
 * start in time, for a booking of a closed month (product.md#closed-months), and at `beyond_reach` for transfers beyond the maximum distance that staff
 * have not confirmed.
 */
export async function moveBase(
  ctx: AppContext,
  tx: Transaction,
  { staff, vehicle, location, beyondReach }: BaseMoveInput,
): Promise<void> {
  if (location === undefined || location === vehicle.location) return;
  // Release expired holds, which would still violate the database constraint.
  await releaseEndedHolds(ctx, tx, vehicle.id);
  const { rebasedBookings, spans, problems, question } = await planBaseMove(ctx, tx, { staff, vehicle, location });
  const [problem] = problems;
  if (problem) throw new ServiceError("conflict", problem.message, problems);
  if (question !== null && !beyondReach)
    throw new ServiceError("conflict", question, [{ path: "beyond_reach", message: question }]);
  const now = ctx.clock();
  await deleteUndosOfVehicle(tx, vehicle.id);
  for (const { booking, transfers } of rebasedBookings) {
    const changes = {
      baseCity: location,
      transferOutKilometres: transfers.out.kilometres,
      transferOutMinutes: transfers.out.minutes,
      transferBackKilometres: transfers.back.kilometres,
      transferBackMinutes: transfers.back.minutes,
    };
    await updateStoredBooking(tx, booking.id, changes, now);
    const note = baseMoveNote(vehicle.location, location, transfers);
    const event = { bookingId: booking.id, kind: "change" as const, status: booking.status, actor: staff.userId, note };
    await insertStaffOnlyEvent(tx, event, now);
  }
  // Update the holds last: their trigger copies the transfer back from the updated bookings.
  await rescheduleHolds(tx, spans, now);
}

async function findNewBase(tx: Transaction, vehicle: MovedVehicle, location: string | undefined): Promise<City | null> {
  if (location === undefined || location === vehicle.location) return null;
  return (await listActiveCities(tx)).find(({ name }) => name === location) ?? null;
}

/**
 * Returns the transfers of a booking from the new base. A transfer whose length is unknown stays the same, and so does the transfer out of a car that
 * has already left.
 */
function planTransfers(ctx: AppContext, booking: Booking, base: City, cities: readonly City[]): RoundTrip {
  const ends = bookedDestinations(booking, cities);
  const { out, back } = booking.delivery;
  const isHandedOut = isHandedOver(booking);
  return {
    out: isHandedOut ? out : (computeTransfer(base, ends.pickup, ctx.site.delivery) ?? out),
    back: computeTransfer(base, ends.return, ctx.site.delivery) ?? back,
  };
}

/** Returns the spans of a booking's holds with its new transfers. If a hold is longer for another reason, it stays longer. */
function planSpans(
  { booking, transfers }: BaseMove["rebasedBookings"][number],
  holds: readonly RelocatedHold[],
): BaseMove["spans"] {
  const bookingHolds = holds.filter(({ bookingId, hasEnded }) => bookingId === booking.id && !hasEnded);
  const [first, last] = [bookingHolds.at(0), bookingHolds.at(-1)];
  if (!first || !last) return [];
  const { out, back } = booking.delivery;
  const longerOut = first.isOut ? 0 : (transfers.out.minutes - out.minutes) * MINUTE_MS;
  const longerBack = (transfers.back.minutes - back.minutes) * MINUTE_MS;
  return bookingHolds
    .map((hold) => ({
      id: hold.id,
      span: {
        from: hold === first ? new Date(hold.span.from.getTime() - longerOut) : hold.span.from,
        to: hold === last ? new Date(hold.span.to.getTime() + longerBack) : hold.span.to,
      },
    }))
    .filter(({ id, span }) => bookingHolds.some((hold) => hold.id === id && !isSameSpan(hold.span, span)));
}

const isSameSpan = (one: InstantSpan, other: InstantSpan) =>
  one.from.getTime() === other.from.getTime() && one.to.getTime() === other.to.getTime();

function findOverlaps(
  holds: readonly RelocatedHold[],
  newSpansById: BaseMove["spans"],
  bookings: readonly Booking[],
): string[] {
  const spanOf = new Map(newSpansById.map(({ id, span }) => [id, span]));
  const holdsInOrder = holds
    .map((hold) => ({ ...hold, span: spanOf.get(hold.id) ?? hold.span }))
    .toSorted((one, other) => one.unit - other.unit || one.span.from.getTime() - other.span.from.getTime());
  return holdsInOrder.flatMap((hold, at) => {
    const next = holdsInOrder[at + 1];
    if (!next || next.unit !== hold.unit || next.span.from >= hold.span.to) return [];
    return [overlapWords(hold.unit, ownerOf(hold, bookings), ownerOf(next, bookings))];
  });
}

function ownerOf({ bookingId, note }: RelocatedHold, bookings: readonly Booking[]): HoldOwner {
  const booking = bookings.find(({ id }) => id === bookingId);
  return booking ? { reference: booking.reference, renter: booking.renter.name } : { block: note };
}

/** Returns the bookings whose pickup a car could no longer reach in time, because the transfer is longer. */
function findLatePickups(ctx: AppContext, rebasedBookings: BaseMove["rebasedBookings"], base: City): string[] {
  return rebasedBookings.flatMap(({ booking, transfers: { out } }) => {
    const { pickup, delivery } = booking;
    if (isHandedOver(booking) || out.minutes <= delivery.out.minutes) return [];
    if (pickup.at >= computeEarliestPickup(ctx.clock(), out, { preparationHours: 0 })) return [];
    const place = delivery.pickupPlace.name;
    const owner = { reference: booking.reference, renter: booking.renter.name };
    return [pickupTooLateWords({ owner, base: base.name, place, out, at: toCivilMoment(pickup.at, pickup.timeZone) })];
  });
}
