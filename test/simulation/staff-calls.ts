import type { ApiBookingDetail, ApiChoicesQuote } from "#domain/api/bookings/bookings.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import type { BookingRequest } from "#domain/forms/bookings/booking-request.ts";
import { addDays, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { SignedIn } from "#test/staff.ts";
import type { AcknowledgedBooking } from "./acknowledged-writes.ts";
import { randomDates, requestCar } from "./renter-actions.ts";
import { SIMULATED_EXTRAS, SIMULATED_PROTECTION } from "./simulated-choices.ts";
import type { Outcome, World } from "./world.ts";

export const UNDO_AFTER_MS = 20_000;
export const ZONE = "Europe/Rome";

type IsFitting = (booking: AcknowledgedBooking) => boolean;

export function oneOf(
  { acknowledged, random }: World,
  statuses: readonly BookingStatus[],
  isFitting: IsFitting = () => true,
): AcknowledgedBooking | null {
  const fitting = acknowledged.bookings.filter((booking) => statuses.includes(booking.status) && isFitting(booking));
  return fitting.length > 0 ? random.oneOf(fitting) : null;
}

/** Returns a booking whose car is out; if there is none, hands over the car of a reservation, of a request, or of a new request. */
export async function findRental(world: World, isFitting?: IsFitting): Promise<AcknowledgedBooking | null> {
  const rental = oneOf(world, ["active"], isFitting);
  if (rental) return rental;
  const booking = oneOf(world, ["confirmed"], isFitting) ?? (await confirmRequest(world, isFitting));
  if (!booking) return null;
  await handOver(world, booking);
  return booking.status === "active" ? booking : null;
}

/** Confirms a request, or a new one if there is none or its hold has ended. Returns null if both failed. */
async function confirmRequest(world: World, isFitting?: IsFitting): Promise<AcknowledgedBooking | null> {
  const pending = oneOf(world, ["requested"], isFitting);
  if (pending) await callAboutBooking(world, pending, "PATCH", "", { status: "confirmed" });
  if (pending?.status === "confirmed") return pending;
  const booking = world.acknowledged.findByKey((await requestCar(world)).key);
  if (booking) await callAboutBooking(world, booking, "PATCH", "", { status: "confirmed" });
  return booking?.status === "confirmed" ? booking : null;
}

export async function handOver(world: World, booking: AcknowledgedBooking): Promise<string> {
  await recordHandover(world, booking, "pickup");
  return change(world, booking, { status: "active", at_another_time: true }, "active");
}

export async function takeBack(world: World, booking: AcknowledgedBooking): Promise<string> {
  await recordHandover(world, booking, "return");
  return change(world, booking, { status: "completed" }, "completed");
}

/** Takes the car of a rental back and returns its booking, after the time in which staff can undo it; null if that failed. */
export async function endRental(world: World, isFitting: IsFitting): Promise<AcknowledgedBooking | null> {
  const booking = await findRental(world, isFitting);
  if (!booking) return null;
  await takeBack(world, booking);
  world.hasSucceeded = false;
  if (booking.status !== "completed" || world.faults.hasFailed) return null;
  await world.setClock(new Date(world.now.getTime() + 3 * UNDO_AFTER_MS + 1000));
  return booking;
}

/** Books by phone and records the response. */
export async function bookByPhone(world: World, request: BookingRequest & { confirm: boolean }): Promise<string> {
  const key = Buffer.from(world.random.bytes(12)).toString("base64url");
  const outcome = await staffCall(world, "POST", "/api/bookings/by-phone", request, key);
  if (outcome.isUnanswered) world.acknowledged.unanswered.set(key, {});
  if (outcome.status !== 201) return String(outcome.status);
  const { id, reference, status, version, total } = outcome.body as unknown as ApiBookingDetail;
  const made = { id, reference, status, version, totalCents: Math.round(total * 100) };
  world.acknowledged.bookings.push({ ...made, key, token: null, request: {}, isUncertain: false });
  return reference;
}

/** Answers the open date request of a booking; refuses it if its car is not free. */
export async function answerDateRequest(
  world: World,
  booking: AcknowledgedBooking,
  isAccepted: boolean,
): Promise<string> {
  const { body: detail } = await staffCall(world, "GET", `/api/bookings/${booking.reference}`);
  const asked = (detail as unknown as Partial<ApiBookingDetail>).date_request;
  if (!asked) return "no longer open";
  const path = `/date-requests/${asked.id}/answer`;
  if (!isAccepted) return callAboutBooking(world, booking, "POST", path, { state: "refused" });
  const quote = await staffCall(world, "POST", `/api/bookings/${booking.reference}/quote`, asked.change);
  if (quote.status !== 200) {
    const refused = await callAboutBooking(world, booking, "POST", path, { state: "refused" });
    world.hasSucceeded = false;
    return `${refused}, cannot be accepted`;
  }
  const accepted = { state: "accepted", total: quote.body.total, other_colour: true };
  return `${await callAboutBooking(world, booking, "POST", path, accepted)} accepted`;
}

/**
 * Gives a booking other extras and another protection at the total that its quote says. Sometimes something is missing or wrong: a reason for late
 * extras, the number of extras, or the total.
 */
export async function changeChoices(world: World, booking: AcknowledgedBooking): Promise<string> {
  const { random } = world;
  const choices = {
    extras: SIMULATED_EXTRAS.filter(() => random.percent(50)).map(({ code, maxQuantity }) => ({
      code,
      quantity: random.between(1, random.percent(90) ? maxQuantity : maxQuantity + 1),
    })),
    protection: random.percent(50) ? SIMULATED_PROTECTION.code : "",
    ...(random.percent(70) && { late_extras: "C'è in magazzino" }),
  };
  const path = `/api/bookings/${booking.reference}/choices/quote`;
  const quote = (await staffCall(world, "POST", path, choices)).body as Partial<ApiChoicesQuote>;
  const { total = 0, previous_total: previousTotal = 0 } = quote;
  const isWrongTotal = random.percent(10);
  const expected = isWrongTotal ? total + 1 : total;
  const done = await callAboutBooking(world, booking, "PUT", "/choices", { ...choices, expected_total: expected });
  if (isWrongTotal && total !== previousTotal && done.includes(" 200 "))
    world.complaints.push(`${booking.reference} got choices at another total than staff saw`);
  return done;
}

/** Calls the API as customer service, or as the given role; the audit log records the change. */
export async function staffCall(
  world: World,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
  who: SignedIn = world.staff.customer_service,
): Promise<Outcome> {
  const versions = new Map(world.acknowledged.bookings.map(({ reference, version }) => [reference, version]));
  const outcome = await world.call(who, method, path, body, key);
  const { reference, version, updated_at: updatedAt } = outcome.body;
  // A change without an effect writes no audit entry: the booking keeps its version, and another record, such as a pickup, its time.
  const hasEffect =
    reference === undefined && typeof updatedAt === "string"
      ? new Date(updatedAt) >= world.now
      : version !== versions.get(String(reference));
  if (outcome.status < 300 && hasEffect && !(await isAudited(world, who)))
    world.complaints.push(`${method} ${path} was done and is not in the log`);
  return outcome;
}

async function isAudited(world: World, { userId }: SignedIn): Promise<boolean> {
  const statement = "select 1 from audit_log where actor = $1 and created_at = $2 limit 1";
  return (await world.queryDirectly(statement, [userId, world.now])).length > 0;
}

export async function transition(
  world: World,
  from: readonly BookingStatus[],
  to: BookingStatus,
  more: object = {},
): Promise<string> {
  const booking = oneOf(world, from);
  return booking ? change(world, booking, { status: to, ...more }, to) : "nothing to change";
}

/** Changes a booking; sometimes undoes a transition. */
export async function change(
  world: World,
  booking: AcknowledgedBooking,
  body: object,
  to?: BookingStatus,
): Promise<string> {
  const before = booking.status;
  const done = await callAboutBooking(world, booking, "PATCH", "", body);
  const changed = to && booking.status === to && before !== to && !world.faults.hasFailed;
  if (!changed || !world.random.percent(12)) return done;
  await world.setClock(new Date(world.now.getTime() + UNDO_AFTER_MS));
  const meanwhile = world.random.percent(40)
    ? `, other dates ${await callAboutBooking(world, booking, "PATCH", "", randomOtherDates(world, booking))}`
    : "";
  return `${done}${meanwhile}, ${await callAboutBooking(world, booking, "POST", "/undo")}`;
}

/** Returns other dates; for a car that is out only another return, since all else is rejected. */
export function randomOtherDates(world: World, { status }: AcknowledgedBooking): object {
  const { returnDate, returnTime, ...pickup } = randomDates(world);
  return { ...(status !== "active" && pickup), returnDate, returnTime, other_colour: true };
}

/** Makes one call about a booking and records the response. */
export async function callAboutBooking(
  world: World,
  booking: AcknowledgedBooking,
  method: string,
  path: string,
  body?: object,
  who?: SignedIn,
): Promise<string> {
  const sent = body ?? {};
  const outcome = await staffCall(world, method, `/api/bookings/${booking.reference}${path}`, sent, undefined, who);
  if (outcome.isUnanswered) booking.isUncertain = true;
  if (outcome.status < 300) {
    const { status, total, version } = outcome.body as unknown as ApiBookingDetail;
    Object.assign(booking, { status, version, totalCents: Math.round(total * 100) });
  }
  return `${booking.reference} ${outcome.status} ${booking.status}`;
}

export const maintenanceUntil = (world: World) => ({
  to_date: addDays(toCivilMoment(world.now, ZONE).date, world.random.between(1, 4)),
  to_time: "18:00",
  note: null,
});

/** Returns the odometer reading of the unit that a booking holds. */
export async function readOdometer(world: World, reference: string): Promise<number> {
  const [unit] = await world.queryDirectly<{ kilometres: number | null }>(
    `select units.kilometres from unit_holds join units on units.vehicle_id = unit_holds.vehicle_id and units.number = unit_holds.unit
     where booking_id = (select id from bookings where reference = $1) and released_at is null and ended_leg_id is null limit 1`,
    [reference],
  );
  return unit?.kilometres ?? 10_000;
}

export async function recordHandover(
  world: World,
  { reference }: AcknowledgedBooking,
  kind: "pickup" | "return",
): Promise<string> {
  const kilometres = (await readOdometer(world, reference)) + (kind === "return" ? world.random.between(-50, 900) : 0);
  const record = { kilometres, fuel_percent: world.random.between(0, 100) };
  const outcome = await staffCall(world, "PUT", `/api/bookings/${reference}/handovers/${kind}`, record);
  return `${reference} ${kind} ${outcome.status}`;
}
