import type { ApiReplacement } from "#domain/api/bookings/replacements.ts";
import { addDays, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { MAX_REOPENINGS } from "#test/invariants/legal-histories.ts";
import type { AcknowledgedBooking } from "./acknowledged-writes.ts";
import { randomDates, randomRequest, requestLaterReturn } from "./renter-actions.ts";
import {
  answerDateRequest,
  bookByPhone,
  callAboutBooking,
  change,
  changeChoices,
  endRental,
  findRental,
  handOver,
  maintenanceUntil,
  oneOf,
  randomOtherDates,
  readOdometer,
  recordHandover,
  staffCall,
  takeBack,
  transition,
  UNDO_AFTER_MS,
  ZONE,
} from "./staff-calls.ts";
import type { World } from "./world.ts";

export const STAFF_ACTIONS = {
  confirms: (world: World) => transition(world, ["requested"], "confirmed"),
  declines: (world: World) => transition(world, ["requested"], "declined", { reason: "Non possiamo" }),
  cancels: (world: World) => transition(world, ["requested", "confirmed"], "cancelled", { reason: "Guasto" }),
  "notes a no-show": (world: World) => transition(world, ["confirmed"], "no_show"),
  "asks for what the table of transitions has not": (world: World) =>
    transition(
      world,
      ["completed", "declined", "expired", "active"],
      world.random.oneOf(["confirmed", "active", "requested"]),
    ),

  async "hands a car over"(world: World) {
    const booking = oneOf(world, ["confirmed"]);
    return booking ? handOver(world, booking) : "nothing to hand over";
  },

  async "records a pickup alone"(world: World) {
    const booking = oneOf(world, ["confirmed"]);
    return booking ? recordHandover(world, booking, "pickup") : "nothing to hand over";
  },

  async "takes a pickup back"(world: World) {
    const recorded = await world.queryDirectly<{ reference: string }>(
      "select reference from bookings join handovers on handovers.booking_id = bookings.id and kind = 'pickup' where status in ('confirmed', 'active') order by reference",
      [],
    );
    if (recorded.length === 0) return "no pickup";
    const path = `/api/bookings/${world.random.oneOf(recorded).reference}/handovers/pickup/undo`;
    const outcome = await staffCall(world, "POST", path, { reason: "Registrata per errore" });
    return `${path} ${outcome.status}`;
  },

  async "takes a car back"(world: World) {
    const booking = oneOf(world, ["active"]);
    if (!booking) return "no car is out";
    return takeBack(world, booking);
  },

  async "replaces a car"(world: World) {
    const booking = await findRental(world);
    if (!booking) return "no car is out";
    const listed = await staffCall(world, "GET", `/api/bookings/${booking.reference}/replacements`, undefined);
    const choices = Array.isArray(listed.body) ? (listed.body as ApiReplacement[]) : [];
    const { vehicle = "ferrari-296-gtb", units = [] } = choices.length > 0 ? world.random.oneOf(choices) : {};
    const kilometres = await readOdometer(world, booking.reference);
    return callAboutBooking(world, booking, "POST", "/replacement", {
      reason: "breakdown",
      return_record: { kilometres: kilometres + world.random.between(0, 900), fuel_percent: 40 },
      maintenance: world.random.between(0, 3) === 0 ? maintenanceUntil(world) : undefined,
      vehicle,
      unit: units[0]?.unit ?? world.random.between(1, 3),
      pickup_record: { kilometres: units[0]?.kilometres ?? 5000, fuel_percent: 100 },
    });
  },

  async "reopens a booking"(world: World) {
    const isFitting = ({ reopenings = 0 }: AcknowledgedBooking) => reopenings < MAX_REOPENINGS;
    const ended = oneOf(world, ["completed", "cancelled", "declined", "no_show"], isFitting);
    const booking = ended ?? (await endRental(world, isFitting));
    if (!booking) return "nothing to reopen";
    booking.reopenings = (booking.reopenings ?? 0) + 1;
    const expected = { returnDate: addDays(toCivilMoment(world.now, ZONE).date, 1), returnTime: "17:00" };
    const dates = world.random.percent(50) ? randomDates(world) : {};
    const body = {
      reason: "Chiusa per errore",
      other_colour: true,
      ...(booking.status === "completed" ? expected : dates),
    };
    const done = await callAboutBooking(world, booking, "POST", "/reopening", body, world.staff.admin);
    if (world.faults.hasFailed || !done.includes(" 200 ") || !world.random.percent(30)) return done;
    await world.setClock(new Date(world.now.getTime() + UNDO_AFTER_MS));
    return `${done}, ${await callAboutBooking(world, booking, "POST", "/undo", {}, world.staff.admin)}`;
  },

  async "expects a late car"(world: World) {
    const booking = oneOf(world, ["active"]);
    if (!booking) return "no car is out";
    const date = addDays(toCivilMoment(world.now, ZONE).date, world.random.between(0, 3));
    return callAboutBooking(world, booking, "POST", "/expected-return", { date, time: "17:00" });
  },

  async "changes dates"(world: World) {
    const booking = oneOf(world, ["requested", "confirmed", "active"]);
    return booking ? change(world, booking, randomOtherDates(world, booking)) : "nothing to change";
  },

  async "answers a date request"(world: World) {
    const [open] = await world.queryDirectly<{ reference: string }>(
      "select reference from date_requests join bookings on bookings.id = booking_id where state = 'open' order by reference",
      [],
    );
    const booking = world.acknowledged.bookings.find(({ reference }) => reference === open?.reference);
    return booking ? answerDateRequest(world, booking, world.random.percent(70)) : "no date request";
  },

  async "prolongs a rental"(world: World) {
    const booking = await findRental(world, ({ token }) => token !== null);
    if (!booking?.token) return "no car is out";
    const asked = await requestLaterReturn(world, booking.reference, booking.token);
    return asked === "done" ? answerDateRequest(world, booking, true) : `${booking.reference} ${asked}`;
  },

  async "changes the car"(world: World) {
    const booking = oneOf(world, ["requested", "confirmed", "active"]);
    const vehicle = world.random.oneOf(world.vehicles).slug;
    return booking ? change(world, booking, { vehicle, other_colour: true }) : "nothing to change";
  },

  async "changes extras and protection"(world: World) {
    const booking = oneOf(world, ["requested", "confirmed", "active"]);
    return booking ? changeChoices(world, booking) : "nothing to change";
  },

  async "changes what is no longer so"(world: World) {
    const booking = oneOf(world, ["requested", "confirmed"]);
    if (!booking) return "nothing to change";
    const outcome = await staffCall(world, "PATCH", `/api/bookings/${booking.reference}`, {
      ...randomDates(world),
      version: booking.version + 7,
    });
    if (!outcome.isUnanswered && outcome.status !== 409)
      world.complaints.push(`a stale version of ${booking.reference} was answered ${outcome.status}`);
    return String(outcome.status);
  },

  async "agrees on a price"(world: World) {
    const booking = oneOf(world, ["requested", "confirmed"]);
    const value = world.random.oneOf([5, 10, 60]);
    const kind = world.random.percent(80) ? "percent" : "list";
    return booking
      ? callAboutBooking(world, booking, "PUT", "/agreed-price", { kind, value, reason: "Cliente abituale" })
      : "nothing to agree on";
  },

  async "writes a note"(world: World) {
    const booking = oneOf(world, ["requested", "confirmed", "active", "completed", "cancelled"]);
    if (!booking) return "no booking";
    const outcome = await staffCall(world, "POST", `/api/bookings/${booking.reference}/notes`, {
      note: "Ha chiamato.",
    });
    return String(outcome.status);
  },

  async "books by phone"(world: World) {
    return bookByPhone(world, { ...randomRequest(world), confirm: world.random.percent(60) });
  },

  async "blocks a unit"(world: World) {
    const { random, vehicles } = world;
    const car = random.oneOf(vehicles);
    const { pickupDate, pickupTime, returnDate, returnTime } = randomDates(world);
    const period = { from_date: pickupDate, from_time: pickupTime, to_date: returnDate, to_time: returnTime };
    const block = { vehicle_id: car.id, unit: random.between(1, car.units), ...period, note: "Tagliando" };
    return String((await staffCall(world, "POST", "/api/unit_holds", block)).status);
  },

  async "moves or ends a block"(world: World) {
    const blocks = await world.queryDirectly<{ id: string }>(
      "select id from unit_holds where kind = 'maintenance' and released_at is null order by lower(during), unit, vehicle_id",
      [],
    );
    if (blocks.length === 0) return "no block";
    const path = `/api/unit_holds/${world.random.oneOf(blocks).id}`;
    if (world.random.percent(40)) return String((await staffCall(world, "DELETE", path)).status);
    const { pickupDate, returnDate } = randomDates(world);
    return String((await staffCall(world, "PATCH", path, { from_date: pickupDate, to_date: returnDate })).status);
  },

  async "gives a booking another unit"(world: World) {
    const booking = oneOf(world, ["requested", "confirmed", "active"]);
    if (!booking) return "no booking";
    const [hold] = await world.queryDirectly<{ id: string; unit: number; units: number }>(
      `select unit_holds.id, unit_holds.unit, vehicles.total_units as units from unit_holds join vehicles on vehicles.id = unit_holds.vehicle_id
       where booking_id = $1 and released_at is null and releases_at is null`,
      [booking.id],
    );
    if (!hold) return "no hold";
    // Mostly another unit; the same one if there is no other.
    const other = (hold.unit % hold.units) + 1;
    const move = { unit: world.random.percent(80) ? other : world.random.between(1, hold.units), other_colour: true };
    const outcome = await staffCall(world, "PATCH", `/api/unit_holds/${hold.id}`, move);
    return `${booking.reference} ${outcome.status}`;
  },

  async "changes a price of the list"(world: World) {
    const car = world.random.oneOf(world.vehicles);
    const price = world.random.between(300, 2000);
    return String(
      (await staffCall(world, "PATCH", `/api/vehicles/${car.id}`, { price }, undefined, world.staff.admin)).status,
    );
  },

  async "tries what its role has not"(world: World) {
    const booking = oneOf(world, ["requested", "confirmed", "active"]);
    const path = `/api/bookings/${booking?.reference ?? "VL-AAAAAA"}`;
    const seo = await world.call(world.staff.seo_manager, "PATCH", path, { status: "cancelled" });
    const nobody = await world.call(null, "PATCH", path, { status: "cancelled" });
    if (!seo.isUnanswered && !nobody.isUnanswered && (seo.status !== 403 || nobody.status !== 401))
      world.complaints.push(`without the role ${path} was answered ${seo.status} and ${nobody.status}`);
    return `${seo.status} ${nobody.status}`;
  },
};
