import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { ApiMonthReportRow } from "#domain/api/reports/reports.ts";
import { countOpenBookings } from "#server/repositories/vehicles/stored-vehicles.ts";
import { setUpSignedInUser } from "#test/app.ts";
import { CAR, OTHER_CAR, setUpReplacements } from "#test/factories/replacements.ts";
import { callApi, callerOf } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";

const { application, clerk, staffApi, setClock, rentalInProgress, replace } = setUpReplacements();
const admin = setUpSignedInUser(application, "admin");
const call = callerOf(application, clerk, "/api");

/** Returns days rented and revenue of December by car, without the cars that have neither. */
async function queryMonth() {
  const { rows } = await (await call("GET", "/reports/months?from=2026-12&to=2026-12")).json();
  return Object.fromEntries(
    rows
      .filter(({ total }: { total: { rented_days: number; revenue: number } }) => total.rented_days + total.revenue > 0)
      .map(({ vehicle, total: { rented_days: days, revenue } }: ApiMonthReportRow) => [vehicle, { days, revenue }]),
  );
}

describe("what depends on the unit that the renter has", () => {
  // Rule: product.md#day-sheet "After a"
  test("day tasks: each unit has its return and wash, and the planned ones keep their assignees", async () => {
    const { id } = await rentalInProgress();
    const change = (kind: string, body: object) => call("PATCH", `/day_tasks/${id}/${kind}`, body);
    await change("return", { assigned_to: clerk.userId });
    await replace(id, { vehicle: OTHER_CAR, unit: 1 });
    const tasksOf = async (day: string) =>
      (await (await call("GET", `/day_sheet?day=${day}`)).json()).tasks
        .filter(({ booking_id }: { booking_id: string }) => booking_id === id)
        .map(({ kind, leg, vehicle_name, done, assigned_to }: Record<string, unknown>) => [
          `${kind} ${leg} ${vehicle_name}`,
          done,
          assigned_to,
        ]);
    expect((await tasksOf("2026-12-11")).toSorted()).toEqual([
      ["handover 2 Porsche 911 Carrera S", "booking", null],
      ["return 1 Ferrari 296 GTB", "booking", null],
      ["wash 1 Ferrari 296 GTB", null, null],
    ]);
    expect((await tasksOf("2026-12-13")).toSorted()).toEqual([
      ["return 2 Porsche 911 Carrera S", null, clerk.userId],
      ["wash 2 Porsche 911 Carrera S", null, null],
    ]);
    expect(await (await change("wash", { done: true, leg: 1 })).json()).toMatchObject({ leg: 1, done: "said" });
    expect(await (await change("wash", { note: "Subito" })).json()).toMatchObject({ leg: 2, done: null });
    expect((await staffApi.call("POST", `/${id}/undo`)).status).toBe(200);
    expect((await tasksOf("2026-12-13")).toSorted()).toEqual([
      ["return 1 Ferrari 296 GTB", null, clerk.userId],
      ["wash 1 Ferrari 296 GTB", "said", null],
    ]);
  });

  // Rule: product.md#panel-lists "Words are found"
  test("a rental is found by the plates and the cars of all its units", async () => {
    const { id } = await rentalInProgress();
    await replace(id, { vehicle: OTHER_CAR, unit: 1 });
    const plates = await queryRows<{ plate: string }>(
      application.context,
      sql`update units set plate = 'ZZ' || leg.position || '07AB' from booking_units leg
          where leg.unit_id = units.id and leg.booking_id = ${id} returning plate`,
    );
    expect(plates.map(({ plate }) => plate).toSorted()).toEqual(["ZZ107AB", "ZZ207AB"]);
    for (const query of ["q=zz107ab", "q=zz207ab", `vehicle=${CAR}`, `vehicle=${OTHER_CAR}`])
      expect(
        (await staffApi.get(`?${query}`)).map((booking: { id: string }) => booking.id),
        query,
      ).toEqual([id]);
  });

  // Rule: product.md#month-report "Giorni noleggiati"
  test("the month report counts the days of each unit, and the revenue of the booked car", async () => {
    const { id } = await rentalInProgress();
    await replace(id, { vehicle: OTHER_CAR, unit: 1 });
    setClock("2026-12-13T09:00:00Z");
    await staffApi.patch(id, { status: "completed" });
    const rows = await queryMonth();
    const total = (await staffApi.get(`/${id}`)).total;
    expect(rows).toEqual({
      "Ferrari 296 GTB": { days: 1.04, revenue: total },
      "Porsche 911 Carrera S": { days: 1.96, revenue: 0 },
    });
  });

  // Rule: product.md#replacement-car "A prolonged return"
  test("the car that the renter has cannot be deleted, and the other one can", async () => {
    const { id } = await rentalInProgress();
    await replace(id, { vehicle: OTHER_CAR, unit: 1 });
    const [vehicles] = await queryRows<{ car: string; other: string }>(
      application.context,
      sql`select (select id from vehicles where slug = ${CAR}) as car, (select id from vehicles where slug = ${OTHER_CAR}) as other`,
    );
    const deleteVehicle = (vehicleId: string | undefined) =>
      callApi(application, admin, "DELETE", `/api/vehicles/${vehicleId}`);
    expect((await deleteVehicle(vehicles?.other)).status).toBe(409);
    await application.context.db.transaction(async (tx) => {
      expect(await countOpenBookings(tx, vehicles?.car ?? "", application.context.clock())).toBe(0);
      expect(await countOpenBookings(tx, vehicles?.other ?? "", application.context.clock())).toBe(1);
    });
  });
});
