import type { BookingRequest } from "#domain/forms/bookings/booking-request.ts";
import { addDays, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { ServiceError } from "#server/errors.ts";
import { cancelBooking, openRequest } from "#server/services/bookings/record/private-booking.ts";
import { requestOtherDates } from "#server/services/bookings/request-dates.ts";
import type { AcknowledgedBooking } from "./acknowledged-writes.ts";
import { SIMULATED_CODE } from "./simulated-choices.ts";
import type { Outcome, World } from "./world.ts";

const TIMES = ["09:00", "10:00", "15:30", "18:00"] as const;
const MAX_DAYS_AHEAD = 30;
const MAX_RENTAL_DAYS = 6;
/** How many of the latest mails renters still open. */
const RECENT_MAIL_COUNT = 3;

/** Returns random dates, mostly valid ones. */
export function randomDates({ random, now }: World) {
  const pickupDate = addDays(toCivilMoment(now, "Europe/Rome").date, random.between(0, MAX_DAYS_AHEAD));
  const returnDate = addDays(pickupDate, random.between(1, MAX_RENTAL_DAYS));
  return { pickupDate, pickupTime: random.oneOf(TIMES), returnDate, returnTime: random.oneOf(TIMES) };
}

/** Returns a random booking request, mostly a valid one. */
export function randomRequest(world: World): BookingRequest {
  const { random, vehicles, cities } = world;
  const car = random.oneOf(vehicles);
  const pickupCity = random.percent(70) ? car.location : random.oneOf(cities);
  const person = random.between(1, 40);
  return {
    vehicle: car.slug,
    pickupCity,
    returnCity: random.percent(80) ? pickupCity : random.oneOf(cities),
    ...randomDates(world),
    name: `Persona ${person}`,
    email: `persona-${person}@prova.example`,
    phone: `+39 333 000 ${1000 + person}`,
    driverBirthDate: random.percent(95) ? "1985-03-14" : "2010-01-01",
    licenceDate: "2004-06-01",
    ...(random.percent(25) && { promotion_code: SIMULATED_CODE.code }),
  };
}

export const RENTER_ACTIONS = {
  "asks for a car": async (world: World) => (await requestCar(world)).note,

  async "presses twice"(world: World) {
    const request = randomRequest(world);
    const key = newKey(world);
    const [one, other] = await Promise.all([send(world, key, request), send(world, key, request)]);
    const [first, second] = [one.body.reference, other.body.reference];
    if (!one.isUnanswered && !other.isUnanswered && first !== second)
      world.complaints.push(`one request pressed twice was answered ${String(first)} and ${String(second)}`);
    recordRequest(world, { key, request }, one);
    return recordRequest(world, { key, request }, other);
  },

  async "sends a request again"(world: World) {
    const [lost] = world.acknowledged.unanswered;
    const acknowledged = world.acknowledged.bookings.filter(({ token }) => token !== null);
    if (lost && (acknowledged.length === 0 || world.random.percent(70))) {
      return recordRequest(world, { key: lost[0], request: lost[1] }, await send(world, lost[0], lost[1]));
    }
    if (acknowledged.length === 0) return "nothing to send again";
    const booking = world.random.oneOf(acknowledged);
    const outcome = await send(world, booking.key, booking.request);
    if (!outcome.isUnanswered && outcome.body.reference !== booking.reference)
      world.complaints.push(`${booking.reference} asked for again was answered ${JSON.stringify(outcome.body)}`);
    return String(outcome.status);
  },

  async "uses a key for something else"(world: World) {
    const booking = oneOf(world, () => true);
    if (!booking) return "no key";
    const outcome = await send(world, booking.key, { ...randomRequest(world), note: "Altro" });
    if (!outcome.isUnanswered && outcome.status !== 422)
      world.complaints.push(`a key of ${booking.reference} with another request was answered ${outcome.status}`);
    return String(outcome.status);
  },

  async "opens the link of the mail"(world: World) {
    const links = world.mailServer.findLinks("conferma=").slice(-RECENT_MAIL_COUNT);
    if (links.length === 0) return "no mail yet";
    const link = world.random.oneOf(links);
    const token = decodeURIComponent(link.pathname.split("/").at(-1) ?? "");
    const proof = link.searchParams.get("conferma") ?? "";
    return attempt(world, () => openRequest(world.application.context, { token, proof }));
  },

  async "cancels by the private link"(world: World) {
    const booking = oneOf(world, ({ token }) => token !== null);
    if (!booking?.token) return "nothing to cancel";
    const { token } = booking;
    const done = await attempt(world, () => cancelBooking(world.application.context, { token }));
    if (done === "done") booking.status = "cancelled";
    if (done === "lost") booking.isUncertain = true;
    return `${booking.reference} ${done}`;
  },

  async "asks for other dates"(world: World) {
    const isOpen = ({ status }: AcknowledgedBooking) => ["requested", "confirmed", "active"].includes(status);
    const booking = oneOf(world, (known) => known.token !== null && (isOpen(known) || world.random.percent(10)));
    if (!booking?.token) return "no booking";
    const { token } = booking;
    const form = randomDates(world);
    return attempt(world, () => requestOtherDates(world.application.context, { token, form }));
  },
};

/** Sends a random booking request and records the response. */
export async function requestCar(world: World): Promise<{ key: string; note: string }> {
  const request = randomRequest(world);
  const key = newKey(world);
  return { key, note: recordRequest(world, { key, request }, await send(world, key, request)) };
}

/** Asks by the private link for a return one or two days later. */
export async function requestLaterReturn(world: World, reference: string, token: string): Promise<string> {
  const today = toCivilMoment(world.now, "Europe/Rome").date;
  const [rental] = await world.queryDirectly<{ latest: string; returnTime: string }>(
    `select greatest(return_date, $2)::text as latest, return_time as "returnTime" from bookings where reference = $1`,
    [reference, today],
  );
  const { latest = today, returnTime = "10:00" } = rental ?? {};
  const form = { returnDate: addDays(latest, world.random.between(1, 2)), returnTime, returnPlace: "" };
  return attempt(world, () => requestOtherDates(world.application.context, { token, form }));
}

function oneOf(
  { acknowledged, random }: World,
  matches: (booking: AcknowledgedBooking) => boolean,
): AcknowledgedBooking | null {
  const candidates = acknowledged.bookings.filter(matches);
  return candidates.length > 0 ? random.oneOf(candidates) : null;
}

export const newKey = ({ random }: World) => Buffer.from(random.bytes(12)).toString("base64url");

export const send = (world: World, key: string, request: Partial<BookingRequest>) =>
  world.call(null, "POST", "/api/bookings", request, key);

/** Records the response to a request. */
export function recordRequest(
  { acknowledged, complaints }: World,
  sent: Pick<AcknowledgedBooking, "key" | "request">,
  { status, body, isUnanswered }: Outcome,
): string {
  const { key } = sent;
  const earlierBooking = acknowledged.findByKey(key);
  if (isUnanswered) {
    if (!earlierBooking) acknowledged.unanswered.set(key, sent.request);
    return "no answer";
  }
  acknowledged.unanswered.delete(key);
  if (status !== 201) return String(status);
  const reference = String(body.reference);
  if (earlierBooking) {
    if (earlierBooking.reference !== reference)
      complaints.push(`${earlierBooking.reference} and ${reference} were answered to one key`);
    return `${reference} again`;
  }
  const totalCents = Math.round(Number(body.total) * 100);
  const token = decodeURIComponent(new URL(String(body.manageUrl)).pathname.split("/").at(-1) ?? "");
  acknowledged.bookings.push({
    ...sent,
    id: "",
    reference,
    token,
    totalCents,
    status: "requested",
    version: 1,
    isUncertain: false,
  });
  return reference;
}

/** Performs an action through the private link, which is a page's action and no API call. */
export async function attempt(world: World, act: () => Promise<unknown>): Promise<string> {
  world.hasSucceeded = false;
  try {
    await act();
    world.hasSucceeded = true;
    return "done";
  } catch (error) {
    if (error instanceof ServiceError && error.kind !== "unavailable") return error.kind;
    if (!world.faults.hasFailed) world.complaints.push(`a renter's act failed: ${String(error)}`);
    return "lost";
  }
}
