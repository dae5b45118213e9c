import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { ApiDaySheet, ApiDayTask } from "#domain/api/day-sheet/day-sheet.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi } from "#test/staff.ts";
import { createBookingInStatus } from "#test/staff-api.ts";
import { deleteBookings, queryRows, setUnitCount } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
const admin = setUpSignedInUser(application, "admin");
const seo = setUpSignedInUser(application, "seo_manager");
beforeEach(async () => {
  await deleteBookings(application.context);
  await application.context.db.execute(sql`delete from audit_log`);
  await setUnitCount(application.context, "ferrari-296-gtb", 1);
});

const sheet = async (day = "2026-12-10", filters = "", who = clerk): Promise<ApiDaySheet> =>
  (await callApi(application, who, "GET", `/api/day_sheet?day=${day}${filters}`)).json();
const write = (id: string, kind: string, body: unknown, who = clerk) =>
  callApi(application, who, "PATCH", `/api/day_tasks/${id}/${kind}`, body);
const written = async (...call: Parameters<typeof write>): Promise<ApiDayTask> => (await write(...call)).json();
const audited = () =>
  queryRows<{ action: string; after: unknown }>(
    application.context,
    sql`select action, after from audit_log where entity = 'day_tasks' order by action`,
  );

// Rule: product.md#day-sheet
test("a day lists its pickups, returns and car washes, derived from the bookings", async () => {
  const leaves = await createBookingInStatus(application, "confirmed", { note: "Suonate al citofono" });
  await createBookingInStatus(application, "requested", { pickupDate: "2026-12-20", returnDate: "2026-12-22" });
  const { day, today, tasks, people, cut } = await sheet();
  expect({ day, today, cut }).toEqual({ day: "2026-12-10", today: "2026-11-21", cut: false });
  expect(tasks).toMatchObject([
    {
      booking_id: leaves.id,
      kind: "handover",
      vehicle_name: "Ferrari 296 GTB",
      unit: 1,
      city: "Milano",
      address: null,
      time: "10:00",
      name: "Ada Prova",
      phone: "+39 333 000 0000",
      renter_note: "Suonate al citofono",
      done: null,
      offers: "active",
      version: 0,
    },
  ]);
  expect((await sheet("2026-12-13")).tasks.map(({ kind, time, due_time }) => [kind, time, due_time])).toEqual([
    ["return", "10:00", "10:00"],
    ["wash", "10:00", "16:00"],
  ]);
  expect((await sheet("2026-12-20")).tasks).toEqual([]);
  expect(people.find(({ me }) => me)).toMatchObject({ id: clerk.userId });
  expect(people.map(({ id }) => id)).not.toContain(seo.userId);
});

// Rule: product.md#day-sheet "A day without"
test("a day without tasks names the next day with tasks, and the last one none", async () => {
  expect((await sheet("2026-11-25")).next_day).toBeNull();
  await createBookingInStatus(application, "confirmed");
  await createBookingInStatus(application, "requested", { pickupDate: "2026-12-01", returnDate: "2026-12-02" });
  const after = async (day: string) => (await sheet(day)).next_day;
  // A booking that is only requested has no task. After the pickup only the return is left.
  expect([await after("2026-11-25"), await after("2026-12-11"), await after("2026-12-14")]).toEqual([
    "2026-12-10",
    "2026-12-13",
    null,
  ]);
  expect((await sheet("2026-12-10")).next_day).toBeNull();
});

// Rule: product.md#day-sheet "A day without"
test("one's own tasks and those of a city are filtered, and so is the next day with tasks", async () => {
  await setUnitCount(application.context, "ferrari-296-gtb", 2);
  const first = await createBookingInStatus(application, "confirmed", { returnCity: "Roma" });
  const second = await createBookingInStatus(application, "confirmed", {
    pickupDate: "2026-12-12",
    returnDate: "2026-12-16",
  });
  await written(first.id, "return", { assigned_to: admin.userId });
  await written(second.id, "return", { assigned_to: clerk.userId });
  const read = async (day: string, filters: string) => {
    const { tasks, cities, next_day } = await sheet(day, filters);
    return { tasks: tasks.map(({ kind, city }) => [kind, city]), cities, next_day };
  };
  // The task of this day is assigned to nobody, and the task of the 13th is assigned to somebody else.
  expect(await read("2026-12-12", "&whose=mine")).toEqual({ tasks: [], cities: ["Milano"], next_day: "2026-12-16" });
  expect(await read("2026-12-13", "&whose=mine")).toMatchObject({ tasks: [], next_day: "2026-12-16" });
  expect(await read("2026-12-16", "&whose=mine")).toMatchObject({ tasks: [["return", "Milano"]], next_day: null });
  expect(await read("2026-12-10", "&city=Roma")).toEqual({ tasks: [], cities: ["Milano"], next_day: "2026-12-13" });
  expect((await read("2026-12-13", "&city=Roma")).tasks).toContainEqual(["return", "Roma"]);
  expect(await read("2026-12-10", "&city=Roma&whose=mine")).toMatchObject({ tasks: [], next_day: null });
  // The car driven home from Rome is washed in Milan.
  expect((await read("2026-12-13", "&city=Milano")).tasks).toEqual([["wash", "Milano"]]);
  expect(await read("2026-12-14", "&city=Milano")).toMatchObject({ tasks: [], next_day: "2026-12-16" });
  expect(await read("2026-12-10", "&city=Atlantide")).toMatchObject({ tasks: [], next_day: null });
});

// Rule: product.md#day-sheet
test("today's sheet begins with overdue tasks of any day", async () => {
  const late = await createBookingInStatus(application, "confirmed");
  await application.context.db.execute(
    sql`update bookings set pickup_date = '2026-11-19', pickup_at = '2026-11-19T09:00:00Z' where id = ${late.id}`,
  );
  expect((await sheet("")).tasks).toMatchObject([
    { booking_id: late.id, kind: "handover", date: "2026-11-19", late: true },
  ]);
  expect((await sheet("2026-11-20")).tasks).toEqual([]);
});

// Rule: product.md#day-sheet
test("the wash names the next renter of its unit", async () => {
  await createBookingInStatus(application, "active");
  const next = await createBookingInStatus(application, "confirmed", {
    pickupDate: "2026-12-13",
    pickupTime: "16:00",
    returnDate: "2026-12-15",
  });
  const { tasks } = await sheet("2026-12-13");
  expect(tasks.find(({ kind }) => kind === "wash")).toMatchObject({
    next: { reference: next.reference },
    due_time: "16:00",
  });
});

describe("a task", () => {
  // Rule: product.md#day-sheet "A task can be"
  // Rule: product.md#day-sheet "Done is the task's"
  test("is completed once and can be reopened; each change is logged, and the booking stays the same", async () => {
    const { id, reference } = await createBookingInStatus(application, "confirmed");
    const done = await written(id, "handover", { done: true });
    expect(done).toMatchObject({
      done: "said",
      done_by_name: "Persona di prova",
      offers: "active",
      status: "confirmed",
    });
    expect(await written(id, "handover", { done: true }, admin)).toEqual(done);
    expect(await written(id, "handover", { done: false })).toMatchObject({
      done: null,
      done_at: null,
      done_by_name: null,
    });
    expect(await written(id, "handover", { done: false })).toMatchObject({ done: null });
    expect(await audited()).toMatchObject([
      { action: "done", after: { reference, kind: "handover", done: true } },
      { action: "undone", after: { done: false } },
    ]);
  });

  // Rule: product.md#day-sheet "A task can be"
  // Rule: product.md#day-sheet "Done is the task's"
  test("is reopened when the booking's dates change; the task of the other end stays done", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    await written(id, "handover", { done: true, assigned_to: admin.userId });
    await written(id, "return", { done: true });
    const change = { pickupTime: "12:00" };
    expect((await callApi(application, clerk, "PATCH", `/api/bookings/${id}`, change)).status).toBe(200);
    const later = await sheet("2026-12-10");
    expect(later.tasks).toMatchObject([{ kind: "handover", time: "12:00", done: null, assigned_to: admin.userId }]);
    const back = await sheet("2026-12-13");
    expect(back.tasks.find(({ kind }) => kind === "return")).toMatchObject({ done: "said" });
  });

  // Rule: product.md#day-sheet
  test("is reopened when the unit changes, and the return's when staff expect the car later", async () => {
    await setUnitCount(application.context, "ferrari-296-gtb", 2);
    const { id } = await createBookingInStatus(application, "confirmed");
    await written(id, "handover", { done: true });
    const [hold] = await queryRows<{ id: string }>(application.context, sql`select id from unit_holds`);
    await callApi(application, clerk, "PATCH", `/api/unit_holds/${hold?.id}`, { unit: 2, other_colour: true });
    expect((await sheet()).tasks).toMatchObject([{ kind: "handover", done: null }]);
    await callApi(application, clerk, "PATCH", `/api/bookings/${id}`, { status: "active", at_another_time: true });
    await written(id, "return", { done: true });
    const expected = { date: "2026-12-14", time: "10:00" };
    await callApi(application, clerk, "POST", `/api/bookings/${id}/expected-return`, expected);
    expect((await sheet("2026-12-14")).tasks).toMatchObject([{ kind: "return", done: null }, { kind: "wash" }]);
  });

  // Rule: product.md#day-sheet "A task can be"
  test("is assigned to somebody who works with the sheet, and to nobody else", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    expect(await written(id, "return", { assigned_to: admin.userId })).toMatchObject({
      assigned_to: admin.userId,
      assigned_to_name: "Persona di prova",
    });
    const refused = await write(id, "return", { assigned_to: seo.userId });
    expect([refused.status, (await refused.json()).errors]).toEqual([
      422,
      [{ path: "assigned_to", message: "Questa persona non può prendere compiti." }],
    ]);
    expect(await written(id, "return", { assigned_to: null })).toMatchObject({ assigned_to: null });
    expect((await sheet("2026-12-13")).tasks[0]).toMatchObject({ kind: "return", assigned_to: null, version: 2 });
  });

  // Rule: product.md#day-sheet "A task can be"
  test("keeps a note that somebody else wrote meanwhile", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    expect(await written(id, "wash", { note: "Solo a mano", version: 0 })).toMatchObject({
      note: "Solo a mano",
      version: 1,
    });
    expect((await write(id, "wash", { note: "Altro", version: 0 }, admin)).status).toBe(409);
    expect(await written(id, "wash", { note: " ", version: 1 })).toMatchObject({ note: null, version: 2 });
  });

  // Rule: product.md#day-sheet "A task can be"
  // Rule: product.md#day-sheet "Done is the task's"
  test("has one row when two people write it at the same time", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    const answers = await Promise.all([
      write(id, "handover", { done: true }),
      write(id, "handover", { assigned_to: admin.userId }, admin),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await sheet()).tasks).toMatchObject([{ done: "said", assigned_to: admin.userId, version: 2 }]);
  });

  // Rule: product.md#day-sheet
  test("refuses invalid data with a message", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    const asked = await createBookingInStatus(application, "requested", {
      pickupDate: "2026-12-20",
      returnDate: "2026-12-22",
    });
    const answers = await Promise.all([
      write(id, "polish", { done: true }),
      write("nothing", "wash", { done: true }),
      write("00000000-0000-4000-8000-000000000000", "wash", { done: true }),
      write(asked.id, "handover", { done: true }),
      write(id, "wash", { done: "yes" }),
      write(id, "wash", { note: "x".repeat(501) }),
      write(id, "wash", { assigned_to: "nobody" }),
      callApi(application, clerk, "GET", "/api/day_sheet?day=2026-02-30"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 409, 422, 422, 422, 422]);
    const refusals = answers.slice(4).map(async (answer) => (await answer.json()).errors);
    expect(await Promise.all(refusals)).toEqual([
      [{ path: "done", message: "Indica true o false." }],
      [{ path: "note", message: "Al massimo 500 caratteri." }],
      [{ path: "assigned_to", message: "Questa persona non può prendere compiti." }],
      [{ path: "day", message: "Questo giorno non esiste: indica una data come 2026-11-21." }],
    ]);
  });
});
