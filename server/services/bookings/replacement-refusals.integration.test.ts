import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { CAR, OTHER_CAR, replacementBody, setUpReplacements } from "#test/factories/replacements.ts";
import { findBrokenInvariants } from "#test/invariants/invariants.ts";
import { createBookingInStatus } from "#test/staff-api.ts";
import { setUnitCount } from "#test/stored-bookings.ts";

const { application, clerk, staffApi, rentalInProgress, replace, unitKilometres } = setUpReplacements();

const problemOf = async (response: Response) => {
  const { detail, errors } = await response.json();
  return [response.status, detail, errors?.map(({ path }: { path: string }) => path)];
};

describe("a replacement is refused", () => {
  // Rule: product.md#replacement-car "It is refused"
  test("before and after the rental, and by the unit that the renter has", async () => {
    const rental = await rentalInProgress();
    const { id } = await createBookingInStatus(application, "confirmed", {
      pickupDate: "2026-12-20",
      returnDate: "2026-12-22",
    });
    expect((await replace(id)).status).toBe(409);
    expect(await problemOf(await replace(rental.id, { unit: 1 }))).toEqual([
      409,
      "È l'auto che il cliente ha già: scegli un'altra unità.",
      ["unit"],
    ]);
  });

  // Rule: product.md#replacement-car "It is refused"
  test("by a unit that somebody holds before the expected return, and names who", async () => {
    const { id } = await rentalInProgress();
    const other = await createBookingInStatus(application, "confirmed", {
      pickupDate: "2026-12-12",
      returnDate: "2026-12-14",
    });
    const [status, detail, paths] = await problemOf(await replace(id, { unit: 2 }));
    expect([status, paths]).toEqual([409, ["unit"]]);
    expect(detail).toContain(other.reference);
    expect(await staffApi.get(`/${id}`)).toMatchObject({ unit: 1, units: [{ end_reason: null }] });
    expect(await unitKilometres(CAR, 1)).toBe(12_000);
  });

  // Rule: product.md#replacement-car "It is refused"
  test.each([
    [
      "a return below the pickup reading",
      { return_record: { kilometres: 11_000, fuel_percent: 5 } },
      "return_record.kilometres",
    ],
    [
      "a reading of the odometer far above the last one",
      { return_record: { kilometres: 22_000, fuel_percent: 5 } },
      "return_record.counter_jumped",
    ],
    ["an unknown car", { vehicle: "nessuna" }, "vehicle"],
    ["an unknown unit", { unit: 9 }, "unit"],
    ["an unknown place", { place: "Atlantide" }, "place"],
    [
      "a maintenance in the past",
      { maintenance: { to_date: "2026-12-10", to_time: "09:00", note: null } },
      "maintenance.to_date",
    ],
    ["a discount above the role's limit", { agreed: { kind: "percent", value: 90, reason: "Scuse" } }, "agreed.value"],
    ["no reason", { reason: undefined }, "reason"],
  ])("with %s, at its field, and nothing is stored", async (_case, changes, path) => {
    const { id } = await rentalInProgress();
    const [status, , paths] = await problemOf(await replace(id, changes));
    expect([status, paths]).toEqual([422, [path]]);
    expect(await staffApi.get(`/${id}`)).toMatchObject({ unit: 1, units: [{ ended_at: null }], undo: null });
  });

  // Rule: product.md#replacement-car "It is refused"
  test("by a car that the driver is too young for", async () => {
    const { id } = await rentalInProgress();
    await application.context.db.execute(sql`update vehicles set minimum_age = 60 where slug = ${OTHER_CAR}`);
    const [status, , paths] = await problemOf(await replace(id, { vehicle: OTHER_CAR, unit: 1 }));
    expect([status, paths]).toEqual([422, ["vehicle"]]);
    await application.context.db.execute(sql`update vehicles set minimum_age = 25 where slug = ${OTHER_CAR}`);
  });

  // Rule: product.md#replacement-car "It is refused"
  test("or the request: of a replacement and a booking of the last unit at the same second one wins", async () => {
    const { id } = await rentalInProgress();
    await setUnitCount(application.context, CAR, 2);
    const booking = () =>
      requestBooking(application.context, {
        body: bookingRequest({ pickupDate: "2026-12-12", returnDate: "2026-12-14" }),
      });
    const [replaced, booked] = await Promise.allSettled([replace(id), booking()]);
    const isReplaced = replaced.status === "fulfilled" && replaced.value.status === 200;
    expect(isReplaced).toBe(booked.status === "rejected");
    if (!isReplaced && replaced.status === "fulfilled") expect(replaced.value.status).toBe(409);
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
    await setUnitCount(application.context, CAR, 3);
  });

  // Rule: product.md#stale-versions
  test("with a stale version, and a repeated call with the same key replaces once", async () => {
    const { id } = await rentalInProgress();
    expect((await replace(id, { version: 1 })).status).toBe(409);
    const headers = { ...clerk.headers, "idempotency-key": "sostituzione-1" };
    const send = () =>
      application.app.request(`/api/bookings/${id}/replacement`, {
        method: "POST",
        headers,
        body: JSON.stringify(replacementBody()),
      });
    const answers = [await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await staffApi.get(`/${id}`)).units).toHaveLength(2);
  });
});
