import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { uploadedPicturePath } from "#domain/pictures/uploaded-picture.ts";
import { bookings, customers, pictures } from "#server/db/schema.ts";
import { listStaffEvents } from "#server/repositories/bookings/booking-events.ts";
import { setUpTestApplication } from "#test/app.ts";
import { replacementBody } from "#test/factories/replacements.ts";
import { callApi, type SignedIn, signInAs } from "#test/staff.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, setUnitCount, withClockAt } from "#test/stored-bookings.ts";
import { deleteExpiredData } from "./delete-expired-data.ts";

const application = setUpTestApplication();
const UPLOADED_AT = "2026-12-10T08:00:00Z";
const RECORD = { kilometres: 12_000, fuel_percent: 100 };

let admin: SignedIn;
let staffApi: ReturnType<typeof staffApiOf>;
beforeAll(() => setUnitCount(application.context, "ferrari-296-gtb", 2));
beforeEach(async () => {
  // The job of an earlier test, in another year, has deleted the session.
  admin = await signInAs(application, "admin");
  staffApi = staffApiOf(application, admin);
});
afterEach(async () => {
  setClock("2026-11-21T09:00:00Z");
  await deleteBookings(application.context);
  await application.context.db.delete(pictures);
});

const setClock = (now: string) => {
  application.context.clock = () => new Date(now);
};
const call = async (id: string, method: string, path: string, body?: object) => {
  const response = await staffApi.call(method, `/${id}${path}`, body);
  expect(response.status).toBe(200);
};
const put = (id: string, kind: string, record: object) => call(id, "PUT", `/handovers/${kind}`, record);

/** Stores a restricted picture with its file. Returns its address. */
async function upload(): Promise<string> {
  const { db, pictures: store } = application.context;
  const size = { width: 300, height: 200 };
  const id = randomUUID();
  await store.put(`restricted-${id}/300.webp`, new Uint8Array([1]), "image/webp");
  const createdAt = new Date(UPLOADED_AT);
  const [row] = await db
    .insert(pictures)
    .values({ id, sha256: id, ...size, restricted: true, uploadedBy: "staff", createdAt })
    .returning();
  return uploadedPicturePath({ ...size, id, largestWidth: row?.largestWidth ?? 0, restricted: true });
}

/** Runs the nightly job at an instant, and returns which of the pictures still have their file. */
async function filesAfterJobAt(now: string, addresses: readonly string[]): Promise<boolean[]> {
  await deleteExpiredData(withClockAt(application.context, now));
  return Promise.all(
    addresses.map(async (address) => {
      const [, id] = /riservate\/([\da-f-]{36})/.exec(address) ?? [];
      return (await application.context.pictures.get(`restricted-${id}/300.webp`)) !== null;
    }),
  );
}

/** Returns the pictures in the history, newest event first, without the events that have none. */
async function picturesInHistory(id: string): Promise<string[][]> {
  const events = await listStaffEvents(application.context.db, id);
  return events.map((event) => event.pictures).filter(({ length }) => length > 0);
}

/** A rental from 10 to 13 December whose unit left on the 10th. */
async function rentalInProgress() {
  const { id } = await createBookingInStatus(application, "confirmed");
  setClock("2026-12-10T09:00:00Z");
  await put(id, "pickup", RECORD);
  await staffApi.patch(id, { status: "active" });
  return id;
}

/** A rental with its return on the 12th, reopened five days later. */
async function reopenedRental(picture: string) {
  const id = await rentalInProgress();
  setClock("2026-12-12T09:00:00Z");
  await put(id, "return", {
    ...RECORD,
    kilometres: 12_400,
    pictures: [picture],
    picture_kinds: { [picture]: "front" },
  });
  await staffApi.patch(id, { status: "completed" });
  setClock("2026-12-17T09:00:00Z");
  const dates = { returnDate: "2026-12-18", returnTime: "10:00" };
  await call(id, "POST", "/reopening", { reason: "Conclusa per errore", ...dates });
  return id;
}

describe("the pictures of a record", () => {
  // Rule: product.md#reopening "A concluded rental"
  // Rule: product.md#retention "Pictures of a"
  test("that a reopening took back are kept as long as if it had stayed", async () => {
    const picture = await upload();
    const id = await reopenedRental(picture);
    const [event] = await staffApi.get(`/${id}/events`);
    expect(event).toMatchObject({ kind: "move", status: "active", pictures: [picture] });
    expect(event.note).toContain("1 foto");
    expect(await filesAfterJobAt("2026-12-19T03:00:00Z", [picture])).toEqual([true]);
    expect(await filesAfterJobAt("2028-12-12T23:00:00Z", [picture])).toEqual([true]);
    expect(await filesAfterJobAt("2028-12-13T03:00:00Z", [picture])).toEqual([false]);
    expect(await picturesInHistory(id)).toEqual([]);
  });

  // Rule: product.md#handover "A pickup that was recorded"
  // Rule: product.md#retention "Pictures of a"
  test("of a pickup that was undone are kept as long as if it had stayed", async () => {
    const picture = await upload();
    const { id } = await createBookingInStatus(application, "confirmed");
    setClock("2026-12-10T09:00:00Z");
    await put(id, "pickup", { ...RECORD, pictures: [picture] });
    setClock("2026-12-10T09:30:00Z");
    await call(id, "POST", "/handovers/pickup/undo", { reason: "Prenotazione sbagliata" });
    const [event] = await staffApi.get(`/${id}/events`);
    expect(event).toMatchObject({ kind: "handover", pictures: [picture] });
    expect(await filesAfterJobAt("2026-12-12T03:00:00Z", [picture])).toEqual([true]);
    expect(await filesAfterJobAt("2028-12-11T03:00:00Z", [picture])).toEqual([false]);
  });

  // Rule: product.md#replacement-car "Undo works"
  // Rule: product.md#retention "Pictures of a"
  test("of a replacement that was undone are kept as long as if it had stayed", async () => {
    const id = await rentalInProgress();
    setClock("2026-12-11T10:00:00Z");
    const [first, second] = [await upload(), await upload()];
    const body = replacementBody({
      return_record: { kilometres: 12_200, fuel_percent: 50, pictures: [first] },
      pickup_record: { kilometres: 3000, fuel_percent: 100, pictures: [second] },
    });
    await call(id, "POST", "/replacement", body);
    await call(id, "POST", "/undo");
    const [event] = await staffApi.get(`/${id}/events`);
    expect(event).toMatchObject({ kind: "replaced", pictures: [first, second] });
    expect(await filesAfterJobAt("2026-12-13T03:00:00Z", [first, second])).toEqual([true, true]);
    expect(await filesAfterJobAt("2028-12-12T03:00:00Z", [first, second])).toEqual([false, false]);
  });

  // Rule: product.md#replacement-car "Undo works"
  test("that a replacement corrected are in the history only if the undo did not restore them", async () => {
    const id = await rentalInProgress();
    const [earlier, added] = [await upload(), await upload()];
    setClock("2026-12-11T09:00:00Z");
    await put(id, "return", { ...RECORD, kilometres: 12_100, pictures: [earlier] });
    setClock("2026-12-11T10:00:00Z");
    const returned = { kilometres: 12_200, fuel_percent: 50, pictures: [earlier, added] };
    await call(id, "POST", "/replacement", replacementBody({ return_record: returned }));
    await call(id, "POST", "/undo");
    expect((await staffApi.get(`/${id}`)).handovers[1]).toMatchObject({ kind: "return", pictures: [earlier] });
    expect(await picturesInHistory(id)).toEqual([[added]]);
    expect(await filesAfterJobAt("2026-12-13T03:00:00Z", [earlier, added])).toEqual([true, true]);
  });

  // Rule: product.md#reopening "The renter"
  test("are back in the record alone once a reopening is undone", async () => {
    const picture = await upload();
    const id = await reopenedRental(picture);
    await call(id, "POST", "/undo?to=completed");
    expect((await staffApi.get(`/${id}`)).handovers[1]).toMatchObject({
      pictures: [picture],
      picture_kinds: { [picture]: "front" },
    });
    expect(await picturesInHistory(id)).toEqual([]);
    expect(await filesAfterJobAt("2026-12-19T03:00:00Z", [picture])).toEqual([true]);
  });

  // Rule: product.md#erasing-a-customer
  // Rule: product.md#exporting-a-customer
  test("are in the customer's export, and are erased with those of the records that stayed", async () => {
    const { db } = application.context;
    const [picture, other] = [await upload(), await upload()];
    const id = await reopenedRental(picture);
    await put(id, "return", { ...RECORD, kilometres: 12_500, pictures: [other] });
    await staffApi.patch(id, { status: "completed" });
    const [customer] = await db
      .select({ id: customers.id, name: customers.name })
      .from(customers)
      .innerJoin(bookings, eq(bookings.customerId, customers.id))
      .where(eq(bookings.id, id));
    const exported = await callApi(application, admin, "POST", `/api/customers/${customer?.id}/export`);
    const text = await exported.text();
    expect([picture, other].map((address) => text.includes(address))).toEqual([true, true]);
    const erased = await callApi(application, admin, "POST", `/api/customers/${customer?.id}/erase`, {
      name: customer?.name,
    });
    expect(erased.status).toBe(200);
    expect(await picturesInHistory(id)).toEqual([]);
    expect(await filesAfterJobAt("2026-12-19T03:00:00Z", [picture, other])).toEqual([false, false]);
    await db.execute(sql`update bookings set customer_id = null`);
  });
});
