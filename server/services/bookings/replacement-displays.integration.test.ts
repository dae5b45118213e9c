import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { writeBookingMessage } from "#server/services/bookings/messages/write-booking-message.ts";
import { findBooking, readBookingCalendar } from "#server/services/bookings/record/private-booking.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, queryRows, setUnitCount } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
const OTHER = "porsche-911-carrera-s";
const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "admin");
const staffApi = staffApiOf(application, clerk);
beforeAll(() => setUnitCount(application.context, CAR, 2));
afterEach(async () => {
  setClock("2026-11-21T09:00:00Z");
  await deleteBookings(application.context);
});

const setClock = (now: string) => {
  application.context.clock = () => new Date(now);
};
const read = async (path: string) => {
  const response = await application.app.request(path, { headers: clerk.headers });
  expect(response.status).toBe(200);
  return response.json();
};

/** A rental from 10 to 13 December whose Ferrari was replaced by a Porsche with the Porsche's terms on 11 December at 11:00. */
async function replacedRental() {
  const { id, reference, token } = await createBookingInStatus(application, "requested");
  await staffApi.patch(id, { status: "confirmed" });
  setClock("2026-12-10T09:00:00Z");
  await staffApi.call("PUT", `/${id}/handovers/pickup`, { kilometres: 12_000, fuel_percent: 100 });
  await staffApi.patch(id, { status: "active" });
  setClock("2026-12-11T10:00:00Z");
  const replacement = {
    reason: "breakdown",
    note: "Perde olio",
    return_record: { kilometres: 12_200, fuel_percent: 50 },
    vehicle: OTHER,
    unit: 1,
    pickup_record: { kilometres: 90_000, fuel_percent: 100 },
    terms: "new",
  };
  expect((await staffApi.call("POST", `/${id}/replacement`, replacement)).status).toBe(200);
  return { id, reference, token };
}

// Rule: product.md#private-link "After a replacement"
test("the private link has the units without staff's note, the picture of the new car, and the terms that changed", async () => {
  const { token } = await replacedRental();
  const { booking, changedTerms } = await findBooking(application.context, { token }, wordsOf("it"));
  expect(booking.vehicle.title).toBe("Ferrari 296 GTB");
  expect(booking.unitVehicle).toMatchObject({
    title: "Porsche 911 Carrera S",
    catalogueVehicle: { slug: OTHER, images: expect.arrayContaining([expect.stringContaining(OTHER)]) },
  });
  expect(booking.units.map((unit) => Object.keys(unit).toSorted())).toEqual(
    [1, 2].map(() => ["endedAt", "id", "plate", "startedAt", "title"]),
  );
  expect(changedTerms).toContainEqual({ label: "Deposito cauzionale", value: expect.stringMatching(/, prima €/) });
  const { file } = await readBookingCalendar(application.context, { token }, wordsOf("it"));
  expect(file).toContain("SUMMARY:Ritiro Ferrari 296 GTB");
  expect(file).toContain("SUMMARY:Riconsegna Porsche 911 Carrera S");
});

// Rule: product.md#bookings-screen "After a replacement"
test("staff read both cars in list and details, and the picture is of the car that is out", async () => {
  const { id, reference } = await replacedRental();
  const detail = await staffApi.get(`/${id}`);
  expect(detail).toMatchObject({ vehicle_name: "Ferrari 296 GTB", unit_vehicle_name: "Porsche 911 Carrera S" });
  expect(detail.vehicle_image).toContain(OTHER);
  expect(await read(`/api/bookings?q=${reference}`)).toMatchObject([{ unit_vehicle_name: "Porsche 911 Carrera S" }]);
});

// Rule: product.md#fleet-timeline "After a replacement"
test("the timeline shows a bar of each unit: the first until the replacement and its turnaround, the second from then on", async () => {
  const { reference } = await replacedRental();
  setClock("2026-12-11T10:02:00Z");
  const bars = await read("/api/unit_holds?from=2026-12-09&to=2026-12-15");
  expect(
    bars
      .filter((bar: { reference: string | null }) => bar.reference === reference)
      .map((bar: Record<string, unknown>) => [
        bar.pickup_at,
        bar.back_at,
        bar.ends_at,
        bar.replaced,
        bar.replacement,
        bar.late,
      ])
      .toSorted(),
  ).toEqual([
    ["2026-12-10T09:00:00.000Z", "2026-12-11T10:00:00.000Z", "2026-12-11T16:00:00.000Z", true, false, false],
    ["2026-12-11T10:00:00.000Z", "2026-12-13T09:00:00.000Z", "2026-12-13T13:00:00.000Z", false, true, false],
  ]);
});

// Rule: product.md#day-sheet "After a"
test("the day sheet and the calendar feed name the unit of each task", async () => {
  const { reference } = await replacedRental();
  const tasksOf = async (day: string) =>
    (await read(`/api/day_sheet?day=${day}`)).tasks
      .filter((task: { reference: string }) => task.reference === reference)
      .map(({ kind, vehicle_name, unit, done }: Record<string, unknown>) => [kind, vehicle_name, unit, done].join(" "));
  expect(await tasksOf("2026-12-11")).toEqual([
    "return Ferrari 296 GTB 1 booking",
    "wash Ferrari 296 GTB 1 ",
    "handover Porsche 911 Carrera S 1 booking",
  ]);
  expect(await tasksOf("2026-12-13")).toEqual(["return Porsche 911 Carrera S 1 ", "wash Porsche 911 Carrera S 1 "]);
  const created = await application.app.request("/api/calendar_feeds", {
    method: "POST",
    headers: { ...clerk.headers, "content-type": "application/json" },
    body: JSON.stringify({ kind: "all" }),
  });
  const { url } = await created.json();
  const file = (await (await application.app.request(new URL(url).pathname)).text()).replaceAll("\r\n ", "");
  const summaries = file.split("\r\n").filter((line) => line.startsWith("SUMMARY"));
  expect(summaries.map((line) => line.replace(/ \([A-Z0-9]+\)/, ""))).toEqual([
    "SUMMARY:Consegna Ferrari 296 GTB\\, Ada",
    "SUMMARY:Consegna Porsche 911 Carrera S\\, Ada",
    "SUMMARY:Rientro Ferrari 296 GTB\\, Ada",
    "SUMMARY:Rientro Porsche 911 Carrera S\\, Ada",
  ]);
});

// Rule: product.md#dashboard
test("the dashboard names the car that left and the one that comes back", async () => {
  const { reference } = await replacedRental();
  const carsOn = async (now: string) => {
    setClock(now);
    return (await read("/api/dashboard")).days.today
      .filter((line: { reference: string }) => line.reference === reference)
      .map(({ vehicle }: { vehicle: string }) => vehicle);
  };
  expect(await carsOn("2026-12-10T12:00:00Z")).toEqual(["Ferrari 296 GTB"]);
  expect(await carsOn("2026-12-13T08:00:00Z")).toEqual(["Porsche 911 Carrera S"]);
});

// Rule: product.md#replacement-car "Undo"
test("an undo takes both cars off every display again", async () => {
  const { id, reference, token } = await replacedRental();
  setClock("2026-12-11T10:00:30Z");
  expect((await staffApi.call("POST", `/${id}/undo?to=active`)).status).toBe(200);
  const { booking, changedTerms } = await findBooking(application.context, { token }, wordsOf("it"));
  expect([booking.unitVehicle.title, booking.units.length, changedTerms]).toEqual(["Ferrari 296 GTB", 1, null]);
  const bars = await read("/api/unit_holds?from=2026-12-09&to=2026-12-15");
  expect(bars.filter((bar: { reference: string | null }) => bar.reference === reference)).toMatchObject([
    { replaced: false, replacement: false, handed_over: true },
  ]);
  const [held] = await queryRows<{ count: number }>(
    application.context,
    sql`select count(*)::int as count from unit_holds where booking_id = ${id} and released_at is null`,
  );
  expect(held?.count).toBe(1);
});

// Rule: product.md#replacement-car "A prolonged return, a"
// Rule: product.md#answer-templates
test("the price of a longer rental, the mail about a renter's message and answer templates name the car that is out", async () => {
  const { id, token } = await replacedRental();
  expect((await staffApi.get(`/${id}`)).message_values.rental.vehicle).toBe("Porsche 911 Carrera S");
  const quote = await staffApi.call("POST", `/${id}/quote`, { returnDate: "2026-12-15" });
  expect((await quote.json()).vehicle_name).toBe("Porsche 911 Carrera S");
  await writeBookingMessage(application.context, {
    token,
    form: { body: "Dove la lascio?", key: crypto.randomUUID() },
  });
  const [mail] = await queryRows<{ text: string }>(
    application.context,
    sql`select data::text as text from pgboss.job where name = 'mail' and data::text like '%Dove la lascio?%'`,
  );
  expect(mail?.text).toContain("Porsche 911 Carrera S");
});
