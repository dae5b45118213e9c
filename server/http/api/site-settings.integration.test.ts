// Rule: product.md#settings
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { replyDueAt } from "#domain/enquiries/reply-promise.ts";
import { uploadedPicturePath } from "#domain/pictures/uploaded-picture.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { auditLog, pictures } from "#server/db/schema.ts";
import { PageCache } from "#server/http/page-cache/page-cache.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { readHome } from "#server/services/catalogue/read-home.ts";
import { loadSiteConfiguration, syncSettings } from "#server/services/site-settings/settings-sync.ts";
import { openTestApplication, type TestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callApi, type SignedIn, signInAs } from "#test/staff.ts";
import { TEST_NOW } from "#test/test-now.ts";

let application: TestApplication;
let admin: SignedIn;
beforeEach(async () => {
  application = await openTestApplication({ seed: "none" });
  admin = await signInAs(application, "admin");
});
afterEach(() => application.close());

const read = async () => (await callApi(application, admin, "GET", "/api/site_settings")).json();
const set = (body: object) => callApi(application, admin, "PATCH", "/api/site_settings", body);

/** Another process of the same installation, with its own configuration and page cache on the same database. */
async function otherProcess(): Promise<AppContext> {
  const { context } = application;
  return { ...context, site: await loadSiteConfiguration(context.db, context.siteDefaults), pages: new PageCache() };
}

test("start with the built-in values", async () => {
  const { settings, defaults, version } = await read();
  expect(settings).toEqual(defaults);
  expect(settings).toMatchObject({ name: "Velluto", vat_number: "", hold_hours: 24 });
  expect(version).toBe(1);
});

test("apply at once in their process, also to holders of the configuration object, and clear the page cache", async () => {
  const { context } = application;
  const { site } = context;
  const { generation } = context.pages;
  const answer = await (await set({ name: "Seta", phone: "+39 06 1234 5678", version: 1 })).json();
  expect(answer).toMatchObject({ settings: { name: "Seta" }, defaults: { name: "Velluto" }, version: 2 });
  expect(site).toMatchObject({ name: "Seta", phoneHref: "tel:+390612345678", holdHours: 24 });
  expect(context.pages.generation).toBeGreaterThan(generation);
});

// Rule: product.md#home-page "A company's own photographs"
test("only pictures uploaded here can be photographs of the hero; the home page shows them at once, under their veil", async () => {
  const [id, restrictedId] = ["0d0e8b2a-3b1e-8c51-9b07-000000000001", "0d0e8b2a-3b1e-8c51-9b07-000000000002"];
  const size = { width: 3000, height: 2000, largestWidth: 2400 };
  const address = uploadedPicturePath({ id, ...size });
  const uploadedBy = admin.userId;
  const stored = { id, sha256: id, ...size, uploadedBy, focalX: 20, focalY: 70, brightest: 60 };
  await application.context.db.insert(pictures).values(stored);
  expect((await set({ hero_picture: address })).status).toBe(200);
  const day = { address: `${address}#focus=20%2C70`, veil: 0 };
  expect((await readHome(application.context, {}, wordsOf("it"))).hero).toEqual({ day, night: day });
  const restricted = uploadedPicturePath({ id: restrictedId, ...size, restricted: true });
  for (const refused of ["https://elsewhere.example/a.jpg", restricted, "/pictures/heroes/day-1280.webp"]) {
    const answer = await set({ hero_night_picture: refused });
    expect([answer.status, (await answer.json()).errors[0].path]).toEqual([422, "hero_night_picture"]);
  }
});

test("delivery, hold and limit values apply at once, always as a whole", async () => {
  const { site } = application.context;
  const { delivery } = site;
  const figures = {
    free_radius: 10,
    delivery_rate: 3.5,
    reach_van: 400,
    first_hold_hours: 4,
    open_requests_at_most: 5,
  };
  expect((await (await set(figures)).json()).settings).toMatchObject(figures);
  expect(site).toMatchObject({ firstHoldHours: 4, holdHours: 24, maxOpenRequests: 5 });
  expect(site.delivery).toEqual({
    ...delivery,
    freeRadiusKilometres: 10,
    ratePerKilometre: 350,
    reachKilometres: { ...delivery.reachKilometres, van: 400 },
  });
  await set({ free_radius: 30, delivery_rate: 2, reach_van: 1050, first_hold_hours: 2, open_requests_at_most: 3 });
  const { settings, defaults } = await read();
  expect(settings).toEqual(defaults);
});

test("a request keeps the hold it was given; the next one gets the new value", async () => {
  const seeded = await openTestApplication();
  try {
    const { context } = seeded;
    const chief = await signInAs(seeded, "admin");
    const first = await requestBooking(context, { body: bookingRequest() });
    const held = async () => (await findStoredBooking(context.db, { id: first.booking.id }))?.holdExpiresAt;
    const before = await held();
    await callApi(seeded, chief, "PATCH", "/api/site_settings", { first_hold_hours: 5 });
    expect(await held()).toEqual(before);
    const later = { pickupDate: "2026-12-20", returnDate: "2026-12-23" } as const;
    const { booking } = await requestBooking(context, { body: bookingRequest(later) });
    expect(booking.holdExpiresAt?.getTime()).toBe(booking.createdAt.getTime() + 5 * 3_600_000);
  } finally {
    await seeded.close();
  }
});

// Rule: product.md#opening-hours "Rows that an earlier version"
test("rows that an earlier version stored are shown until the hours replace them", async () => {
  const { site } = application.context;
  const rows = [{ label: "Banco", hours: "Solo d'estate" }];
  await set({ opening_hours: rows });
  const days = { monday: [{ from: "08:00", to: "20:00" }] };
  await set({ phone_hours: { kind: "weekly", timeZone: "Europe/Rome", days, closedDates: [] }, whatsapp_hours: null });
  expect(site.openingHours).toEqual(rows);
  await set({ opening_hours: null });
  expect(site.openingHours[0]).toEqual({ label: "Telefono", hours: "Il lunedì, dalle 8 alle 20" });
});

// Rule: product.md#settings "Booking prefix"
test("a new booking gets the prefix that is set, and every earlier one is still found by its own", async () => {
  const seeded = await openTestApplication();
  try {
    const chief = await signInAs(seeded, "admin");
    const prefix = (booking_prefix: string) =>
      callApi(seeded, chief, "PATCH", "/api/site_settings", { booking_prefix });
    const first = await requestBooking(seeded.context, { body: bookingRequest() });
    expect((await prefix("am")).status).toBe(200);
    const later = { pickupDate: "2026-12-20", returnDate: "2026-12-23" } as const;
    const second = await requestBooking(seeded.context, { body: bookingRequest(later) });
    expect([first, second].map(({ booking }) => booking.reference.slice(0, 3))).toEqual(["VL-", "AM-"]);
    for (const { booking } of [first, second]) {
      const found = await callApi(seeded, chief, "GET", `/api/bookings/${booking.reference.toLowerCase()}`);
      expect((await found.json()).id).toBe(booking.id);
    }
    const refused = await prefix("RQ");
    expect([refused.status, (await refused.json()).errors]).toEqual([
      422,
      [{ path: "booking_prefix", message: "Questa sigla è già di richieste, preventivi o ordini." }],
    ]);
  } finally {
    await seeded.close();
  }
});

describe("another process", () => {
  test("gets changed settings with its next refresh, and re-renders its pages", async () => {
    const other = await otherProcess();
    const { generation } = other.pages;
    await set({ hold_hours: 12 });
    expect(other.site.holdHours).toBe(24);
    await syncSettings(other);
    expect(other.site.holdHours).toBe(12);
    expect(other.pages.generation).toBe(generation + 1);
  });

  // Rule: product.md#palette "A change"
  test("gets the colours with its next refresh, and the built-in ones when they return", async () => {
    const other = await otherProcess();
    const { generation } = other.pages;
    await set({ palette: "argento", accent: "#1A3A6E" });
    await syncSettings(other);
    expect(other.site.palette).toEqual({ name: "argento", accent: "#1a3a6e" });
    expect(other.pages.generation).toBe(generation + 1);
    await set({ palette: "velluto", accent: "" });
    await syncSettings(other);
    expect(other.site.palette).toBeUndefined();
    expect(other.pages.generation).toBe(generation + 2);
  });

  test("keeps its pages while nothing has changed", async () => {
    const other = await otherProcess();
    const { generation } = other.pages;
    await syncSettings(other);
    expect(other.pages.generation).toBe(generation);
  });

  test("that starts later has the current settings", async () => {
    await set({ name: "Seta" });
    expect((await otherProcess()).site.name).toBe("Seta");
  });
});

test("a field set back to its built-in value follows that value again", async () => {
  await set({ name: "Seta", city: "Roma" });
  await set({ name: "Velluto" });
  const { settings } = await read();
  expect(settings).toMatchObject({ name: "Velluto", city: "Roma" });
  expect(application.context.site).toMatchObject({
    name: "Velluto",
    address: { city: "Roma", street: "Via della Seta 10" },
  });
});

test("are in the audit log with before and after; an unchanged save adds no entry", async () => {
  await set({ name: "Seta" });
  expect((await (await set({ name: "Seta" })).json()).version).toBe(2);
  const entries = await application.context.db.select().from(auditLog).where(eq(auditLog.entity, "site_settings"));
  expect(entries).toMatchObject([
    { action: "update", actor: admin.userId, before: { name: "Velluto" }, after: { name: "Seta", city: "Milano" } },
  ]);
});

test("the second of two editors is told who was first, and nothing is overwritten", async () => {
  await set({ name: "Seta", version: 1 });
  const second = await set({ name: "Raso", version: 1 });
  expect(second.status).toBe(409);
  expect((await second.json()).detail).toContain(`Modificato da ${admin.email}`);
  expect((await read()).settings.name).toBe("Seta");
});

test("an invalid field is refused with its path, and nothing is stored", async () => {
  const refused = await set({ name: "Seta", opening_hours: [{ label: "Sede", hours: "" }] });
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toEqual([{ path: "opening_hours.0.hours", message: "Indica gli orari." }]);
  expect(application.context.site.name).toBe("Velluto");
});

describe("opening hours", () => {
  const weekly = (from: string, to: string) => ({
    kind: "weekly",
    timeZone: "Europe/Rome",
    days: { monday: [{ from, to }] },
    closedDates: [],
  });

  test("that end before they start, or overlap, are refused at their field", async () => {
    const answer = await set({ phone_hours: weekly("20:00", "08:00") });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: [{ path: "phone_hours.days.monday.0.to", message: expect.stringContaining("prima di cominciare") }],
    });
    const morning = weekly("08:00", "12:00");
    const overlapping = { ...morning, days: { monday: [...morning.days.monday, { from: "11:00", to: "13:00" }] } };
    expect((await set({ phone_hours: overlapping })).status).toBe(422);
    expect((await read()).version).toBe(1);
  });

  // Rule: product.md#reply-promise "Only the hours"
  test("count for the promise at once; rows that an earlier version stored stay as shown", async () => {
    const { site } = application.context;
    const rows = [{ label: "Telefono", hours: "Quando serve" }];
    await set({ opening_hours: rows });
    await set({ phone_hours: weekly("08:00", "20:00") });
    expect(site.openingHours).toEqual(rows);
    // Saturday morning: the next answer is due on Monday.
    expect(replyDueAt(TEST_NOW, site)).toEqual(new Date("2026-11-23T09:00:00Z"));
    await set({ opening_hours: null, phone_hours: null });
    expect(site.openingHours.map(({ label }) => label)).not.toContain("Telefono");
    expect(replyDueAt(TEST_NOW, site)).toEqual(new Date("2026-11-21T11:00:00Z"));
  });
});
