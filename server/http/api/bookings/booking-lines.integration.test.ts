// Rule: product.md#price
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const { call } = staffApiOf(application, setUpSignedInUser(application, "admin"));
afterEach(() => deleteBookings(application.context));

const readLines = (id: string) =>
  queryRows(
    application.context,
    sql`select code, params, quantity, amount_cents::integer as amount from booking_lines where booking_id = ${id} order by position`,
  );

test("the lines of a booking are stored with it, and with an agreed price", async () => {
  const { id } = await createBookingInStatus(application, "confirmed");
  const days = { code: "days", params: { names: null, firstDay: "2026-12-10" }, quantity: 3, amount: 420_000 };
  expect(await readLines(id)).toEqual([days]);
  await call("PUT", `/${id}/agreed-price`, { reason: "Cliente fedele", kind: "percent", value: 10, version: 1 });
  const agreed = { code: "agreed", params: { kind: "percent", percent: 10 }, quantity: 1, amount: -42_000 };
  expect(await readLines(id)).toEqual([days, agreed]);
});

// During an upgrade a process of the former version still writes bookings.
test("lines follow the columns that the former version writes", async () => {
  const { id } = await createBookingInStatus(application, "confirmed");
  await application.context.db.execute(
    sql`update bookings set days = 4, one_way_cents = 5000, delivery_kilometres = 11, delivery_cents = 2200, total_cents = 567200 where id = ${id}`,
  );
  expect(await readLines(id)).toEqual([
    { code: "days", params: { names: null, firstDay: "2026-12-10" }, quantity: 4, amount: 560_000 },
    { code: "one-way", params: {}, quantity: 1, amount: 5000 },
    { code: "delivery", params: { kilometres: 11 }, quantity: 1, amount: 2200 },
  ]);
});
