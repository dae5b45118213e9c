import type { Booking } from "#domain/bookings/booking.ts";
import { type ChangeScope, getChangeScope } from "#domain/bookings/booking-change.ts";
import { type BookingStatus, transitionsFrom } from "#domain/bookings/booking-statuses.ts";
import { lastUnitOf, toReadingsByUnit } from "#domain/bookings/booking-unit.ts";
import { isInClosedMonth } from "#domain/bookings/closed-months.ts";
import { isHandedOver } from "#domain/bookings/handed-over.ts";
import type { RequiredPictures } from "#domain/bookings/handover-pictures.ts";
import { computeKilometreCharge, type KilometreCharge } from "#domain/bookings/kilometre-charge.ts";
import { computeLateReturnCharge, findReturnTime, type LateReturnCharge } from "#domain/bookings/late-return-charge.ts";
import { canUndo } from "#domain/bookings/undo-state.ts";
import { computeHoldSpan, toTransferMinutes } from "#domain/delivery/hold-span.ts";
import { SECOND_MS } from "#domain/durations.ts";
import type { Cents } from "#domain/money.ts";
import { cancellationFee, noShowFee } from "#domain/prices/cancellation.ts";
import { isVatShown } from "#domain/prices/vat.ts";
import type { Month } from "#domain/reports/month-report.ts";
import type { UnitWithFinish } from "#domain/units/finish.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { findAgreement, type StoredAgreement } from "#server/repositories/bookings/agreed-prices.ts";
import { listBookingDrivers, type StoredDriver } from "#server/repositories/bookings/booking-drivers.ts";
import { listStaffEvents, type StaffEvent } from "#server/repositories/bookings/booking-events.ts";
import { findUndo } from "#server/repositories/bookings/booking-undos.ts";
import { findOpenDateRequest, type StoredDateRequest } from "#server/repositories/bookings/date-requests.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { type HandoverRow, listHandovers } from "#server/repositories/bookings/handovers.ts";
import { type EndangeredBooking, listEndangered } from "#server/repositories/bookings/overdue-bookings.ts";
import { findKilometres } from "#server/repositories/units/unit-counters.ts";
import { listFinishedUnits } from "#server/repositories/vehicles/unit-finishes.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { type MessageValues, toMessageValues } from "#server/services/bookings/record/internal/message-values.ts";
import { listFreeUnits } from "#server/services/bookings/shared/allocate-unit.ts";
import { parseBookingKey } from "#server/services/bookings/shared/booking-key.ts";
import { findReopening, type Reopening } from "#server/services/bookings/shared/find-reopening.ts";
import { manageUrl } from "#server/services/bookings/shared/manage-token.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { listRentalExpiries, type RentalExpiry } from "#server/services/units/expiries/rental-expiries.ts";
import { noSuchBookingError } from "#server/services/words/booking-words.ts";
import { type ListedBooking, toListedBookings } from "./read-bookings.ts";

/** A booking with all data that staff need to work on it. */
export interface BookingDetail extends ListedBooking {
  /** The transitions that staff can make, in the order of `TRANSITIONS`. */
  transitions: BookingStatus[];
  scope: ChangeScope;
  /** The date request that waits for an answer; null if there is none, or if the booking can no longer change. */
  openDateRequest: StoredDateRequest | null;
  /** The last closed month if the booking is in a closed one; otherwise null (product.md#closed-months). */
  closedUntil: Month | null;
  handovers: HandoverRow[];
  /** The additional drivers. */
  drivers: StoredDriver[];
  /** The reason, author and date of an agreed price; null if the list price applies. */
  agreement: StoredAgreement | null;
  /** The renter's private link, which staff can pass on to a renter without an e-mail address. */
  manageUrl: string;
  messageValues: MessageValues;
  /** The driven and charged kilometres; null until pickup and return are recorded. */
  kilometres: KilometreCharge | null;
  /** The days beyond the agreed ones, by the real return or by now; null if there are none. */
  lateReturn: LateReturnCharge | null;
  /** The status that an undo would restore, and until when staff can undo; null if they cannot. */
  undo: { isReplacement: boolean; to: BookingStatus; until: Date; endsInSeconds: number } | null;
  /** How an admin can reopen the booking; null if nobody can. */
  reopening: Reopening | null;
  /** The numbers of the vehicle's units that are free for the dates, including the booking's own. Empty while the car is out. */
  freeUnits: number[];
  /** The last known odometer reading of its unit; null if unknown. */
  unitKilometres: number | null;
  /** The pictures that the records of pickup and return must have. */
  requiredPictures: RequiredPictures;
  /** What the renter would owe who cancels now, and who does not collect the car. */
  fees: { cancellation: Cents; noShow: Cents };
  /** What expires on its unit during the rental. */
  expiring: RentalExpiry[];
  /** The next booking, if this booking's late return endangers it; otherwise null. */
  endangers: EndangeredBooking | null;
  /** The vehicle's units, with their colours. */
  units: readonly UnitWithFinish[];
}

export interface BookingLookup {
  staff: Staff;
  /** The booking's id or reference. */
  id: string;
}

/** Returns a booking with all its details. Throws "not-found". */
export async function readBookingDetail(ctx: AppContext, { staff, id }: BookingLookup): Promise<BookingDetail> {
  requireAbility(staff, "bookings.read");
  return bookingDetailOf(ctx, ctx.db, await requireBooking(ctx.db, id));
}

/** Returns a booking's history with actors and internal notes, newest first. Throws "not-found". */
export async function readBookingEvents(ctx: AppContext, { staff, id }: BookingLookup): Promise<StaffEvent[]> {
  requireAbility(staff, "bookings.read");
  const booking = await requireBooking(ctx.db, id);
  return listStaffEvents(ctx.db, booking.id);
}

async function requireBooking(db: Queryable, idOrReference: string): Promise<Booking> {
  const booking = await findStoredBooking(db, parseBookingKey(idOrReference));
  if (!booking) throw noSuchBookingError();
  return booking;
}

/** Returns the details of a booking that was read before. */
export async function bookingDetailOf(ctx: AppContext, db: Queryable, booking: Booking): Promise<BookingDetail> {
  const handovers = await listHandovers(db, booking.id);
  const [listed] = await toListedBookings(ctx, db, [booking]);
  if (!listed) throw new Error("A booking was lost between reading and listing");
  const scope = getChangeScope({ ...booking, status: listed.status });
  return {
    ...listed,
    booking: { ...listed.booking, showsVat: isVatShown(booking.pickupCountry, ctx.site) },
    undo: await findOpenUndo(ctx, db, booking),
    reopening: await readReopening(ctx, db, booking),
    freeUnits: await listUnitsToSwitchTo(ctx, db, booking),
    unitKilometres: await findUnitKilometres(db, booking),
    requiredPictures: ctx.site.requiredPictures,
    fees: { cancellation: cancellationFee(booking, ctx.clock()), noShow: noShowFee(booking) },
    units: booking.unitVehicle.id ? await listFinishedUnits(db, booking.unitVehicle.id) : [],
    expiring: await listExpiringWithin(ctx, db, booking),
    endangers: (await listEndangered(db, { now: ctx.clock(), lateIds: [booking.id] }))[0] ?? null,
    transitions: availableTransitions(ctx, { ...booking, status: listed.status }),
    scope,
    openDateRequest: scope === "none" ? null : await findOpenDateRequest(db, booking.id),
    closedUntil: isInClosedMonth(booking.pickup.date, ctx.site.closedUntil) ? ctx.site.closedUntil : null,
    handovers,
    drivers: await listBookingDrivers(db, booking.id),
    agreement: booking.agreed && (await findAgreement(db, booking.id)),
    manageUrl: manageUrl(ctx.env, booking),
    messageValues: toMessageValues(booking, ctx.site),
    kilometres: toKilometreAccount(handovers, booking),
    lateReturn: toLateReturnCharge(ctx, handovers, booking),
  };
}

async function readReopening(ctx: AppContext, db: Queryable, booking: Booking): Promise<Reopening | null> {
  const reopening = await findReopening(ctx, db, booking);
  return "problem" in reopening ? null : reopening;
}

async function findUnitKilometres(db: Queryable, { unitVehicle: vehicle, unit }: Booking): Promise<number | null> {
  return vehicle.id && unit ? findKilometres(db, vehicle.id, unit) : null;
}

/**
 * Returns the transitions that staff can make now. A no-show is possible only after the agreed pickup. A booking whose renter has the car cannot be
 * declined, cancelled or marked as a no-show.
 */
function availableTransitions(ctx: AppContext, booking: Booking): BookingStatus[] {
  const canEnd = !isHandedOver(booking);
  const isLate = booking.pickup.at <= ctx.clock();
  return transitionsFrom(booking.status, "staff").filter(
    (to) => (to !== "no_show" || (isLate && canEnd)) && (to !== "cancelled" || canEnd),
  );
}

/** What expires on its unit during the rental. */
async function listExpiringWithin(
  ctx: AppContext,
  db: Queryable,
  { id, unitVehicle: vehicle }: Booking,
): Promise<RentalExpiry[]> {
  if (!vehicle.id) return [];
  return (await listRentalExpiries(ctx, db, vehicle.id)).filter(({ booking }) => booking?.id === id);
}

/** Returns the undo that staff can still make; null if there is none. */
async function findOpenUndo(ctx: AppContext, db: Queryable, booking: Booking): Promise<BookingDetail["undo"]> {
  const undo = await findUndo(db, booking.id);
  if (!undo || !canUndo(undo.before, booking)) return null;
  const remainingMs = undo.expiresAt.getTime() - ctx.clock().getTime();
  return remainingMs > 0
    ? {
        isReplacement: undo.before.replacement !== undefined,
        to: undo.before.status,
        until: undo.expiresAt,
        endsInSeconds: remainingMs / SECOND_MS,
      }
    : null;
}

/** Returns the numbers of the vehicle's units that are free for the dates. Staff choose among them if the booking is endangered. */
async function listUnitsToSwitchTo(ctx: AppContext, db: Queryable, booking: Booking) {
  const { id, vehicle, pickup, return: back, delivery } = booking;
  if (!vehicle.id || !vehicle.catalogueVehicle || getChangeScope(booking) !== "whole") return [];
  return listFreeUnits(
    db,
    vehicle.id,
    computeHoldSpan(pickup.at, back.at, { ...vehicle.catalogueVehicle, ...toTransferMinutes(delivery) }),
    ctx.clock(),
    id,
  );
}

function toKilometreAccount(handovers: readonly HandoverRow[], booking: Booking): KilometreCharge | null {
  const readings = toReadingsByUnit(booking.units, handovers);
  return readings && computeKilometreCharge(readings, booking);
}

/** Returns the days beyond the agreed ones: by the return or, while the car is out, by now. */
function toLateReturnCharge(
  ctx: AppContext,
  handovers: readonly HandoverRow[],
  booking: Booking,
): LateReturnCharge | null {
  const lastUnit = lastUnitOf(booking.units);
  const record = handovers.find(({ bookingUnitId, kind }) => bookingUnitId === lastUnit?.id && kind === "return");
  const recordedAt = record?.createdAt ?? null;
  const at = findReturnTime(booking, recordedAt) ?? (isHandedOver(booking) ? ctx.clock() : null);
  return at && computeLateReturnCharge(booking, at);
}
