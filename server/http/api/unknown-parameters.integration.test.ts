import { describe, expect, test } from "vitest";
import { API_ACCESS } from "#domain/access/api-access.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callerOf } from "#test/staff.ts";

const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");

const call = callerOf(application, admin);

/** Property names that every JavaScript object has, and one that none has. */
const NAMES = ["constructor", "__proto__", "toString", "hasOwnProperty", "nessuno"];
const READ = API_ACCESS.flatMap(({ method, path }) => (method === "GET" && !path.includes(":") ? [path] : []));

describe.each(READ)("GET %s", (path) => {
  // Rule: product.md#bad-input "absurd query (limit=1e9"
  test("refuses an unknown filter and an inherited property name alike", async () => {
    const statuses = await Promise.all(NAMES.map(async (name) => (await call("GET", `${path}?${name}=1`)).status));
    expect(statuses).toEqual(NAMES.map(() => statuses.at(-1)));
    expect(statuses[0]).toBeLessThan(500);
  });

  test("refuses such a name as an order", async () => {
    for (const name of NAMES) expect((await call("GET", `${path}?order=-${name}`)).status).toBeLessThan(500);
  });
});

test.each(["vehicles", "brands", "cities", "seo_overrides", "bookings", "enquiries", "audit_log"])(
  "%s names the unknown filter",
  async (table) => {
    for (const name of NAMES) {
      const response = await call("GET", `/api/${table}?${name}=1`);
      expect(response.status).toBe(422);
      const errors = [{ path: name, message: "Non esiste un filtro con questo nome." }];
      expect(await response.json()).toMatchObject({ errors });
    }
  },
);

/** A valid write of each table, except for one undeclared field. */
const WRITES = [
  ["POST", "/api/brands", { name: "Pagani", slug: "pagani" }],
  ["POST", "/api/cities", { name: "Lucca", slug: "lucca", country: "Italia" }],
  ["POST", "/api/seo_overrides", { page_type: "city", slug: "rome" }],
  [
    "POST",
    "/api/enquiries",
    { kind: "contact", name: "Ada Prova", email: "ada@prova.example", phone: "+39 333 1234567" },
  ],
] as const;

// Rule: product.md#api
// Rule: product.md#bad-input
// Rule: product.md#bad-input "a method that an address does not take"
describe.each(WRITES)("%s %s", (method, path, body) => {
  test("refuses an undeclared field, and writes nothing", async () => {
    const response = await call(method, path, { ...body, colore: "rosso", constructor: 1 });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: ["colore", "constructor"].map((name) => ({
        path: name,
        message: "Non esiste un campo con questo nome.",
      })),
    });
  });

  test("ignores fields that the server sets itself", async () => {
    const id = "00000000-0000-4000-8000-000000000000";
    const set = { id, created_at: "1999-01-01T00:00:00Z", updated_at: "1999-01-01T00:00:00Z", version: 7 };
    const response = await call(method, path, { ...body, ...set });
    expect(response.status).toBe(201);
    expect(await response.json()).not.toMatchObject({ id });
  });
});

test("refuses an undeclared field within an enquiry's details like one beside them", async () => {
  const contact = { kind: "contact", name: "Ada Prova", email: "ada@prova.example", phone: "+39 333 1234567" };
  const response = await call("POST", "/api/enquiries", {
    ...contact,
    details: { subject: "Una festa", colore: "rosso" },
  });
  expect(response.status).toBe(422);
  const errors = [{ path: "details.colore", message: "Non esiste un campo con questo nome." }];
  expect(await response.json()).toMatchObject({ errors });
  expect((await call("POST", "/api/enquiries", { ...contact, details: { subject: "Una festa" } })).status).toBe(201);
});

test("an error lists twenty fields, with at most 200 characters each, and the total number", async () => {
  const names = Object.fromEntries(Array.from({ length: 1500 }, (_, at) => [`${"x".repeat(500)}${at}`, 1]));
  const response = await call("POST", "/api/enquiries", names);
  expect(response.status).toBe(422);
  const text = await response.text();
  expect(text.length).toBeLessThan(10_000);
  const { errors, error_count } = JSON.parse(text);
  expect([errors.length, error_count]).toEqual([20, 1500]);
  expect(errors[0].path).toHaveLength(200);
});

describe("a PATCH", () => {
  const first = async (table: string) => (await (await call("GET", `/api/${table}?limit=1`)).json())[0];

  test.each(["vehicles", "brands", "cities"])("of %s refuses an undeclared field", async (table) => {
    const { id } = await first(table);
    const response = await call("PATCH", `/api/${table}/${id}`, { colore: "rosso" });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path: "colore" }] });
  });

  test("accepts a row as it was read, and keeps the fields set by the server", async () => {
    const { url, units_out, off_site, ...row } = await first("vehicles");
    expect([typeof url, typeof units_out, off_site]).toEqual(["string", "number", null]);
    const sent = { ...row, url: "/altrove", slug: "altro", created_at: "1999-01-01T00:00:00Z", rating: 4.4 };
    const response = await call("PATCH", `/api/vehicles/${row.id}`, sent);
    expect(response.status).toBe(200);
    const { slug, created_at } = row;
    expect(await response.json()).toMatchObject({ url, slug, created_at, rating: 4.4, version: row.version + 1 });
  });

  test("of a user, role, hold or booking refuses it too, before looking for the row", async () => {
    const id = "00000000-0000-4000-8000-000000000000";
    for (const [method, path] of [
      ["PATCH", `/api/users/${id}`],
      ["POST", "/api/user_roles"],
      ["POST", "/api/unit_holds"],
      ["PATCH", `/api/unit_holds/${id}`],
      ["POST", "/api/bookings"],
      ["POST", "/api/bookings/by-phone"],
      ["PATCH", `/api/bookings/${id}`],
      ["POST", `/api/bookings/${id}/quote`],
      ["POST", `/api/bookings/${id}/notes`],
      ["PUT", `/api/bookings/${id}/handovers/pickup`],
      ["POST", `/api/bookings/${id}/handovers/pickup/undo`],
      ["PATCH", `/api/enquiries/${id}`],
      ["POST", `/api/enquiries/${id}/answers`],
      ["PATCH", `/api/seo_overrides/${id}`],
    ] as const) {
      const response = await call(method, path, { colore: "rosso" });
      expect([path, response.status]).toEqual([path, 422]);
      expect(await response.json()).toMatchObject({ errors: [{ path: "colore" }] });
    }
  });
});

test.each([
  ["DELETE", "/api/brands", "GET, HEAD, POST"],
  ["PUT", "/api/bookings/counts", "GET, HEAD"],
  ["GET", "/api/vehicles/import", "POST"],
  ["OPTIONS", "/api/audit_log", "GET, HEAD"],
])("%s %s is refused with the allowed methods", async (method, path, allowed) => {
  const response = await call(method, path);
  expect([response.status, response.headers.get("allow")]).toEqual([405, allowed]);
  expect(response.headers.get("content-type")).toContain("application/problem+json");
});
