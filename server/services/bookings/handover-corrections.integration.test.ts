import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { findBrokenInvariants } from "#test/invariants/invariants.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, queryRows, setUnitCount } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");
const clerk = setUpSignedInUser(application, "customer_service");
const adminApi = staffApiOf(application, admin);
const staffApi = staffApiOf(application, clerk);
beforeAll(() => setUnitCount(application.context, CAR, 2));
afterEach(async () => {
  setClock("2026-11-21T09:00:00Z");
  await deleteBookings(application.context);
});

const setClock = (now: string) => {
  application.context.clock = () => new Date(now);
};
const put = (id: string, kind: string, body: object, api = staffApi) =>
  api.call("PUT", `/${id}/handovers/${kind}`, { fuel_percent: 100, ...body });
/** Returns the notes of the handovers in the history, newest first, with normal spaces. */
const handoverNotes = async (id: string): Promise<string[]> => {
  const events: { kind: string; note: string }[] = await staffApi.get(`/${id}/events`);
  return events.filter(({ kind }) => kind === "handover").map(({ note }) => note.replaceAll("\u00a0", " "));
};
const unitKilometres = (unit: number) =>
  queryRows<{ kilometres: number | null }>(
    application.context,
    sql`select units.kilometres from units join vehicles on vehicles.id = vehicle_id where slug = ${CAR} and number = ${unit}`,
  ).then(([row]) => row?.kilometres);

/** A rental in progress since 10 December with 12,000 km, until the 13th. */
async function rentalInProgress() {
  const { id } = await createBookingInStatus(application, "requested");
  await staffApi.patch(id, { status: "confirmed" });
  setClock("2026-12-10T09:00:00Z");
  await put(id, "pickup", { kilometres: 12_000 });
  await staffApi.patch(id, { status: "active" });
  setClock("2026-12-12T09:00:00Z");
  return id;
}

describe("a corrected record", () => {
  // Rule: product.md#handover "A record can be corrected"
  test("leaves old and new values in the history; charge and odometer follow", async () => {
    const id = await rentalInProgress();
    const first = await put(id, "return", {
      kilometres: 12_400,
      damage_notes: "Graffio",
      pictures: ["/uploads/a.webp"],
    });
    const { version } = await first.json();
    const corrected = {
      kilometres: 14_400,
      fuel_percent: 50,
      pictures: ["/uploads/b.webp", "/uploads/c.webp"],
      version,
    };
    const before = (await staffApi.get(`/${id}`)).kilometres;
    expect((await put(id, "return", corrected)).status).toBe(200);
    expect(await handoverNotes(id)).toContain(
      "Rientro corretto: da 12.400 km a 14.400 km; livello da 100% a 50%; danni e osservazioni da «Graffio» a nessuno; da 1 foto a 2 foto, aggiunte 2 e tolte 1.",
    );
    const after = (await staffApi.get(`/${id}`)).kilometres;
    expect([before.driven, after.driven]).toEqual([400, 2400]);
    expect(after.charge).toBeGreaterThan(before.charge);
    expect(await unitKilometres(1)).toBe(14_400);
    // Sent again with the same values, it changes nothing.
    const events = (await staffApi.get(`/${id}/events`)).length;
    expect((await put(id, "return", { ...corrected, version: version + 1 })).status).toBe(200);
    expect(await staffApi.get(`/${id}/events`)).toHaveLength(events);
  });

  // Rule: product.md#handover "A record can be corrected"
  test("may change only what a picture shows, or why one was skipped", async () => {
    const id = await rentalInProgress();
    const record = {
      kilometres: 12_400,
      pictures: ["/uploads/a.webp"],
      picture_kinds: { "/uploads/a.webp": "front" },
      skipped_pictures: { interior: "Buio" },
    };
    await put(id, "return", record);
    const corrected = {
      ...record,
      picture_kinds: { "/uploads/a.webp": "rear" },
      skipped_pictures: { interior: "Buio in garage" },
    };
    expect(await (await put(id, "return", corrected)).json()).toMatchObject({
      picture_kinds: corrected.picture_kinds,
      skipped_pictures: corrected.skipped_pictures,
    });
    expect(await handoverNotes(id)).toContain(
      "Rientro corretto: una foto da «Davanti» a «Dietro»; motivo della foto saltata «Interni» da «Buio» a «Buio in garage».",
    );
  });

  // Rule: product.md#handover "A record can be corrected"
  test("of a pickup leaves the odometer at the return's reading, and a reopened rental at its own", async () => {
    const id = await rentalInProgress();
    await put(id, "return", { kilometres: 12_400 });
    expect((await put(id, "pickup", { kilometres: 12_050 })).status).toBe(200);
    expect(await unitKilometres(1)).toBe(12_400);
    await staffApi.patch(id, { status: "completed" });
    expect((await adminApi.call("POST", `/${id}/reopening`, { reason: "Errore" })).status).toBe(200);
    expect(await unitKilometres(1)).toBe(12_050);
  });

  // Rule: product.md#handover "Once the booking is concluded"
  test("is an admin's once the booking is concluded; a missing record is still anybody's", async () => {
    const id = await rentalInProgress();
    await staffApi.patch(id, { status: "completed" });
    const missing = await put(id, "return", { kilometres: 12_400 });
    expect(missing.status).toBe(200);
    const refused = await put(id, "return", { kilometres: 12_500 });
    expect(refused.status).toBe(403);
    expect((await refused.json()).detail).toBe(
      "La prenotazione è conclusa: il verbale lo corregge solo un amministratore.",
    );
    expect((await put(id, "return", { kilometres: 12_500 }, adminApi)).status).toBe(200);
    expect(await handoverNotes(id)).toContain("Rientro corretto: da 12.400 km a 12.500 km.");
  });

  // Rule: product.md#handover "A record can be corrected"
  test("may be that of a unit that was replaced", async () => {
    const id = await rentalInProgress();
    const records = {
      return_record: { kilometres: 12_200, fuel_percent: 50 },
      pickup_record: { kilometres: 3000, fuel_percent: 100 },
    };
    const replacement = { reason: "breakdown", vehicle: CAR, unit: 2, ...records };
    expect((await staffApi.call("POST", `/${id}/replacement`, replacement)).status).toBe(200);
    expect((await put(id, "return", { kilometres: 12_300, fuel_percent: 50, leg: 1 })).status).toBe(200);
    expect(await handoverNotes(id)).toContainEqual(
      expect.stringMatching(/^Ferrari 296 GTB \(unità 1.*\)\nRientro corretto: da 12\.200 km a 12\.300 km\.$/),
    );
    expect([await unitKilometres(1), await unitKilometres(2)]).toEqual([12_300, 3000]);
    const unknown = await put(id, "return", { kilometres: 1, leg: 3 });
    expect([unknown.status, (await unknown.json()).errors[0].path]).toEqual([422, "leg"]);
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
  });
});
