import type { BookingRequest } from "#domain/forms/bookings/booking-request.ts";
import { leaveWaitingList } from "#server/services/waiting-list/read-waiting-list-pages.ts";
import { attempt, newKey, randomRequest, recordRequest, send } from "./renter-actions.ts";
import { bookByPhone, callAboutBooking } from "./staff-calls.ts";
import type { World } from "./world.ts";

const MINUTE_MS = 60_000;
/** Maximum number of bookings made so that a car is taken. */
const MAX_BOOKINGS_TO_TAKE = 4;
const MAX_PAUSE_MINUTES = 90;
/** How many of the latest mails renters still open. */
const RECENT_MAIL_COUNT = 3;
const FREE_CAR_SUBJECT = "Si è liberata";

export const WAITING_LIST_ACTIONS = {
  "joins the waiting list": (world: World) => joinWaitingList(world),
  "frees a car somebody waits for": (world: World) => freeWaitedForCar(world),

  async "books from the waiting list"(world: World) {
    let mailed = await findMailedEntry(world);
    if (!mailed) await freeWaitedForCar(world);
    mailed ??= await findMailedEntry(world);
    world.hasSucceeded = false;
    await world.sendMails();
    if (!mailed || world.faults.hasFailed) return "nobody to book";
    const { email, name } = mailed;
    const mails = [...world.mailServer.accepted.values()];
    const mail = mails.findLast(({ to, subject }) => to === email && subject.startsWith(FREE_CAR_SUBJECT));
    const link = mail?.text.match(/https?:\/\/\S+/g)?.find((address) => address.includes("pickupDate="));
    if (!link) return "no mail yet";
    const { pathname, searchParams } = new URL(link);
    const vehicle = decodeURIComponent(pathname.split("/").at(-1) ?? "");
    const asked = { ...randomAdult(world), ...Object.fromEntries(searchParams), vehicle, name, email };
    const key = newKey(world);
    const outcome = await send(world, key, asked);
    const done = recordRequest(world, { key, request: asked }, outcome);
    if (outcome.status === 201 && (await countOpenEntries(world, asked)) > 0)
      world.complaints.push(`waiting list: ${email} booked ${vehicle} and still waits for it`);
    return done;
  },

  async "leaves the waiting list"(world: World) {
    const findLinks = () => world.mailServer.findLinks("/in-attesa/").slice(-RECENT_MAIL_COUNT);
    if (findLinks().length === 0) await joinWaitingList(world);
    await world.sendMails();
    const links = findLinks();
    world.hasSucceeded = false;
    if (links.length === 0) return "no mail yet";
    const token = decodeURIComponent(world.random.oneOf(links).pathname.split("/").at(-1) ?? "");
    return attempt(world, () => leaveWaitingList(world.application.context, { token }));
  },
};

const randomAdult = (world: World): BookingRequest => ({ ...randomRequest(world), driverBirthDate: "1985-03-14" });

/** Joins the waiting list for a car, sometimes behind somebody who waits already; if the car is free, it is booked first. */
async function joinWaitingList(world: World): Promise<string> {
  const inLine = world.random.percent(50) ? await findOpenEntry(world) : null;
  const request = { ...randomAdult(world), ...inLine };
  const { driverBirthDate: _birth, licenceDate: _licence, phone: _phone, ...entry } = request;
  const scope = world.random.percent(75) ? "vehicle" : "category";
  for (let bookings = 0; ; bookings++) {
    const { status } = await world.call(null, "POST", "/api/waiting_list", { ...entry, scope });
    if (status !== 409 || bookings === MAX_BOOKINGS_TO_TAKE) return `${scope} ${status}${inLine ? ", in line" : ""}`;
    const { name, email } = randomAdult(world);
    await bookByPhone(world, { ...request, name, email, confirm: true });
  }
}

/**
 * Cancels a booking of a car that somebody waits for, and runs the job a minute later and again within the time in which the renter decides. Succeeds
 * if somebody was mailed.
 */
async function freeWaitedForCar(world: World): Promise<string> {
  let reference = await findBookingInTheWay(world);
  if (!reference) await joinWaitingList(world);
  reference ??= await findBookingInTheWay(world);
  world.hasSucceeded = false;
  const booking = world.acknowledged.bookings.find((known) => known.reference === reference);
  if (!booking) return "nobody waits";
  const done = await callAboutBooking(world, booking, "PATCH", "", { status: "cancelled", reason: "Guasto" });
  let mails = 0;
  for (const minutes of [2, world.random.between(1, MAX_PAUSE_MINUTES)]) {
    if (world.faults.hasFailed) break;
    await world.setClock(new Date(world.now.getTime() + minutes * MINUTE_MS));
    mails += await world.notifyWaiting();
  }
  world.hasSucceeded = mails > 0;
  return `${done}, ${mails} mailed`;
}

/** Returns the reference of a reservation that holds a car for which somebody waits, on days of their dates; null if nobody waits. */
async function findBookingInTheWay(world: World): Promise<string | null> {
  const [found] = await world.queryDirectly<{ reference: string }>(
    `select bookings.reference from waiting_list entry join bookings on bookings.vehicle_id = entry.vehicle_id
       and bookings.pickup_at < entry.return_at and bookings.return_at > entry.pickup_at
     where entry.status in ('open', 'mailed') and entry.offered_vehicle_id is null and entry.pickup_at > $1
       and bookings.status in ('requested', 'confirmed')
       and not exists (select from handovers where handovers.booking_id = bookings.id)
     order by entry.created_at, entry.email, bookings.reference limit 1`,
    [world.now],
  );
  return found?.reference ?? null;
}

/** Returns the car, dates and places of the first who waits; null if nobody does. */
async function findOpenEntry(world: World): Promise<Partial<BookingRequest> | null> {
  const [found] = await world.queryDirectly<Partial<BookingRequest>>(
    `select slug as vehicle, pickup_city as "pickupCity", return_city as "returnCity", pickup_date::text as "pickupDate",
       pickup_time as "pickupTime", return_date::text as "returnDate", return_time as "returnTime"
     from waiting_list entry join vehicles on vehicles.id = entry.vehicle_id
     where entry.status in ('open', 'mailed') and entry.pickup_at > $1 order by entry.created_at, entry.email limit 1`,
    [world.now],
  );
  return found ?? null;
}

/** Returns the person who was mailed first of those who still wait and know of a free car. */
async function findMailedEntry(world: World): Promise<{ email: string; name: string } | null> {
  const [found] = await world.queryDirectly<{ email: string; name: string }>(
    `select email, name from waiting_list where status = 'mailed' and offered_vehicle_id is not null and pickup_at > $1
     order by mailed_at, email limit 1`,
    [world.now],
  );
  return found ?? null;
}

async function countOpenEntries(world: World, { email, vehicle, pickupDate, returnDate }: BookingRequest) {
  const open = await world.queryDirectly(
    `select from waiting_list entry join vehicles on vehicles.id = entry.vehicle_id
     where entry.status in ('open', 'mailed') and entry.email = $1 and vehicles.slug = $2 and entry.pickup_date < $4 and entry.return_date > $3`,
    [email, vehicle, pickupDate, returnDate],
  );
  return open.length;
}
