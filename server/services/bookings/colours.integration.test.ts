import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { parseRentalChoice } from "#domain/search/search.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { readBookingForm } from "#server/services/bookings/request/read-booking-form.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { sendBookingMail } from "#server/services/bookings/send-booking-mail.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callerOf } from "#test/staff.ts";
import { createBookingInStatus } from "#test/staff-api.ts";
import {
  deleteBookings,
  paintUnit,
  queryRows,
  readActiveHolds,
  readQueuedMails,
  setUnitCount,
} from "#test/stored-bookings.ts";
import { TEST_NOW } from "#test/test-now.ts";

const CAR = "ferrari-296-gtb";
const OTHER_CAR = "porsche-911-carrera-s";
const application = setUpTestApplication();
const keeper = setUpSignedInUser(application, "customer_service");
beforeEach(async () => {
  application.context.clock = () => TEST_NOW;
  await deleteBookings(application.context);
  await setUnitCount(application.context, CAR, 3);
  await paintUnit(application.context, CAR, 1, "Nero");
  await paintUnit(application.context, CAR, 2, "Rosso vivo");
  await paintUnit(application.context, CAR, 3, "Nero");
});

const book = (changes: Parameters<typeof bookingRequest>[0] = {}) =>
  requestBooking(application.context, { body: bookingRequest(changes) });
const api = callerOf(application, keeper);
const holdOf = async (bookingId: string) =>
  (
    await queryRows<{ id: string; unit: number }>(
      application.context,
      sql`select id, unit from unit_holds where booking_id = ${bookingId} and released_at is null`,
    )
  )[0];
const moveTo = async (bookingId: string, unit: number, asked: object = {}) =>
  api("PATCH", `/api/unit_holds/${(await holdOf(bookingId))?.id}`, { unit, ...asked });

describe("a request", () => {
  // Rule: product.md#colours "A request with"
  test("holds a unit of the requested colour and tells the renter", async () => {
    const response = await api("POST", "/api/bookings", bookingRequest({ colour: "rosso-vivo" }), null);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      colours: { key: "rosso-vivo", paint: { name: "Rosso vivo", colour: "#888888" }, leather: null },
    });
    expect(await readActiveHolds(application.context, CAR)).toMatchObject([{ unit: 2 }]);
  });

  test("without a colour, or with an empty one, holds the lowest free unit", async () => {
    await book();
    await book({ colour: "" });
    expect((await readActiveHolds(application.context, CAR)).map(({ unit }) => unit).sort()).toEqual([1, 2]);
  });

  // Rule: product.md#colours "A request with"
  test("for a colour that is not free or does not exist is answered with the free colours", async () => {
    await book({ colour: "rosso-vivo" });
    for (const colour of ["rosso-vivo", "viola"]) {
      const refused = await api("POST", "/api/bookings", bookingRequest({ colour }), null);
      expect(refused.status).toBe(409);
      const message = "In questo colore la vettura non è più libera per queste date. È libera in: Nero.";
      expect(await refused.json()).toMatchObject({ detail: message, errors: [{ path: "colour", message }] });
    }
    expect((await api("POST", "/api/bookings", bookingRequest({ colour: "x".repeat(401) }), null)).status).toBe(422);
  });

  test("is refused for the vehicle, not the colour, when no unit is free", async () => {
    await book();
    await book();
    await book();
    await expect(book({ colour: "rosso-vivo" })).rejects.toMatchObject({
      kind: "conflict",
      message: "Non più disponibile per queste date",
    });
  });

  test("repeated with the same key creates one booking; another colour is another request", async () => {
    const send = (colour: string) =>
      requestBooking(application.context, { body: bookingRequest({ colour }), idempotencyKey: "the-same-key" });
    const [first, again] = await Promise.all([send("rosso-vivo"), send("rosso-vivo")]);
    expect(again.booking.id).toBe(first.booking.id);
    expect((await send("rosso-vivo")).booking.finish?.key).toBe("rosso-vivo");
    await expect(send("nero")).rejects.toMatchObject({ kind: "invalid" });
  });

  // Rule: product.md#colours "A request with"
  test("by several renters for the one red car goes to one, and nobody gets another colour than requested", async () => {
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => book({ colour: "rosso-vivo" })));
    const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    expect(refused).toHaveLength(3);
    for (const reason of refused) expect(reason).toMatchObject({ kind: "conflict", fields: [{ path: "colour" }] });
    expect(await readActiveHolds(application.context, CAR)).toMatchObject([{ unit: 2 }]);
  });
});

describe("before the request", () => {
  const form = (query: string) =>
    readBookingForm(
      application.context,
      { vehicle: CAR, choice: parseRentalChoice(new URLSearchParams(query)) },
      wordsOf("it"),
    );
  const DATES = "pickupDate=2026-12-10&returnDate=2026-12-13";

  // Rule: product.md#colours "With dates, price"
  test("the form lists every colour once, with those free for the dates and turnaround", async () => {
    await book({ colour: "rosso-vivo" });
    const page = await form(`${DATES}&colour=rosso-vivo`);
    expect(page.selection.colour).toBe("rosso-vivo");
    expect(page.finishes.map(({ key }) => key)).toEqual(["nero", "rosso-vivo"]);
    expect(page.freeFinishes.map(({ key }) => key)).toEqual(["nero"]);
    const later = await form("pickupDate=2026-12-13&pickupTime=15:30&returnDate=2026-12-15");
    expect(later.freeFinishes.map(({ key }) => key)).toEqual(["nero"]);
    const ready = await form("pickupDate=2026-12-13&pickupTime=16:00&returnDate=2026-12-15");
    expect(ready.freeFinishes.map(({ key }) => key)).toEqual(["nero", "rosso-vivo"]);
    expect((await form("")).freeFinishes).toEqual([]);
  });

  // Rule: product.md#colours "GET /api/vehicles has"
  test("availability lists the free colours by day and for all days, and never a unit", async () => {
    await book({ colour: "rosso-vivo" });
    const answer = await (await api("GET", `/api/availability?vehicle=${CAR}&from=2026-12-12&to=2026-12-14`)).json();
    expect(answer.days.map(({ colours }: { colours: string[] }) => colours)).toEqual([
      ["nero"],
      ["nero"],
      ["nero", "rosso-vivo"],
    ]);
    expect(answer.colours.map(({ key, free }: { key: string; free: boolean }) => [key, free])).toEqual([
      ["nero", true],
      ["rosso-vivo", false],
    ]);
  });

  // Rule: product.md#colours "GET /api/vehicles has"
  test("the public vehicle rows contain the colours", async () => {
    const [row] = await (await api("GET", `/api/vehicles?slug=${CAR}`, undefined, null)).json();
    expect(row.colours).toEqual([
      { key: "nero", paint: { name: "Nero", colour: "#888888" }, leather: null, stitching: null, trim: null },
      {
        key: "rosso-vivo",
        paint: { name: "Rosso vivo", colour: "#888888" },
        leather: null,
        stitching: null,
        trim: null,
      },
    ]);
  });
});

describe("staff who move a booking to another unit", () => {
  // Rule: product.md#colours "Staff who give"
  // Rule: product.md#colours "The renter is"
  test("must confirm another colour, and the renter gets a mail once the undo time is over", async () => {
    const { id, reference } = await createBookingInStatus(application, "confirmed", { colour: "rosso-vivo" });
    const asked = await moveTo(id, 1);
    expect(asked.status).toBe(409);
    expect(await asked.json()).toMatchObject({
      errors: [
        {
          path: "other_colour",
          message: "Al cliente abbiamo promesso Rosso vivo. Ora avrebbe Nero. Se ha un indirizzo, glielo scriviamo.",
        },
      ],
    });
    expect((await holdOf(id))?.unit).toBe(2);
    expect((await moveTo(id, 1, { other_colour: true })).status).toBe(200);
    expect(await readQueuedMails(application.context, reference)).toEqual(["changed"]);
    const sent = await deliverMails();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain("I colori della vettura cambiano: era Rosso vivo, ora è Nero.");
  });

  test("are not asked within one colour, and nobody gets a mail", async () => {
    const { id, reference } = await createBookingInStatus(application, "confirmed", { colour: "nero" });
    expect((await moveTo(id, 3)).status).toBe(200);
    expect(await readQueuedMails(application.context, reference)).toEqual([]);
  });

  test("are not asked when no colour was shown, but are when the new colour is unknown", async () => {
    await paintUnit(application.context, CAR, 3, null);
    const { id } = await createBookingInStatus(application, "confirmed", { colour: "rosso-vivo" });
    expect(await (await moveTo(id, 3)).json()).toMatchObject({
      detail: expect.stringContaining("L'unità nuova non ha ancora colori indicati."),
    });
    expect((await moveTo(id, 3, { other_colour: true })).status).toBe(200);
    application.context.clock = () => new Date(TEST_NOW.getTime() + 3_600_000);
    expect((await moveTo(id, 1)).status).toBe(200);
  });

  // Rule: product.md#colours "The renter is"
  test("move it back within the undo time without a question, and the renter gets no mail", async () => {
    const { id } = await createBookingInStatus(application, "confirmed", { colour: "rosso-vivo" });
    await moveTo(id, 1, { other_colour: true });
    expect((await moveTo(id, 2)).status).toBe(200);
    expect(await deliverMails()).toEqual([]);
    const events = await (await api("GET", `/api/bookings/${id}/events`)).json();
    expect(events[0]).toMatchObject({ note: "Unità 2 → 1", undone_at: expect.any(String) });
  });
});

describe("staff who change vehicle or dates", () => {
  const change = (id: string, body: object) => api("PATCH", `/api/bookings/${id}`, body);

  test("keep the colour if a unit of it is free, even if a lower unit is free too", async () => {
    const { id } = await createBookingInStatus(application, "confirmed", { colour: "rosso-vivo" });
    expect((await change(id, { returnDate: "2026-12-15" })).status).toBe(200);
    expect((await holdOf(id))?.unit).toBe(2);
    expect((await deliverMails())[0]).not.toContain("I colori della vettura cambiano");
  });

  // Rule: product.md#colours "Staff who give"
  test("must confirm the only free colour, which the quote and the mail name", async () => {
    await book({ colour: "rosso-vivo", pickupDate: "2026-12-20", returnDate: "2026-12-22" });
    const { id } = await createBookingInStatus(application, "confirmed", { colour: "rosso-vivo" });
    const dates = { pickupDate: "2026-12-19", returnDate: "2026-12-21" };
    const quoted = await (await api("POST", `/api/bookings/${id}/quote`, dates)).json();
    expect(quoted).toMatchObject({ free: true, other_colour: expect.stringContaining("Ora avrebbe Nero.") });
    const refused = await change(id, dates);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ errors: [{ path: "other_colour" }] });
    expect((await holdOf(id))?.unit).toBe(2);
    const changed = await change(id, { ...dates, other_colour: true });
    expect(await changed.json()).toMatchObject({ colours: { key: "nero" }, unit: 1 });
    expect((await deliverMails()).at(-1)).toContain("era Rosso vivo, ora è Nero.");
  });

  // Rule: product.md#colours "Staff who give"
  test("must confirm the colour of another vehicle too, which is the same one if free", async () => {
    const { id } = await createBookingInStatus(application, "confirmed", { colour: "rosso-vivo" });
    expect((await change(id, { vehicle: OTHER_CAR })).status).toBe(409);
    await paintUnit(application.context, OTHER_CAR, 2, "Rosso vivo");
    expect((await change(id, { vehicle: OTHER_CAR })).status).toBe(200);
    expect((await holdOf(id))?.unit).toBe(2);
  });
});

// Rule: product.md#colours
test("staff see a booking's vehicle in the colour of its unit, or without a picture if that colour has none", async () => {
  const { id } = await createBookingInStatus(application, "confirmed");
  const picture = async () => (await (await api("GET", `/api/bookings/${id}`)).json()).vehicle_image;
  expect(await picture()).toBeNull();
  expect((await moveTo(id, 2, { other_colour: true })).status).toBe(200);
  expect(await picture()).toMatch(/^\/pictures\/cars\/ferrari-296-gtb\/studio-\d+\.webp$/);
});

test("staff read the colours of every unit of a booking's vehicle and of the offered vehicles", async () => {
  const { id } = await createBookingInStatus(application, "confirmed");
  const units = { 1: "Nero", 2: "Rosso vivo", 3: "Nero" };
  expect(await (await api("GET", `/api/bookings/${id}`)).json()).toMatchObject({
    colours: { key: "nero" },
    unit_colours: units,
  });
  const query = "pickupCity=Milano&pickupDate=2026-12-10&pickupTime=10:00&returnDate=2026-12-13&returnTime=10:00";
  const offers = await (await api("GET", `/api/bookings/offers?${query}`)).json();
  expect(offers.find(({ vehicle }: { vehicle: string }) => vehicle === CAR).unit_colours).toEqual(units);
});

/** Runs all queued mail jobs, due or not, and returns their texts. */
async function deliverMails(): Promise<string[]> {
  const orders = await queryRows<{ data: Parameters<typeof sendBookingMail>[1] }>(
    application.context,
    sql`select data from pgboss.job where name = 'booking-mail' and data ->> 'kind' = 'changed' order by created_on, id`,
  );
  const sent: string[] = [];
  const mailer = { send: async ({ text }: { text: string }) => void sent.push(text) };
  for (const { data } of orders) await sendBookingMail(application.context, { ...data, mailer });
  return sent;
}
