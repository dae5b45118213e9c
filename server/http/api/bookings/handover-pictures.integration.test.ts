import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi, callerOf } from "#test/staff.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, setUnitCount } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
const editor = setUpSignedInUser(application, "seo_manager");
const admin = setUpSignedInUser(application, "admin");
const staffApi = staffApiOf(application, clerk);
const call = callerOf(application, clerk, "/api");
beforeAll(() => setUnitCount(application.context, CAR, 3));
afterEach(async () => {
  setClock("2026-11-21T09:00:00Z");
  await requirePictures({ pickup_pictures: [], return_pictures: [] });
  await deleteBookings(application.context);
});

const setClock = (now: string) => {
  application.context.clock = () => new Date(now);
};
const requirePictures = (settings: object) => callApi(application, admin, "PATCH", "/api/site_settings", settings);
const [FRONT, REAR] = ["/uploads/riservate/a/300.webp", "/uploads/riservate/b/300.webp"] as const;
const STATE = { kilometres: 12_000, fuel_percent: 100 };
const BOTH = { pictures: [FRONT, REAR], picture_kinds: { [FRONT]: "front", [REAR]: "rear" } };
const put = (id: string, kind: string, body: object) => staffApi.call("PUT", `/${id}/handovers/${kind}`, body);
const problemOf = async (response: Response) => {
  const { errors } = await response.json();
  return [response.status, errors?.map(({ path }: { path: string }) => path)];
};

describe("required pictures", () => {
  // Rule: product.md#handover "A setting may require"
  test("a record lacks none of them without a reason, and a correction removes none", async () => {
    await requirePictures({ pickup_pictures: ["rear", "front"] });
    const { id } = await createBookingInStatus(application, "confirmed");
    expect((await staffApi.get(`/${id}`)).required_pictures).toEqual({ pickup: ["front", "rear"], return: [] });
    expect(await problemOf(await put(id, "pickup", STATE))).toEqual([
      422,
      ["skipped_pictures.front", "skipped_pictures.rear"],
    ]);
    expect((await staffApi.get(`/${id}`)).handovers).toEqual([]);
    const unknown = { ...BOTH, pictures: [FRONT] };
    expect(await problemOf(await put(id, "pickup", { ...STATE, ...unknown }))).toEqual([
      422,
      ["picture_kinds", "skipped_pictures.rear"],
    ]);
    const skipped = { pictures: [FRONT], picture_kinds: { [FRONT]: "front" }, skipped_pictures: { rear: "Al buio" } };
    const stored = await (await put(id, "pickup", { ...STATE, ...skipped })).json();
    expect(stored).toMatchObject(skipped);
    const { version } = stored;
    expect(await problemOf(await put(id, "pickup", { ...STATE, version }))).toEqual([
      422,
      ["skipped_pictures.front", "skipped_pictures.rear"],
    ]);
    expect((await put(id, "pickup", { ...STATE, ...BOTH, version })).status).toBe(200);
  });

  // Rule: product.md#handover "A setting may require"
  test("a record from before the setting can be corrected without them", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    const { version } = await (await put(id, "pickup", STATE)).json();
    await requirePictures({ pickup_pictures: ["front"] });
    expect((await put(id, "pickup", { ...STATE, fuel_percent: 50, version })).status).toBe(200);
  });

  // Rule: product.md#handover "A setting may require"
  test("both records of a replacement have them, and nothing is stored otherwise", async () => {
    const { id } = await createBookingInStatus(application, "active");
    await put(id, "pickup", STATE);
    await requirePictures({ pickup_pictures: ["front"], return_pictures: ["rear"] });
    const body = (returned: object, handedOver: object) => ({
      reason: "breakdown",
      return_record: { kilometres: 12_100, fuel_percent: 50, ...returned },
      vehicle: CAR,
      unit: 2,
      pickup_record: { kilometres: 3000, fuel_percent: 100, ...handedOver },
    });
    const replace = (returned: object, handedOver: object) =>
      staffApi.call("POST", `/${id}/replacement`, body(returned, handedOver));
    expect(await problemOf(await replace({}, BOTH))).toEqual([422, ["return_record.skipped_pictures.rear"]]);
    expect(await problemOf(await replace(BOTH, {}))).toEqual([422, ["pickup_record.skipped_pictures.front"]]);
    expect((await staffApi.get(`/${id}`)).units).toHaveLength(1);
    expect((await replace(BOTH, { skipped_pictures: { front: "Piove" } })).status).toBe(200);
  });
});

// Rule: product.md#handover "A reading at least 10,000"
test.each(["pickup", "return"])("a %s reading 10,000 km above the unit's last one asks first", async (kind) => {
  const { id } = await createBookingInStatus(application, "active");
  await put(id, "pickup", STATE);
  const jump = { ...STATE, kilometres: 22_000 };
  expect((await put(id, kind, { ...jump, kilometres: 21_999 })).status).toBe(200);
  const { version } = (await staffApi.get(`/${id}`)).handovers.at(-1);
  const corrected = { ...jump, kilometres: 31_999, version };
  expect(await problemOf(await put(id, kind, corrected))).toEqual([422, ["counter_jumped"]]);
  expect((await staffApi.get(`/${id}`)).unit_kilometres).toBe(21_999);
  expect((await put(id, kind, { ...corrected, counter_jumped: true })).status).toBe(200);
});

// Rule: product.md#handover "The dialog shows the damage"
test("returns the state of a unit at its last return before this booking, to staff who work on bookings", async () => {
  setClock("2026-11-21T09:00:00Z");
  const earlier = await createBookingInStatus(application, "active");
  const lastReturn = async (id: string, query = "") =>
    (await call("GET", `/bookings/${id}/last-return${query}`)).json();
  await put(earlier.id, "pickup", STATE);
  await put(earlier.id, "return", { ...STATE, damage_notes: "Graffio sul cerchio", ...BOTH });
  expect(await lastReturn(earlier.id)).toEqual({ last_return: null });
  await staffApi.patch(earlier.id, { status: "completed" });
  const { unit } = await staffApi.get(`/${earlier.id}`);
  const { id } = await createBookingInStatus(application, "confirmed", {
    pickupDate: "2027-01-10",
    returnDate: "2027-01-13",
  });
  const found = await lastReturn(id, `?vehicle=${CAR}&unit=${unit}`);
  expect(found.last_return).toMatchObject({
    reference: earlier.reference,
    damage_notes: "Graffio sul cerchio",
    ...BOTH,
  });
  expect(await lastReturn(id, `?vehicle=${CAR}&unit=3`)).toEqual({ last_return: null });
  expect((await staffApi.get(`/${id}`)).unit).toBe(unit);
  expect(await lastReturn(id)).toEqual(found);
  expect((await call("GET", `/bookings/${id}/last-return?vehicle=nessuna&unit=1`)).status).toBe(422);
  const refused = await callApi(application, editor, "GET", `/api/bookings/${id}/last-return`);
  expect(refused.status).toBe(403);
});
