import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { MAX_CALENDAR_FEEDS } from "#domain/calendar-feeds/calendar-feed.ts";
import { openTestApplication, setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi, type SignedIn, signInAs } from "#test/staff.ts";
import { createBookingInStatus } from "#test/staff-api.ts";
import { deleteBookings, queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
const admin = setUpSignedInUser(application, "admin");
beforeEach(async () => {
  await deleteBookings(application.context);
  await application.context.db.execute(sql`delete from calendar_feeds`);
});

const create = (body: object, who = clerk) => callApi(application, who, "POST", "/api/calendar_feeds", body);
const feeds = async (who = clerk) => (await callApi(application, who, "GET", "/api/calendar_feeds")).json();
const made = async (body: object = { kind: "all" }, who = clerk): Promise<{ id: string; path: string }> => {
  const { id, url } = await (await create(body, who)).json();
  return { id, path: new URL(url).pathname };
};
const read = (path: string, headers: Record<string, string> = {}) => application.app.request(path, { headers });
const statusOf = async (path: string) => (await read(path)).status;
const summaries = async (path: string) =>
  (await (await read(path)).text())
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .filter((line) => line.startsWith("SUMMARY:"));
const clerkOf = () => signInAs(application, "customer_service");
const roleOf = async (userId: string) =>
  (await queryRows<{ id: string }>(application.context, sql`select id from user_roles where user_id = ${userId}`))[0]
    ?.id;
/** Returns the first unit of the test's Ferrari, or of another car. */
const unitOf = async (car: "own" | "other") =>
  (
    await queryRows<{ id: string }>(
      application.context,
      sql`select units.id from units join vehicles on vehicles.id = units.vehicle_id
          where (slug = 'ferrari-296-gtb') = ${car === "own"} order by slug, number limit 1`,
    )
  )[0]?.id;

test("a feed opens only while its owner's role is in effect: for an admin with the required second factor", async () => {
  const { path } = await made({ kind: "all" }, admin);
  const { db, env } = application.context;
  const ofAdmin = sql`where id = ${admin.userId}`;
  env.staffSecondFactor = true;
  expect(await statusOf(path)).toBe(404);
  await db.execute(sql`update "user" set two_factor_enabled = true ${ofAdmin}`);
  expect(await statusOf(path)).toBe(200);
  await db.execute(sql`update "user" set two_factor_enabled = false ${ofAdmin}`);
  env.staffSecondFactor = false;
});

describe("a feed's content", () => {
  // Rule: product.md#calendar-feeds
  // Rule: product.md#calendar-feeds "A feed shows car"
  // Rule: product.md#calendar-feeds "No cache stores"
  test("of all bookings: every pickup and return with only the renter's first name, not cached", async () => {
    await createBookingInStatus(application, "confirmed", { note: "Porta sul retro" });
    await createBookingInStatus(application, "cancelled", { pickupDate: "2026-12-20", returnDate: "2026-12-22" });
    const response = await read((await made()).path);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
    });
    const file = (await response.text()).replaceAll("\r\n ", "");
    expect(file.match(/^SUMMARY:.*$/gm)?.map((line) => line.trim())).toEqual([
      expect.stringMatching(/^SUMMARY:Consegna Ferrari 296 GTB.*\\, Ada$/),
      expect.stringMatching(/^SUMMARY:Rientro Ferrari 296 GTB.*\\, Ada$/),
    ]);
    for (const kept of ["Prova", "prova.example", "333 000", "Porta sul retro", "€"]) expect(file).not.toContain(kept);
  });

  // Rule: product.md#calendar-feeds
  test("of a person: the tasks assigned to them, while they are assigned", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    const { path } = await made({ kind: "person" });
    const give = (assigned_to: string | null) =>
      callApi(application, clerk, "PATCH", `/api/day_tasks/${id}/wash`, { assigned_to });
    await give(clerk.userId);
    expect(await summaries(path)).toEqual([expect.stringContaining("Lavaggio Ferrari 296 GTB")]);
    await give(admin.userId);
    expect(await summaries(path)).toEqual([]);
  });

  // Rule: product.md#calendar-feeds
  test("of a unit: its bookings and no others", async () => {
    await createBookingInStatus(application, "confirmed");
    const own = await made({ kind: "unit", unit_id: await unitOf("own") });
    const other = await made({ kind: "unit", unit_id: await unitOf("other") });
    expect((await summaries(own.path)).length).toBe(2);
    expect(await summaries(other.path)).toEqual([]);
  });

  // Rule: product.md#calendar-feeds "No cache stores"
  test("is answered 304 by ETag and by date, until it changes", async () => {
    const { path } = await made();
    const first = await read(path);
    const [etag = "", since = ""] = [first.headers.get("etag"), first.headers.get("last-modified")].map(String);
    expect((await read(path, { "if-none-match": `W/${etag}` })).status).toBe(304);
    expect((await read(path, { "if-modified-since": since })).status).toBe(304);
    await createBookingInStatus(application, "confirmed");
    expect((await read(path, { "if-none-match": etag, "if-modified-since": since })).status).toBe(200);
  });
});

describe("access to a feed", () => {
  // Rule: product.md#calendar-feeds "Users create feeds"
  test("needs only the URL; only the token's hash and the time of the last read are stored", async () => {
    const { id, path } = await made();
    expect((await feeds()).feeds).toMatchObject([{ id, kind: "all", last_read_at: null }]);
    expect(await statusOf(path)).toBe(200);
    const [row] = await queryRows<{ stored: string }>(
      application.context,
      sql`select calendar_feeds::text as stored from calendar_feeds`,
    );
    expect(row?.stored).not.toContain(path.split("/")[2]?.replace(".ics", ""));
    expect((await feeds()).feeds[0].last_read_at).toBe(application.context.clock().toISOString());
  });

  // Rule: product.md#calendar-feeds "A feed ends with"
  test("ends when the feed is revoked; revoking it again changes nothing", async () => {
    const { id, path } = await made();
    const revoke = (who: SignedIn) => callApi(application, who, "DELETE", `/api/calendar_feeds/${id}`);
    expect((await revoke(admin)).status).toBe(404);
    expect(await statusOf(path)).toBe(200);
    expect([(await revoke(clerk)).status, (await revoke(clerk)).status]).toEqual([204, 204]);
    expect(await statusOf(path)).toBe(404);
    expect((await feeds()).feeds).toEqual([]);
  });

  // Rule: product.md#calendar-feeds "A feed ends with"
  test("ends with the role, and does not return with it", async () => {
    const leaver = await clerkOf();
    const paths = [await made({ kind: "all" }, leaver), await made({ kind: "person" }, leaver)].map(({ path }) => path);
    await callApi(application, admin, "DELETE", `/api/user_roles/${await roleOf(leaver.userId)}`);
    expect(await Promise.all(paths.map(statusOf))).toEqual([404, 404]);
    const role = { user_id: leaver.userId, role: "customer_service" };
    expect((await callApi(application, admin, "POST", "/api/user_roles", role)).status).toBe(201);
    expect(await Promise.all(paths.map(statusOf))).toEqual([404, 404]);
    expect(await statusOf((await made({ kind: "all" }, leaver)).path)).toBe(200);
  });

  // Rule: product.md#calendar-feeds "A feed ends with"
  test("checks the roles at every read, however they were revoked", async () => {
    const leaver = await clerkOf();
    const { path } = await made({ kind: "all" }, leaver);
    await application.context.db.execute(
      sql`update user_roles set role = 'seo_manager' where user_id = ${leaver.userId}`,
    );
    expect(await statusOf(path)).toBe(404);
  });

  // Rule: product.md#calendar-feeds
  test("needs only one of the user's two roles", async () => {
    const both = await clerkOf();
    await callApi(application, admin, "POST", "/api/user_roles", { user_id: both.userId, role: "admin" });
    const { path } = await made({ kind: "all" }, both);
    await callApi(application, admin, "DELETE", `/api/user_roles/${await roleOf(both.userId)}`);
    expect(await statusOf(path)).toBe(200);
  });

  // Rule: product.md#calendar-feeds
  test("ends when the user is disabled, and does not return when they are enabled", async () => {
    const leaver = await clerkOf();
    const { path } = await made({ kind: "all" }, leaver);
    for (const disabled of [true, false]) {
      await callApi(application, admin, "PATCH", `/api/users/${leaver.userId}`, { disabled });
      expect(await statusOf(path)).toBe(404);
    }
  });

  // Rule: product.md#calendar-feeds "No cache stores"
  test("is refused at any other URL and for any other method", async () => {
    const { path } = await made();
    const elsewhere = [
      "/calendario/x.ics",
      `/calendario/${"A".repeat(43)}.ics`,
      path.replace(".ics", ""),
      "/calendario/.ics",
    ];
    expect(await Promise.all(elsewhere.map(statusOf))).toEqual([404, 404, 404, 404]);
    expect((await callApi(application, null, "POST", path, {})).status).toBe(404);
  });

  // Rule: product.md#calendar-feeds "No cache stores"
  test("is limited per minute", async () => {
    const limited = await openTestApplication({ seed: "none", variables: { RATE_LIMITS: "on" } });
    const statuses: number[] = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await limited.app.request("/calendario/x.ics")).status);
    await limited.close();
    expect([statuses.slice(0, 60).every((status) => status === 404), statuses[60]]).toEqual([true, 429]);
  });
});

// Rule: product.md#calendar-feeds
test("an invalid new feed is refused with a message", async () => {
  const unknown = "00000000-0000-4000-8000-000000000000";
  const bodies = [
    { kind: "tutto" },
    { kind: "unit" },
    { kind: "all", unit_id: unknown },
    { kind: "unit", unit_id: unknown },
  ];
  expect((await Promise.all(bodies.map((body) => create(body)))).map(({ status }) => status)).toEqual([
    422, 422, 422, 404,
  ]);
  for (let at = 0; at < MAX_CALENDAR_FEEDS; at += 1) await create({ kind: "person" });
  expect((await create({ kind: "person" })).status).toBe(409);
});
