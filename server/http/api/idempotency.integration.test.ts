import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi, type SignedIn, signInAs } from "#test/staff.ts";
import { createBookingInStatus } from "#test/staff-api.ts";
import { queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
const admin = setUpSignedInUser(application, "admin");
const otherAdmin = setUpSignedInUser(application, "admin");
let customer: string;
/** Values for the parameters in paths. */
const ids = { booking: "", customer: "", unit: "", vehicle: "" };
beforeAll(async () => {
  ids.booking = (await createBookingInStatus(application, "confirmed")).id;
  const made = await callApi(application, clerk, "POST", "/api/customers", { name: "Ida", email: "ida@prova.example" });
  customer = (await made.json()).id;
  ids.customer = customer;
  const [unit] = await queryRows<{ id: string; vehicle: string }>(
    application.context,
    sql`select id, vehicle_id as vehicle from units limit 1`,
  );
  Object.assign(ids, { unit: unit?.id, vehicle: unit?.vehicle });
});

const withKey = (who: SignedIn, key: string): SignedIn => ({
  ...who,
  headers: { ...who.headers, "idempotency-key": key } as SignedIn["headers"],
});
const entries = async () =>
  (await queryRows<{ number: number }>(application.context, sql`select count(*)::int as number from audit_log`))[0]
    ?.number ?? 0;
const rowsIn = async (table: string) =>
  (
    await queryRows<{ number: number }>(
      application.context,
      sql`select count(*)::int as number from ${sql.identifier(table)}`,
    )
  )[0]?.number ?? 0;

const CAR = {
  name: "Luce",
  brand: "Ferrari",
  type: "Cabrio",
  category: "cabriolet",
  location: "Milano",
  price: 1250.5,
  images: ["https://cdn.example/luce.jpg"],
  specs: { engine: "V8 biturbo 3.9", power: "620 CV" },
};

const RULE = { kind: "day", name: "Agosto", scope: "all", percent: 120 };

const VIEW = { list: "bookings", name: "Da confermare", query: "status=requested", columns: [] };

interface Making {
  path: () => string;
  table: string;
  body: () => object;
  other: object;
  /** Who creates it; a clerk if nobody is named. */
  by?: SignedIn;
}

const MAKING: [string, Making][] = [
  [
    "a note on a booking",
    {
      path: () => `/api/bookings/${ids.booking}/notes`,
      table: "booking_events",
      body: () => ({ note: "Chiamare prima." }),
      other: { note: "Chiamare dopo." },
    },
  ],
  [
    "a note on a customer",
    {
      path: () => `/api/customers/${ids.customer}/notes`,
      table: "customer_notes",
      body: () => ({ body: "Preferisce l'italiano." }),
      other: { body: "Preferisce il francese." },
    },
  ],
  [
    "a consent",
    {
      path: () => `/api/customers/${ids.customer}/consents`,
      table: "customer_consents",
      body: () => ({ purpose: "marketing", granted: true, source: "phone", text_version: "2026-11" }),
      other: { granted: false },
    },
  ],
  [
    "a calendar",
    {
      path: () => "/api/calendar_feeds",
      table: "calendar_feeds",
      body: () => ({ kind: "all" }),
      other: { kind: "person" },
    },
  ],
  [
    "a unit",
    {
      path: () => "/api/units",
      table: "units",
      body: () => ({ vehicle_id: ids.vehicle, plate: "GA 123 BC" }),
      other: { plate: "GA 123 BD" },
    },
  ],
  [
    "an expiry",
    {
      path: () => `/api/units/${ids.unit}/expiries`,
      table: "unit_expiries",
      body: () => ({ kind: "tyres", due_on: "2027-03-01" }),
      other: { due_on: "2027-03-02" },
    },
  ],
  ["a car", { path: () => "/api/vehicles", table: "vehicles", body: () => CAR, other: { name: "Ombra" } }],
  [
    "a rule of the rates",
    { path: () => "/api/rate_rules", table: "rate_rules", body: () => RULE, other: { name: "Luglio" }, by: admin },
  ],
];

// Rule: product.md#idempotency
describe.each(MAKING)("%s", (_what, { path, table, body, other, by }) => {
  const send = (key: string, changes: object = {}, who = by ?? clerk) =>
    callApi(application, withKey(who, key), "POST", path(), { ...body(), ...changes });

  test("a repeated or concurrent call with one key runs and is logged once, and answers the same", async () => {
    const before = [await rowsIn(table), await entries()] as const;
    const answers = await Promise.all([send(`${table}-1`), send(`${table}-1`)]);
    answers.push(await send(`${table}-1`));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [first, ...again] = await Promise.all(answers.map((answer) => answer.json()));
    for (const answer of again) expect(answer).toEqual(first);
    expect([await rowsIn(table), await entries()]).toEqual([before[0] + 1, before[1] + 1]);
  });

  test("the key with another body is refused; another user's keys are independent", async () => {
    await send(`${table}-2`, other);
    const refused = await send(`${table}-2`);
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors).toMatchObject([{ path: "Idempotency-Key" }]);
    expect((await send("una chiave")).status).toBe(422);
    const before = await rowsIn(table);
    const colleague = await send(
      `${table}-2`,
      table === "units" ? { plate: "GA 123 BE" } : {},
      by ? otherAdmin : admin,
    );
    expect([colleague.status, await rowsIn(table)]).toEqual([201, before + 1]);
  });
});

test("a repeated call does not reopen a calendar feed that was revoked meanwhile", async () => {
  const send = () => callApi(application, withKey(clerk, "revoked"), "POST", "/api/calendar_feeds", { kind: "all" });
  const { id } = await (await send()).json();
  await callApi(application, clerk, "DELETE", `/api/calendar_feeds/${id}`);
  expect((await send()).status).toBe(404);
});

test("a call that changes nothing adds no audit entry: ban, its end, expected return, sessions, account, view", async () => {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await callApi(application, admin, method, path, body);
    expect(response.status).toBeLessThan(300);
    return response.status === 204 ? null : response.json();
  };
  const out = await createBookingInStatus(application, "active", {
    pickupDate: "2026-12-20",
    returnDate: "2026-12-22",
  });
  const left = await signInAs(application, null);
  const ban = { reason: "Danni non pagati", until: "2027-01-31" };
  for (const [method, path, body] of [
    ["PUT", `/api/customers/${customer}/ban`, ban],
    ["DELETE", `/api/customers/${customer}/ban`],
    ["POST", `/api/bookings/${out.id}/expected-return`, { date: "2026-11-25", time: "12:00" }],
    ["POST", `/api/users/${left.userId}/sign-out`],
    ["PATCH", `/api/users/${left.userId}`, { name: "Altro Nome" }],
    ["POST", "/api/saved_views", VIEW],
  ] as const) {
    const first = await call(method, path, body);
    const told = await entries();
    expect(await call(method, path, body)).toEqual(first);
    expect(await entries(), path).toBe(told);
  }
});
