import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { deriveManageToken } from "#server/services/bookings/shared/manage-token.ts";
import { deleteExpiredData } from "#server/services/retention/delete-expired-data.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callerOf } from "#test/staff.ts";
import { deleteBookings, queryRows, setUnitCount } from "#test/stored-bookings.ts";
import { writeBookingMessage } from "./write-booking-message.ts";

const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");
const call = callerOf(application, admin);
beforeAll(async () => {
  await setUnitCount(application.context, "ferrari-296-gtb", 9);
});
beforeEach(async () => {
  await deleteBookings(application.context);
  await queryRows(application.context, sql`delete from customers`);
});

const create = async (email: string): Promise<{ id: string }> =>
  (await call("POST", "/api/customers", { name: "Ada Prova", email })).json();

/** Stores a booking in a status, with a message of each side. */
async function book(status: string) {
  const { booking } = await requestBooking(application.context, { body: bookingRequest() });
  const token = deriveManageToken(application.context.env.secret, { id: booking.id, linkVersion: 0 });
  await queryRows(application.context, sql`update bookings set status = ${status} where id = ${booking.id}`);
  const write = (body: string) => writeBookingMessage(application.context, { token, form: { body, key: "k" } });
  await write(`Da ${status}`);
  expect((await call("POST", `/api/bookings/${booking.id}/messages`, { body: `A ${status}` })).status).toBe(201);
  return { id: booking.id, write };
}

const storedMessages = async () =>
  (await queryRows<{ body: string }>(application.context, sql`select body from messages order by body`)).map(
    ({ body }) => body,
  );
const readEvents = async (id: string) =>
  (await (await call("GET", `/api/bookings/${id}/events`)).json()).filter(
    ({ kind }: { kind: string }) => kind === "message",
  );

// Rule: product.md#exporting-a-customer
test("a person's export contains the messages, also after two records were merged", async () => {
  const ada = await create("ada@prova.example");
  await book("confirmed");
  const other = await create("ada@altrove.example");
  expect((await call("POST", `/api/customers/${other.id}/merge`, { other: ada.id })).status).toBe(200);
  const { data, html } = await (await call("POST", `/api/customers/${other.id}/export`)).json();
  expect(data.messages.map(({ side, body }: { side: string; body: string }) => [side, body]).toSorted()).toEqual([
    ["customer", "Da confirmed"],
    ["staff", "A confirmed"],
  ]);
  expect(html).toContain("Da confirmed");
  expect(JSON.stringify(data.messages)).not.toContain("idempotency_key");
});

// Rule: product.md#erasing-a-customer
test("erasing a person deletes the messages of ended bookings, those of open ones once they end", async () => {
  const ada = await create("ada@prova.example");
  const rental = await book("completed");
  await book("declined");
  const open = await book("active");
  expect((await call("POST", `/api/customers/${ada.id}/erase`, { name: "Ada Prova" })).status).toBe(200);
  expect(await storedMessages()).toEqual(["A active", "Da active"]);
  const events = await readEvents(rental.id);
  expect(events.map(({ note }: { note: string | null }) => note)).toEqual([null, null]);
  // Until the link expires, its holder can still write.
  await rental.write("Ancora io");
  await queryRows(application.context, sql`update bookings set status = 'completed' where id = ${open.id}`);
  await deleteExpiredData(application.context);
  expect(await storedMessages()).toEqual([]);
  expect(await (await call("GET", `/api/bookings/${rental.id}`)).json()).toMatchObject({ unread: false });
});

// Rule: product.md#retention "Messages of a booking"
test("messages are deleted 24 months after the return, and never from an open booking", async () => {
  const old = await book("completed");
  const recent = await book("completed");
  const open = await book("active");
  const setReturn = (id: string, at: string) =>
    queryRows(application.context, sql`update bookings set returned_at = ${at}::timestamptz where id = ${id}`);
  await setReturn(old.id, "2024-11-19T10:00:00Z");
  await setReturn(recent.id, "2024-11-23T10:00:00Z");
  await setReturn(open.id, "2024-11-19T10:00:00Z");
  await deleteExpiredData(application.context);
  expect(await storedMessages()).toEqual(["A active", "A completed", "Da active", "Da completed"]);
  expect((await readEvents(old.id)).map(({ note }: { note: string | null }) => note)).toEqual([null, null]);
  expect((await readEvents(recent.id)).map(({ note }: { note: string | null }) => note).toSorted()).toEqual([
    "A completed",
    "Da completed",
  ]);
});
