// Rule: product.md#text-search
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { requestEnquiry } from "#server/services/enquiries/request-enquiry.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi } from "#test/staff.ts";
import { createBookingInStatus } from "#test/staff-api.ts";

const NAME = "Nicolò D’Angelo Müller";
const EMAIL = "nicolo@prova.example";

const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");
beforeAll(async () => {
  const { context } = application;
  await createBookingInStatus(application, "confirmed", { name: NAME, email: EMAIL });
  await requestEnquiry(context, { body: { kind: "contact", name: NAME, email: EMAIL, phone: "+39 333 123 4567" } });
  await context.db.execute(sql`update "user" set name = ${NAME} where id = ${admin.userId}`);
  await context.db.execute(sql`update units set plate = 'MÜ 1234' where id = (select min(id::text)::uuid from units)`);
  await callApi(application, admin, "POST", "/api/brands", { name: "Škoda Æon", slug: "skoda-aeon" });
});

const find = async (path: string, q: string): Promise<Record<string, unknown>[]> =>
  (await callApi(application, admin, "GET", `/api/${path}?q=${encodeURIComponent(q)}`)).json();

test.each(["bookings", "enquiries", "customers", "users"])("%s are found by a name in any spelling", async (path) => {
  for (const typed of [
    "nicolo",
    "NICOLÒ",
    "dangelo",
    "d'angelo",
    "D´Angelo",
    "muller",
    "mueller nicolo",
    "Müller d’angelo",
  ])
    expect(await find(path, typed), typed).toMatchObject([{ name: NAME }]);
  for (const typed of ["nicola", "moller", "%", "_", "nico_o", "\\"])
    expect(await find(path, typed), typed).toEqual([]);
  expect(await find(path, "’ ´")).toEqual(await find(path, ""));
});

test("audit entries are found by their words and their actor", async () => {
  for (const typed of ["skoda aeon", "ŠKODA", "mueller skoda", "creazione skoda"])
    expect(await find("audit_log", typed), typed).toMatchObject([{ after: { name: "Škoda Æon" } }]);
});

test("brands, cities and cars are found without accents", async () => {
  expect(await find("brands", "skoda æon")).toMatchObject([{ slug: "skoda-aeon" }]);
  expect(await find("vehicles", "huracan")).not.toEqual([]);
  expect((await find("vehicles", "huracan")).length).toBe((await find("vehicles", "Huracán")).length);
});

test("no response contains a search key", async () => {
  for (const path of [
    "bookings",
    "enquiries",
    "customers",
    "users",
    "audit_log",
    "brands",
    "vehicles",
    "cities",
    "units",
  ]) {
    const rows = await (await callApi(application, admin, "GET", `/api/${path}?limit=1`)).text();
    expect(rows).not.toContain("search_key");
    expect(rows).not.toContain("searchKey");
  }
});
