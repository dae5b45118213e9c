import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { unitHolds, units, vehicles } from "#server/db/schema.ts";
import { findStoredBooking } from "#server/repositories/bookings/find-bookings.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callApi, callerOf } from "#test/staff.ts";
import { TEST_NOW } from "#test/test-now.ts";

const FREE_OF_HOLDS = "porsche-911-carrera-s";
const ONE_UNIT = "ferrari-296-gtb";

const application = setUpTestApplication();
const keeper = setUpSignedInUser(application, "customer_service");
const ids = new Map<string, string>();
beforeAll(async () => {
  for (const { id, slug } of await application.context.db.select().from(vehicles)) ids.set(slug, id);
});

const call = callerOf(application, keeper);
const list = async (query: string) => (await call("GET", `/api/units?${query}`)).json();
const unitsOf = (slug: string) => list(`vehicle_id=${ids.get(slug)}`);
const write = async (method: string, path: string, body: unknown, status: number) => {
  const response = await call(method, path, body);
  const answer = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(status);
  return answer;
};
const countOf = async (slug: string) => (await (await call("GET", `/api/vehicles?slug=${slug}`)).json())[0].total_units;

describe("reading units", () => {
  test("lists a vehicle's units by number, with their colours and current status", async () => {
    const rows = await unitsOf("mercedes-benz-v-300");
    expect(rows.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3]);
    expect(rows[0]).toMatchObject({
      vehicle_name: "Mercedes-Benz V 300 d",
      location: "Milano",
      plate: null,
      paint: { name: "Nero", colour: "#1e2127" },
      state: { kind: "free", reference: null },
    });
  });

  // Rule: product.md#unit-records "Units are listed"
  test("lists units without a plate as incomplete, until they have one", async () => {
    const before = await list("to_complete=true&limit=100");
    const [unit] = before;
    await write("PATCH", `/api/units/${unit.id}`, { plate: "zz 901 aa" }, 200);
    const after = await list("to_complete=true&limit=100");
    expect(after).toHaveLength(before.length - 1);
  });

  test.each(["units?in_fleet=forse", "units?to_complete=1", "customers?banned=s%C3%AC", "bookings?overdue=yes"])(
    "a boolean filter accepts only true and false: %s",
    async (path) => {
      const refused = await call("GET", `/api/${path}`);
      expect(refused.status).toBe(422);
      const name = /\?(\w+)=/.exec(path)?.[1];
      expect((await refused.json()).errors).toEqual([
        { path: name, message: "Il valore non è valido per questo filtro." },
      ]);
    },
  );

  // Rule: product.md#unit-records "Units are listed"
  test("finds a plate in any spelling, by filter and by search, and a model by its name", async () => {
    const [unit] = await unitsOf("mclaren-750s");
    await write("PATCH", `/api/units/${unit.id}`, { plate: "AB-321-CD", vin: "VLTABCDE1FG123456" }, 200);
    for (const query of ["plate=ab%20321%20cd", "q=ab-321", "q=AB321CD", "q=vltabcde1f", "q=mclaren%20ab321"]) {
      expect(await list(query), query).toMatchObject([{ id: unit.id, plate: "AB321CD" }]);
    }
  });
});

test("the fleet's search finds a vehicle by a plate, for staff only", async () => {
  const [unit] = await unitsOf("bmw-i7-xdrive60");
  await write("PATCH", `/api/units/${unit.id}`, { plate: "ZH 415 203" }, 200);
  const found = await (await call("GET", "/api/vehicles?q=zh415203")).json();
  expect(found).toMatchObject([{ slug: "bmw-i7-xdrive60" }]);
  expect(await (await callApi(application, null, "GET", "/api/vehicles?q=zh415203")).json()).toEqual([]);
});

describe("writing a unit's record", () => {
  test("stores all normalised fields, and refuses a stale version", async () => {
    const [unit] = await unitsOf("bentley-flying-spur");
    const changes = {
      plate: "fg 123 hj",
      vin: "vltabcde1fg999999",
      first_registration: "2025-03-01",
      leather: { name: " Crema ", colour: "#D2C4AC" },
      trim: { name: "", colour: "#000000" },
      kilometres: 4200,
      ownership: "leased",
      notes: "Seconda chiave in cassaforte.",
      stands_at: "Carrozzeria Rossi",
    };
    const after = await write("PATCH", `/api/units/${unit.id}`, { ...changes, version: unit.version }, 200);
    expect(after).toMatchObject({
      plate: "FG123HJ",
      vin: "VLTABCDE1FG999999",
      leather: { name: "Crema", colour: "#d2c4ac" },
      trim: null,
      kilometres: 4200,
      stands_at: "Carrozzeria Rossi",
      location: "Parigi",
    });
    await write("PATCH", `/api/units/${unit.id}`, { kilometres: 1, version: unit.version }, 409);
  });

  // Rule: product.md#unit-records "A plate is stored"
  test("refuses a plate or chassis number of another unit, and names that unit", async () => {
    const [one] = await unitsOf(ONE_UNIT);
    await write("PATCH", `/api/units/${one.id}`, { plate: "GA123BC", vin: "VLTABCDE1FG111111" }, 200);
    const [other] = await unitsOf("maserati-mc20");
    const taken = await write("PATCH", `/api/units/${other.id}`, { plate: "ga 123-bc" }, 422);
    expect(taken.detail).toBe("La targa GA123BC è già di Ferrari 296 GTB, unità 1.");
    expect(taken.errors).toEqual([{ path: "plate", message: taken.detail }]);
    const body = { vehicle_id: other.vehicle_id, vin: "VLTABCDE1FG111111" };
    const vin = await write("POST", "/api/units", body, 422);
    expect(vin.detail).toBe("Il telaio VLTABCDE1FG111111 è già di Ferrari 296 GTB, unità 1.");
    await write("PATCH", `/api/units/${one.id}`, { plate: "GA123BC", vin: "VLTABCDE1FG111111" }, 200);
  });

  test.each([
    [{ vin: "VLTIBCDE1FG111111" }, "vin", "Il telaio ha 17 caratteri, senza I, O e Q."],
    [{ plate: "!" }, "plate", "Indica la targa, come GA123BC."],
    [{ in_fleet_from: "2099-01-01" }, "in_fleet_from", "L'ingresso in flotta non può essere nel futuro."],
    [{ first_registration: "2099-01-01" }, "first_registration", "L'immatricolazione non può essere nel futuro."],
    [{ kilometres: -1 }, "kilometres", "I chilometri non possono essere negativi."],
  ])("%j is a field error", async (changes, path, message) => {
    const [unit] = await unitsOf("maserati-mc20");
    expect((await write("PATCH", `/api/units/${unit.id}`, changes, 422)).errors).toEqual([{ path, message }]);
  });

  test("cannot move a unit to another vehicle", async () => {
    const [unit] = await unitsOf("maserati-mc20");
    const refused = await write("PATCH", `/api/units/${unit.id}`, { vehicle_id: ids.get(ONE_UNIT) }, 422);
    expect(refused.detail).toBe("Un'unità resta del suo modello: aggiungi un'unità all'altro veicolo.");
    await write("PATCH", `/api/units/${unit.id}`, { vehicle_id: unit.vehicle_id }, 200);
  });

  test("answers 404 for an unknown unit, and a field error for an unknown vehicle", async () => {
    const nobody = "00000000-0000-4000-8000-000000000000";
    expect((await call("GET", `/api/units/${nobody}`)).status).toBe(404);
    expect((await call("GET", "/api/units/none")).status).toBe(404);
    const refused = await write("POST", "/api/units", { vehicle_id: nobody }, 422);
    expect(refused.errors).toEqual([{ path: "vehicle_id", message: "Questo veicolo non esiste." }]);
  });
});

describe("joining and leaving the fleet", () => {
  // Rule: product.md#unit-records "A unit leaves"
  // Rule: product.md#unit-records "total_units and the"
  test("a new unit gets the next number; a unit leaves and returns under its number, its plate free meanwhile", async () => {
    const vehicle_id = ids.get("audi-rs-q8");
    const added = await write("POST", "/api/units", { vehicle_id, plate: "ZH 700 001" }, 201);
    expect(added).toMatchObject({ number: 2, plate: "ZH700001", in_fleet_to: null });
    expect(await countOf("audi-rs-q8")).toBe(2);
    const left = await write("POST", `/api/units/${added.id}/leave`, { version: added.version }, 200);
    expect(left.state.kind).toBe("left");
    expect(left.in_fleet_to).toBe(TEST_NOW.toISOString().slice(0, 10));
    expect(await countOf("audi-rs-q8")).toBe(1);
    // The same call again changes nothing.
    expect(await write("POST", `/api/units/${added.id}/leave`, {}, 200)).toMatchObject({ version: left.version });
    const [first] = await unitsOf("audi-rs-q8");
    await write("PATCH", `/api/units/${first.id}`, { plate: "ZH700001" }, 200);
    const refused = await write("POST", `/api/units/${added.id}/return`, {}, 422);
    expect(refused.detail).toBe("La targa ZH700001 è già di Audi RS Q8, unità 1.");
    await write("PATCH", `/api/units/${first.id}`, { plate: null }, 200);
    expect(await write("POST", `/api/units/${added.id}/return`, {}, 200)).toMatchObject({
      number: 2,
      in_fleet_to: null,
    });
    expect(await countOf("audi-rs-q8")).toBe(2);
  });

  test("an editor of the vehicle learns that its number of units has changed meanwhile", async () => {
    const [before] = await (await call("GET", "/api/vehicles?slug=audi-r8-v10-performance")).json();
    await write("POST", "/api/units", { vehicle_id: before.id, plate: "ZH700009" }, 201);
    await write("PATCH", `/api/vehicles/${before.id}`, { total_units: 1, version: before.version }, 409);
  });

  // Rule: product.md#unit-records "A unit leaves"
  // Rule: product.md#unit-records "total_units and the"
  test("the last unit of a vehicle cannot leave", async () => {
    const [unit] = await unitsOf("rolls-royce-dawn");
    const refused = await write("POST", `/api/units/${unit.id}/leave`, {}, 409);
    expect(refused.detail).toBe(
      "È l'ultima unità di Rolls-Royce Dawn: per non offrirla più, rendi il veicolo non disponibile.",
    );
  });

  // Rule: product.md#unit-records "A unit leaves"
  // Rule: product.md#unit-records "total_units and the"
  test("a unit with a hold cannot leave, and the message names the booking", async () => {
    const { booking } = await requestBooking(application.context, {
      body: bookingRequest({ vehicle: FREE_OF_HOLDS }),
      idempotencyKey: undefined,
    });
    const [unit] = await unitsOf(FREE_OF_HOLDS);
    const refused = await write("POST", `/api/units/${unit.id}/leave`, {}, 409);
    expect(refused.detail).toContain(`L'unità 1 è impegnata (${booking.reference}, `);
    expect(refused.detail).toContain("spostalo su un'altra unità, poi toglila dalla flotta.");
    const [, second] = await unitsOf(FREE_OF_HOLDS);
    await write("POST", `/api/units/${second.id}/leave`, {}, 200);
    // A new unit does not get the number of a unit that has left the fleet.
    const third = await write("POST", "/api/units", { vehicle_id: unit.vehicle_id }, 201);
    expect(third.number).toBe(3);
  });

  test("a unit in maintenance is shown as blocked, with its end", async () => {
    const [unit] = await unitsOf("bentley-bentayga-s");
    const block = {
      ...{ vehicle_id: unit.vehicle_id, unit: 1, note: "Freni" },
      ...{ from_date: "2026-11-20", from_time: "08:00", to_date: "2026-11-30", to_time: "18:00" },
    };
    await write("POST", "/api/unit_holds", block, 201);
    const [after] = await unitsOf("bentley-bentayga-s");
    expect(after.state).toMatchObject({ kind: "blocked", note: "Freni", until: "2026-11-30T17:00:00.000Z" });
  });
});

// Rule: product.md#unit-records "A car that is"
test("a deleted vehicle leaves its unit's number and plate in its bookings", async () => {
  const [unit] = await unitsOf("aston-martin-db12");
  await write("PATCH", `/api/units/${unit.id}`, { plate: "GX777XG" }, 200);
  const { booking } = await requestBooking(application.context, {
    body: bookingRequest({ vehicle: "aston-martin-db12", pickupCity: "Firenze", returnCity: "Firenze" }),
    idempotencyKey: undefined,
  });
  await write("PATCH", `/api/bookings/${booking.id}`, { status: "declined" }, 200);
  expect((await call("DELETE", `/api/vehicles/${unit.vehicle_id}`)).status).toBe(204);
  expect(await application.context.db.select().from(units).where(eq(units.id, unit.id))).toEqual([]);
  const holds = await application.context.db.select().from(unitHolds).where(eq(unitHolds.bookingId, booking.id));
  expect(holds).toEqual([]);
  expect(await findStoredBooking(application.context.db, { id: booking.id })).toMatchObject({
    unit: 1,
    plate: "GX777XG",
  });
});
