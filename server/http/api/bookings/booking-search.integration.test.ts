import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { toPhoneDigits } from "#domain/phone-digits.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const staffApi = staffApiOf(application, setUpSignedInUser(application, "customer_service"));
afterEach(() => deleteBookings(application.context));

const references = async (query: string) =>
  (await staffApi.get(query)).map(({ reference }: { reference: string }) => reference);

// Rule: product.md#panel-lists "Words are found"
// Rule: product.md#telephone
test("finds a phone number in any spelling, combined with other words", async () => {
  const { reference } = await createBookingInStatus(application, "requested", { phone: "+39 333 123 4567" });
  for (const typed of ["3331234567", "333 123.4567", "0039 333-1234567", "0333 1234567", "(333) 1234567", "123 45"])
    expect(await references(`?q=${encodeURIComponent(typed)}`), typed).toEqual([reference]);
  for (const pasted of ["\u202A+39\u00A0333–1234567\u202C", "tel:+39-333-1234567", "393331234567"])
    expect(await references(`?q=${encodeURIComponent(pasted)}`), pasted).toEqual([reference]);
  expect(await references(`?q=${encodeURIComponent("ada 333 123")}`)).toEqual([reference]);
  expect(await references(`?q=${encodeURIComponent("bruno 333 123")}`)).toEqual([]);
});

// Rule: product.md#panel-lists "Words are found"
test("finds the bookings of a unit by its plate in any spelling, in the counts too", async () => {
  const { reference } = await createBookingInStatus(application, "confirmed");
  await createBookingInStatus(application, "confirmed", {
    pickupDate: "2026-12-20",
    returnDate: "2026-12-22",
    vehicle: "bmw-i7-xdrive60",
    pickupCity: "Zurigo",
    returnCity: "Zurigo",
  });
  await application.context.db.execute(sql`update units set plate = 'ZZ907AB'
    where number = 1 and vehicle_id = (select vehicle_id from bookings where reference = ${reference})`);
  for (const typed of ["ZZ907AB", "zz 907-ab", "907ab"])
    expect(await references(`?q=${encodeURIComponent(typed)}`), typed).toEqual([reference]);
  const counts = await staffApi.get("/counts?q=zz907ab");
  expect(counts.filter(({ count }: { count: number }) => count > 0)).toEqual([{ status: "confirmed", count: 1 }]);
});

// Rule: product.md#panel-lists "Words are found"
test("the database extracts the digits of a phone number like domain/phone-digits.ts", async () => {
  const written = ["+41 (0)79 123 45 67", "0039 02 8901 2345", "39 333 1234567", "+377 98 06 36 36", "(0)333.123"];
  const { id } = await createBookingInStatus(application, "requested");
  for (const phone of written) {
    await application.context.db.execute(sql`update bookings set phone = ${phone} where id = ${id}`);
    const [row] = await queryRows(application.context, sql`select phone_digits from bookings where id = ${id}`);
    expect(row).toEqual({ phone_digits: toPhoneDigits(phone) });
  }
});

// Rule: product.md#panel-lists "A tab counts"
test("counts follow the list's filters, so that a search shows in which status it has results", async () => {
  await createBookingInStatus(application, "confirmed", { name: "Ada Prova" });
  await createBookingInStatus(application, "cancelled", {
    name: "Bruno Prova",
    pickupDate: "2026-12-20",
    returnDate: "2026-12-22",
  });
  const counted = async (query: string) =>
    (await staffApi.get(`/counts${query}`)).filter(({ count }: { count: number }) => count > 0);
  expect(await counted("?q=bruno")).toEqual([{ status: "cancelled", count: 1 }]);
  expect(await counted("?pickup_to=2026-12-11")).toEqual([{ status: "confirmed", count: 1 }]);
  expect((await staffApi.call("GET", "/counts?pickup_from=soon")).status).toBe(422);
});
