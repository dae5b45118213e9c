import type { Booking } from "#domain/booking/booking.ts";
import { type ChangeScope, changeScope } from "#domain/booking/booking-change.ts";
import { type KilometreAccount, kilometreAccount } from "#domain/booking/kilometre-account.ts";
import { type BookingStatus, transitionsFrom } from "#domain/booking/states.ts";
import type { AppContext } from "#server/context.ts";
import { type DeskEvent, listDeskEvents } from "#server/repositories/bookings/booking-events.ts";
import { findBookingRow } from "#server/repositories/bookings/booking-rows.ts";
import { findBooking } from "#server/repositories/bookings/bookings.ts";
import { type HandoverRow, listHandovers } from "#server/repositories/bookings/handovers.ts";
import { bookingIdOf, noSuchBooking } from "#server/services/booking/internal/booking-problems.ts";
import { type BookingListing, withCars } from "./read-bookings.ts";

/** A booking with everything the desk needs to act on it. */
export interface BookingCase extends BookingListing {
  booking: Booking;
  /** Where staff may move it, in the order of the table of moves (design 5). */
  moves: BookingStatus[];
  scope: ChangeScope;
  handovers: HandoverRow[];
  /** Null until both ends are recorded. */
  kilometres: KilometreAccount | null;
}

/** A booking whole, by id or reference. Refuses "not-found". */
export async function readBookingCase(ctx: AppContext, idOrReference: string): Promise<BookingCase> {
  const id = await bookingIdOf(ctx.db, idOrReference);
  const [row, booking, handovers] = await Promise.all([
    findBookingRow(ctx.db, id),
    findBooking(ctx.db, { id }),
    listHandovers(ctx.db, id),
  ]);
  const [listing] = row ? await withCars(ctx.db, [row], ctx.clock()) : [];
  if (!listing || !booking) throw noSuchBooking();
  const { status } = listing;
  return {
    ...listing,
    booking,
    moves: transitionsFrom(status, "staff"),
    scope: changeScope(status),
    handovers,
    kilometres: driven(handovers, booking),
  };
}

/** What happened to a booking, newest first, with who did it and the internal notes. Refuses "not-found". */
export async function readDeskEvents(ctx: AppContext, idOrReference: string): Promise<DeskEvent[]> {
  const id = await bookingIdOf(ctx.db, idOrReference);
  if (!(await findBookingRow(ctx.db, id))) throw noSuchBooking();
  return listDeskEvents(ctx.db, id);
}

function driven(handovers: readonly HandoverRow[], booking: Booking): KilometreAccount | null {
  const counter = (kind: string) => handovers.find((record) => record.kind === kind)?.kilometres;
  const [pickup, back] = [counter("pickup"), counter("return")];
  return pickup === undefined || back === undefined ? null : kilometreAccount({ pickup, return: back }, booking);
}
