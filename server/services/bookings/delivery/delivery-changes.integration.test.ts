// Rule: product.md#booking-changes
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { BookingRequest } from "#domain/forms/bookings/booking-request.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, readActiveHolds, setUnitCount } from "#test/stored-bookings.ts";
import { TEST_NOW } from "#test/test-now.ts";

const CAR = "ferrari-296-gtb";
const MALPENSA = "aeroporto-milano-malpensa";
const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
const staffApi = staffApiOf(application, clerk);
beforeAll(async () => {
  await setUnitCount(application.context, CAR, 1);
});
afterEach(async () => {
  application.context.clock = () => TEST_NOW;
  await deleteBookings(application.context);
});

const setClock = (now: string) => {
  application.context.clock = () => new Date(now);
};
const book = async (changes: Partial<BookingRequest> = {}) =>
  (await requestBooking(application.context, { body: bookingRequest(changes) })).booking;
const inNice = (changes: Partial<BookingRequest> = {}) => book({ pickupCity: "Nice", returnCity: "Nizza", ...changes });
const held = async () =>
  (await readActiveHolds(application.context, CAR)).map(({ during }) => during.replaceAll('"', ""));
const refused = async (response: Response) => {
  const { errors } = await response.json();
  return [response.status, ...errors.map(({ path, code }: { path: string; code?: string }) => code ?? path)];
};
/** The hold of a rental from 10 to 13 December in Nizza, four hours from Milano, with a turnaround of six hours. */
const NICE_HOLD = "[2026-12-10 05:00:00+00,2026-12-13 19:00:00+00)";

describe("another place", () => {
  test("changes the drive, hold and price, and removes the address at the old place", async () => {
    const { id, total } = await inNice({ pickupAddress: "Promenade des Anglais 37" });
    const moved = await (await staffApi.patch(id, { pickupPlace: MALPENSA, returnPlace: MALPENSA })).json();
    expect(moved).toMatchObject({
      pickup_city: "Milano",
      total: total / 100 + 44,
      delivery: {
        base: "Milano",
        pickup_place: { slug: MALPENSA, address: null },
        transfer_out: { minutes: 60 },
        transfer_back: { minutes: 60 },
        supplement: 44,
      },
    });
    expect(await held()).toEqual(["[2026-12-10 08:00:00+00,2026-12-13 16:00:00+00)"]);
  });

  test("is set by a city's own name, but kept when that name is the return city as booked", async () => {
    const { id } = await book({ pickupPlace: MALPENSA, returnPlace: MALPENSA });
    expect(await (await staffApi.patch(id, { returnCity: "Milano" })).json()).toMatchObject({
      delivery: { return_place: { slug: MALPENSA } },
    });
    expect(await (await staffApi.patch(id, { returnPlace: "Milano" })).json()).toMatchObject({
      delivery: { pickup_place: { slug: MALPENSA }, return_place: { slug: null, name: "Milano" }, supplement: 22 },
    });
  });

  test("is refused if unknown, out of range, too soon, or for a car that is out", async () => {
    const { id } = await book();
    expect(await refused(await staffApi.patch(id, { pickupPlace: "Atlantide" }))).toEqual([422, "unknown-place"]);
    expect(await refused(await staffApi.patch(id, { returnPlace: "Atlantide" }))).toEqual([422, "unknown-place"]);
    expect(await refused(await staffApi.patch(id, { pickupPlace: "Marbella" }))).toEqual([422, "beyond-reach"]);
    await staffApi.patch(id, { status: "confirmed" });
    setClock("2026-12-10T07:00:00Z");
    expect(await refused(await staffApi.patch(id, { pickupPlace: "Nizza" }))).toEqual([422, "pickup-too-soon"]);
    setClock("2026-12-10T09:00:00Z");
    await staffApi.patch(id, { status: "active" });
    expect(await refused(await staffApi.patch(id, { pickupPlace: "Nizza" }))).toEqual([409, "pickupPlace"]);
    expect((await staffApi.patch(id, { returnPlace: "Nizza" })).status).toBe(200);
    expect(await held()).toEqual(["[2026-12-10 09:00:00+00,2026-12-13 19:00:00+00)"]);
  });
});

describe("a meeting address", () => {
  test("is corrected without changing hold or price, with one history entry", async () => {
    const { id, total } = await inNice({ flightOrTrain: "AZ 1234" });
    const meeting = { pickupAddress: "Hotel Negresco", meetingPoint: "Reception", flightOrTrain: "" };
    const changed = await (await staffApi.patch(id, meeting)).json();
    expect(changed).toMatchObject({
      total: total / 100,
      delivery: {
        pickup_place: { name: "Nizza", address: "Hotel Negresco" },
        meeting_point: "Reception",
        flight_or_train: null,
      },
    });
    expect(await held()).toEqual([NICE_HOLD]);
    const again = await (await staffApi.patch(id, meeting)).json();
    expect(again.version).toBe(changed.version);
    const events: { kind: string; note: string }[] = await staffApi.get(`/${id}/events`);
    expect(events.filter(({ kind }) => kind === "change").map(({ note }) => note)).toEqual([
      "Incontro corretto: indirizzo di ritiro, punto d'incontro, volo o treno",
    ]);
  });

  test("can change together with the place in one call", async () => {
    const { id } = await book({ pickupPlace: MALPENSA, returnPlace: MALPENSA });
    const changed = await staffApi.patch(id, { pickupPlace: "Nizza", pickupAddress: "Hotel Negresco" });
    expect((await changed.json()).delivery.pickup_place).toEqual({
      slug: null,
      name: "Nizza",
      address: "Hotel Negresco",
    });
  });

  test("is refused beside a listed place, for a past pickup and for an ended booking", async () => {
    const { id } = await book({ pickupPlace: MALPENSA });
    expect(await refused(await staffApi.patch(id, { pickupAddress: "Via Roma 1" }))).toEqual([422, "pickupAddress"]);
    await staffApi.patch(id, { status: "confirmed" });
    setClock("2026-12-10T09:00:00Z");
    await staffApi.patch(id, { status: "active", at_another_time: true });
    await staffApi.patch(id, { returnPlace: "Milano" });
    expect((await staffApi.patch(id, { returnAddress: "Via Roma 1" })).status).toBe(200);
    expect(await refused(await staffApi.patch(id, { pickupAddress: "Via Roma 1" }))).toEqual([422, "pickupAddress"]);
    await staffApi.patch(id, { status: "completed" });
    expect((await staffApi.patch(id, { meetingPoint: "Reception" })).status).toBe(409);
  });
});

describe("a delivered car through its states", () => {
  // Rule: product.md#delivery
  test("is held again with its transfers when an early return is undone", async () => {
    const { id } = await inNice();
    await staffApi.patch(id, { status: "confirmed" });
    setClock("2026-12-10T09:00:00Z");
    await staffApi.patch(id, { status: "active" });
    setClock("2026-12-11T09:00:00Z");
    await staffApi.patch(id, { status: "completed" });
    // The freed time stays held as long as staff can undo the return.
    expect((await held())[0]).toBe("[2026-12-10 05:00:00+00,2026-12-11 19:00:00+00)");
    const undone = await staffApi.call("POST", `/${id}/undo`, {});
    expect(await undone.json()).toMatchObject({ status: "active", delivery: { transfer_back: { minutes: 240 } } });
    expect(await held()).toEqual([NICE_HOLD]);
  });

  // Rule: product.md#delivery
  test("is held again with its transfers when a cancellation is undone", async () => {
    const { id } = await inNice();
    await staffApi.patch(id, { status: "confirmed" });
    await staffApi.patch(id, { status: "cancelled" });
    expect((await staffApi.call("POST", `/${id}/undo`, {})).status).toBe(200);
    expect(await held()).toEqual([NICE_HOLD]);
  });

  // Rule: product.md#delivery
  test("endangers the next booking when it is late, until it can be home and ready", async () => {
    const late = await inNice();
    await staffApi.patch(late.id, { status: "confirmed" });
    setClock("2026-12-10T09:00:00Z");
    await staffApi.patch(late.id, { status: "active" });
    // Four hours home from 10:00 and six of turnaround: the next rental can start at 20:00, Milano time.
    const next = await book({ pickupDate: "2026-12-13", pickupTime: "20:00", returnDate: "2026-12-15" });
    await staffApi.patch(next.id, { status: "confirmed" });
    setClock("2026-12-13T10:00:00Z");
    expect(await staffApi.get(`/${next.id}`)).toMatchObject({
      endangered_by: { reference: late.reference, ready_at: "2026-12-13T20:00:00.000Z" },
    });
    const holds: { reference: string; back_at: string; pickup_at: string; transfer_back_minutes: number }[] = await (
      await application.app.request("/api/unit_holds?from=2026-12-10&to=2026-12-15", clerk)
    ).json();
    expect(holds.find(({ reference }) => reference === late.reference)).toMatchObject({
      starts_at: "2026-12-10T05:00:00.000Z",
      pickup_at: "2026-12-10T09:00:00.000Z",
      back_at: "2026-12-13T10:00:00.000Z",
      transfer_back_minutes: 240,
    });
  });
});
