import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { AppContext } from "#server/context.ts";
import { auditLog } from "#server/db/schema.ts";
import { PageCache } from "#server/http/page-cache.ts";
import { followSite, openSite } from "#server/services/settings/follow-site.ts";
import { openTestApplication, type TestApplication } from "#test/app.ts";
import { callApi, type SignedIn, signInAs } from "#test/staff.ts";

let application: TestApplication;
let admin: SignedIn;
beforeEach(async () => {
  application = await openTestApplication({ seed: "none" });
  admin = await signInAs(application, "admin");
});
afterEach(() => application.close());

const read = async () => (await callApi(application, admin, "GET", "/api/site_settings")).json();
const set = (body: object) => callApi(application, admin, "PATCH", "/api/site_settings", body);

/** Another process of the same house: its own configuration and pages over the one database. */
async function otherProcess(): Promise<AppContext> {
  const { context } = application;
  return { ...context, site: await openSite(context.db, context.siteDefaults), pages: new PageCache() };
}

test("begin with the built-in values", async () => {
  const { settings, defaults, version } = await read();
  expect(settings).toEqual(defaults);
  expect(settings).toMatchObject({ name: "Velluto", vat_number: "", hold_hours: 24 });
  expect(version).toBe(1);
});

test("hold at once where they were written, for whoever had the configuration before, and clear the pages", async () => {
  const { context } = application;
  const { site } = context;
  const { generation } = context.pages;
  const answer = await (await set({ name: "Seta", phone: "+39 06 1234 5678", version: 1 })).json();
  expect(answer).toMatchObject({ settings: { name: "Seta" }, defaults: { name: "Velluto" }, version: 2 });
  expect(site).toMatchObject({ name: "Seta", phoneHref: "tel:+390612345678", holdHours: 24 });
  expect(context.pages.generation).toBeGreaterThan(generation);
});

describe("another process", () => {
  test("follows when its timer comes round, and makes its pages anew", async () => {
    const other = await otherProcess();
    const { generation } = other.pages;
    await set({ hold_hours: 12 });
    expect(other.site.holdHours).toBe(24);
    await followSite(other);
    expect(other.site.holdHours).toBe(12);
    expect(other.pages.generation).toBe(generation + 1);
  });

  test("leaves its pages alone while nothing has changed", async () => {
    const other = await otherProcess();
    const { generation } = other.pages;
    await followSite(other);
    expect(other.pages.generation).toBe(generation);
  });

  test("that starts later begins with what is set", async () => {
    await set({ name: "Seta" });
    expect((await otherProcess()).site.name).toBe("Seta");
  });
});

test("back at its built-in value, a field follows that again", async () => {
  await set({ name: "Seta", city: "Roma" });
  await set({ name: "Velluto" });
  const { settings } = await read();
  expect(settings).toMatchObject({ name: "Velluto", city: "Roma" });
  expect(application.context.site).toMatchObject({
    name: "Velluto",
    address: { city: "Roma", street: "Via della Seta 10" },
  });
});

test("stand in the log with before and after; the same again changes nothing", async () => {
  await set({ name: "Seta" });
  expect((await (await set({ name: "Seta" })).json()).version).toBe(2);
  const entries = await application.context.db.select().from(auditLog).where(eq(auditLog.entity, "site_settings"));
  expect(entries).toMatchObject([
    { action: "update", actor: admin.userId, before: { name: "Velluto" }, after: { name: "Seta", city: "Milano" } },
  ]);
});

test("the second of two editors is told who was first, and nothing is lost", async () => {
  await set({ name: "Seta", version: 1 });
  const second = await set({ name: "Raso", version: 1 });
  expect(second.status).toBe(409);
  expect((await second.json()).detail).toContain(`Modificato da ${admin.email}`);
  expect((await read()).settings.name).toBe("Seta");
});

test("a wrong field is refused at its place, and nothing is set", async () => {
  const refused = await set({ name: "Seta", opening_hours: [{ label: "Sede", hours: "" }] });
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toEqual([{ path: "opening_hours.0.hours", message: "Indica gli orari." }]);
  expect(application.context.site.name).toBe("Velluto");
});
