import type { Booking } from "#domain/booking/booking.ts";
import { type ChangeScope, changeScope } from "#domain/booking/booking-change.ts";
import { type KilometreAccount, kilometreAccount } from "#domain/booking/kilometre-account.ts";
import { type BookingStatus, transitionsFrom } from "#domain/booking/states.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { listBookingDrivers, type StoredDriver } from "#server/repositories/bookings/booking-drivers.ts";
import { listStaffEvents, type StaffEvent } from "#server/repositories/bookings/booking-events.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { type HandoverRow, listHandovers } from "#server/repositories/bookings/handovers.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { bookingKeyOf, noSuchBooking } from "#server/services/booking/internal/booking-problems.ts";
import { manageUrl } from "#server/services/booking/internal/manage-token.ts";
import { readBookingCustomers } from "#server/services/customers/internal/request-customers.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { type ListedBooking, listed } from "./read-bookings.ts";

/** A booking with everything the staff needs to act on it. */
export interface BookingDetail extends ListedBooking {
  /** The states staff may bring it into, in the order of the table of transitions. */
  transitions: BookingStatus[];
  scope: ChangeScope;
  handovers: HandoverRow[];
  /** Who else drives. */
  drivers: StoredDriver[];
  /** The renter's own way in, which staff may hand on to somebody without an e-mail address. */
  manageUrl: string;
  /** Null until both ends are recorded. */
  kilometres: KilometreAccount | null;
}

/** Which booking, and who asks. */
export interface BookingQuestion {
  staff: Staff;
  /** Id or reference. */
  id: string;
}

/** A booking whole. Refuses "not-found". */
export async function readBookingDetail(ctx: AppContext, { staff, id }: BookingQuestion): Promise<BookingDetail> {
  requireAbility(staff, "bookings.read");
  return caseOf(ctx, ctx.db, await bookingNamed(ctx.db, id));
}

/** What happened to a booking, newest first, with who did it and the internal notes. Refuses "not-found". */
export async function readBookingEvents(ctx: AppContext, { staff, id }: BookingQuestion): Promise<StaffEvent[]> {
  requireAbility(staff, "bookings.read");
  const booking = await bookingNamed(ctx.db, id);
  return listStaffEvents(ctx.db, booking.id);
}

async function bookingNamed(db: Queryable, idOrReference: string): Promise<Booking> {
  const booking = await findStoredBooking(db, bookingKeyOf(idOrReference));
  if (!booking) throw noSuchBooking();
  return booking;
}

/** A booking that has been read, with what belongs to it. */
export async function caseOf(ctx: AppContext, db: Queryable, booking: Booking): Promise<BookingDetail> {
  const handovers = await listHandovers(db, booking.id);
  const customerOf = await readBookingCustomers(ctx, db, [booking]);
  const found = listed(booking, customerOf(booking.id), ctx.clock(), ctx.site);
  return {
    ...found,
    transitions: transitionsFrom(found.status, "staff"),
    scope: changeScope(found.status),
    handovers,
    drivers: await listBookingDrivers(db, booking.id),
    manageUrl: manageUrl(ctx.env, booking.id),
    kilometres: driven(handovers, booking),
  };
}

function driven(handovers: readonly HandoverRow[], booking: Booking): KilometreAccount | null {
  const counter = (kind: string) => handovers.find((record) => record.kind === kind)?.kilometres;
  const [pickup, back] = [counter("pickup"), counter("return")];
  return pickup === undefined || back === undefined ? null : kilometreAccount({ pickup, return: back }, booking);
}
