import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { sendBookingMail } from "#server/services/bookings/send-booking-mail.ts";
import { CAR, OTHER_CAR, setUpReplacements } from "#test/factories/replacements.ts";
import { findBrokenInvariants } from "#test/invariants/invariants.ts";
import { createBookingInStatus } from "#test/staff-api.ts";
import { queryRows, readQueuedMails } from "#test/stored-bookings.ts";

const { application, staffApi, setClock, rentalInProgress, replace, unitKilometres } = setUpReplacements();

interface ListedHold {
  slug: string;
  unit: number;
  ended: boolean;
}
const holds = () =>
  queryRows<ListedHold>(
    application.context,
    sql`select vehicles.slug, unit_holds.unit, during::text, ended_leg_id is not null as ended, out_since is not null as out, kind
      from unit_holds join vehicles on vehicles.id = vehicle_id where released_at is null order by slug, unit, during`,
  );

describe("a replacement", () => {
  // Rule: product.md#replacement-car "A rental has one leg"
  test("a leg begins when the one before has ended, even if the clock was set back", async () => {
    const { id } = await rentalInProgress();
    await replace(id);
    setClock("2026-12-11T09:55:00Z");
    const second = { unit: 3, return_record: { kilometres: 3010, fuel_percent: 50 } };
    expect((await replace(id, second)).status).toBe(200);
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
  });

  // Rule: product.md#replacement-car
  // Rule: product.md#replacement-car "A rental has one leg"
  // Rule: product.md#booking-and-enquiry-calls "POST /api/bookings/{id}/replacement"
  // Rule: product.md#replacement-car "The return record of"
  // Rule: product.md#replacement-car "The first unit is"
  // Rule: product.md#replacement-car "The second unit"
  test("ends the first unit's leg like a return and holds the second until the expected return", async () => {
    const { id } = await rentalInProgress();
    const response = await replace(id);
    expect(response.status).toBe(200);
    const detail = await response.json();
    expect(detail).toMatchObject({
      status: "active",
      vehicle: CAR,
      unit: 2,
      unit_kilometres: 3000,
      handovers: [{ kind: "pickup", kilometres: 3000 }],
      units: [
        {
          position: 1,
          unit: 1,
          started_at: "2026-12-10T09:00:00.000Z",
          ended_at: "2026-12-11T10:00:00.000Z",
          end_reason: "breakdown",
          end_note: "Perde olio",
          end_city: "Milano",
          handovers: [
            { kind: "pickup", kilometres: 12_000 },
            { kind: "return", kilometres: 12_200 },
          ],
        },
        { position: 2, unit: 2, started_at: "2026-12-11T10:00:00.000Z", ended_at: null, end_reason: null },
      ],
      undo: { replacement: true, to: "active" },
    });
    expect(await holds()).toEqual([
      // The rest of the first hold stays for a minute, for an undo.
      {
        slug: CAR,
        unit: 1,
        during: '["2026-12-10 09:00:00+00","2026-12-11 16:00:00+00")',
        ended: true,
        out: false,
        kind: "booking",
      },
      {
        slug: CAR,
        unit: 1,
        during: '["2026-12-11 16:00:00+00","2026-12-13 15:00:00+00")',
        ended: true,
        out: false,
        kind: "booking",
      },
      {
        slug: CAR,
        unit: 2,
        during: '["2026-12-11 10:00:00+00","2026-12-13 15:00:00+00")',
        ended: false,
        out: true,
        kind: "booking",
      },
    ]);
    expect(await unitKilometres(CAR, 1)).toBe(12_200);
    expect(await unitKilometres(CAR, 2)).toBe(3000);
    const [event] = await staffApi.get(`/${id}/events`);
    expect(event).toMatchObject({ kind: "replaced" });
    expect(event.note).toMatch(
      /^Ferrari 296 GTB \(unità 1.*\) → Ferrari 296 GTB \(unità 2.*\)\nMotivo: guasto. Luogo: Milano.\nPerde olio$/,
    );
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
  });

  // Rule: product.md#replacement-car "Another car"
  // Rule: product.md#replacement-car "One rental"
  test("by another car keeps the booked car, price and terms, unless staff choose others", async () => {
    const { id } = await rentalInProgress();
    const before = await staffApi.get(`/${id}`);
    const kept = await (await replace(id, { vehicle: OTHER_CAR, unit: 1 })).json();
    expect(kept).toMatchObject({ vehicle: CAR, total: before.total, deposit: before.deposit, unit: 1 });
    expect(kept.units[1]).toMatchObject({ vehicle_name: "Porsche 911 Carrera S" });
    const changed = await (
      await replace(id, {
        unit: 3,
        terms: "new",
        return_record: { kilometres: 3100, fuel_percent: 90 },
        pickup_record: { kilometres: 500, fuel_percent: 90 },
        agreed: { kind: "amount", value: 100, reason: "Un giorno perso" },
      })
    ).json();
    expect(changed).toMatchObject({ total: before.total - 100, agreed_price: { reason: "Un giorno perso" }, unit: 3 });
    expect(changed.units).toHaveLength(3);
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
  });

  // Rule: product.md#replacement-car "The kilometres"
  test("settles kilometres per unit and shares the included ones", async () => {
    const { id } = await rentalInProgress();
    await replace(id);
    setClock("2026-12-13T09:00:00Z");
    await staffApi.call("PUT", `/${id}/handovers/return`, { kilometres: 3500, fuel_percent: 100 });
    await staffApi.patch(id, { status: "completed" });
    const { kilometres, overdue, units } = await staffApi.get(`/${id}`);
    expect(kilometres).toMatchObject({ driven: 700 });
    expect(overdue).toBeNull();
    expect(units[1]).toMatchObject({ ended_at: "2026-12-13T09:00:00.000Z" });
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
  });

  // Rule: product.md#overdue
  test("asks for the second unit's return record once the rental has ended", async () => {
    const { id } = await rentalInProgress();
    await replace(id);
    setClock("2026-12-13T09:00:00Z");
    await staffApi.patch(id, { status: "completed" });
    setClock("2026-12-13T18:00:00Z");
    expect(await staffApi.get(`/${id}`)).toMatchObject({ overdue: { kind: "handover" }, kilometres: null });
  });

  // Rule: product.md#replacement-car "A prolonged return"
  test("prolongs and delays the unit that the renter has", async () => {
    const { id } = await rentalInProgress();
    await replace(id, { vehicle: OTHER_CAR, unit: 1 });
    expect((await staffApi.patch(id, { returnDate: "2026-12-14" })).status).toBe(200);
    expect((await holds()).filter(({ ended }) => !ended)).toMatchObject([{ slug: OTHER_CAR, unit: 1, out: true }]);
    const expected = await staffApi.call("POST", `/${id}/expected-return`, { date: "2026-12-15", time: "10:00" });
    expect(expected.status).toBe(200);
    setClock("2026-12-15T20:00:00Z");
    await staffApi.patch(id, { status: "completed" });
    expect(await staffApi.get(`/${id}`)).toMatchObject({ vehicle: CAR, status: "completed" });
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
  });

  // Rule: product.md#replacement-car "The first unit may"
  test("can set the first unit to maintenance from its arrival at its base", async () => {
    const { id } = await rentalInProgress();
    const response = await replace(id, { maintenance: { to_date: "2026-12-20", to_time: "09:00", note: "Motore" } });
    expect(response.status).toBe(200);
    expect((await holds()).filter(({ unit }) => unit === 1)).toEqual([
      {
        slug: CAR,
        unit: 1,
        during: '["2026-12-10 09:00:00+00","2026-12-11 10:00:00+00")',
        ended: true,
        out: false,
        kind: "booking",
      },
      {
        slug: CAR,
        unit: 1,
        during: '["2026-12-11 10:00:00+00","2026-12-20 08:00:00+00")',
        ended: false,
        out: false,
        kind: "maintenance",
      },
    ]);
    expect((await staffApi.call("POST", `/${id}/undo`)).status).toBe(200);
    expect(await holds()).toEqual([
      {
        slug: CAR,
        unit: 1,
        during: '["2026-12-10 09:00:00+00","2026-12-13 15:00:00+00")',
        ended: false,
        out: true,
        kind: "booking",
      },
    ]);
  });
});

describe("a replacement within a minute", () => {
  const state = (id: string) =>
    Promise.all([
      holds(),
      staffApi.get(`/${id}`).then(({ version: _version, updated_at: _updated, undo: _undo, ...detail }) => detail),
      unitKilometres(CAR, 1),
      unitKilometres(OTHER_CAR, 1),
    ]);

  // Rule: product.md#replacement-car "Undo"
  test("is undone: holds, legs, records, counters and price are as before, and the mail is never sent", async () => {
    const { id, reference } = await rentalInProgress();
    const before = await state(id);
    const body = { vehicle: OTHER_CAR, unit: 1, terms: "new", agreed: { kind: "amount", value: 100, reason: "Scuse" } };
    await replace(id, body);
    expect(await readQueuedMails(application.context, reference)).toEqual(["replaced"]);
    expect((await staffApi.call("POST", `/${id}/undo?to=active`)).status).toBe(200);
    const after = await state(id);
    expect(after).toEqual(before);
    const [job] = await queryRows<{ data: Parameters<typeof sendBookingMail>[1] }>(
      application.context,
      sql`select data from pgboss.job where name = 'booking-mail' order by created_on`,
    );
    const sent: unknown[] = [];
    const mailer = { send: async (mail: unknown) => void sent.push(mail) };
    if (job) await sendBookingMail(application.context, { ...job.data, mailer });
    expect(sent).toEqual([]);
    expect(await findBrokenInvariants(application.context.db)).toEqual([]);
  });

  // Rule: product.md#replacement-car "Undo"
  test("is not undone after a minute, or once the booking has changed", async () => {
    const { id } = await rentalInProgress();
    await replace(id);
    await staffApi.patch(id, { returnDate: "2026-12-14" });
    expect(await staffApi.get(`/${id}`)).toMatchObject({ undo: null });
    expect((await staffApi.call("POST", `/${id}/undo`)).status).toBe(409);
    await replace(id, {
      unit: 3,
      return_record: { kilometres: 3100, fuel_percent: 90 },
      pickup_record: { kilometres: 500, fuel_percent: 90 },
    });
    setClock("2026-12-11T10:01:01Z");
    expect((await staffApi.call("POST", `/${id}/undo`)).status).toBe(409);
  });

  // Rule: product.md#replacement-car "The mail"
  test("mails both cars and when they changed after the time for undo", async () => {
    const { id } = await rentalInProgress();
    await replace(id, { vehicle: OTHER_CAR, unit: 1 });
    const [job] = await queryRows<{ data: Parameters<typeof sendBookingMail>[1] }>(
      application.context,
      sql`select data from pgboss.job where name = 'booking-mail' order by created_on`,
    );
    const sent: { text: string }[] = [];
    const mailer = { send: async (mail: { text: string }) => void sent.push(mail) };
    if (job) await sendBookingMail(application.context, { ...job.data, mailer });
    expect(sent).toHaveLength(1);
    for (const part of ["Ferrari 296 GTB", "Porsche 911 Carrera S", "11 dicembre 2026, ore 11:00"])
      expect(sent[0]?.text).toContain(part);
  });
});

// Rule: product.md#replacement-car "Staff choose"
test("staff choose among the free units of the booked car and of others, with drives and differing terms", async () => {
  const { id } = await rentalInProgress();
  await createBookingInStatus(application, "confirmed", { pickupDate: "2026-12-12", returnDate: "2026-12-14" });
  const list = await staffApi.get(`/${id}/replacements`);
  expect(list[0]).toMatchObject({
    vehicle: CAR,
    booked: true,
    base: "Milano",
    drive: { minutes: 0 },
    differing_terms: [],
  });
  expect(list[0].units.map(({ unit }: { unit: number }) => unit)).toEqual([3]);
  const porsche = list.find(({ vehicle }: { vehicle: string }) => vehicle === OTHER_CAR);
  expect(porsche).toMatchObject({ booked: false, problems: [] });
  expect(porsche.units[0]).toMatchObject({ unit: 1, stands_at: null });
  expect(porsche.differing_terms).toContain("deposit");
  expect((await staffApi.call("GET", `/${id}/replacements?place=Atlantide`)).status).toBe(422);
});
