// Rule: product.md#units
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { setUpTestApplication } from "#test/app.ts";
import { queryRows, setUnitCount } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
const application = setUpTestApplication();
beforeEach(async () => {
  await run(sql`delete from unit_holds`);
  await run(sql`update units set plate = null, in_fleet_to = null where vehicle_id = ${CAR_ID} and number = 1`);
  await run(sql`delete from units where vehicle_id = ${CAR_ID} and number <> 1`);
});

const CAR_ID = sql`(select id from vehicles where slug = ${CAR})`;
const run = (query: ReturnType<typeof sql>) => application.context.db.execute(query);
const inFleet = async () =>
  (
    await queryRows<{ number: number }>(
      application.context,
      sql`select number from units where vehicle_id = ${CAR_ID} and in_fleet_to is null order by number`,
    )
  ).map(({ number }) => number);
const count = async () =>
  (
    await queryRows<{ total: number }>(
      application.context,
      sql`select total_units as total from vehicles where slug = ${CAR}`,
    )
  )[0]?.total;

describe("the number of a vehicle's units equals `total_units`", () => {
  test("every vehicle of the catalogue has as many units as it says", async () => {
    const wrong = await queryRows(
      application.context,
      sql`select slug from vehicles v where total_units <> (select count(*) from units where vehicle_id = v.id and in_fleet_to is null)`,
    );
    expect(wrong).toEqual([]);
  });

  test("a higher number adds units with the lowest numbers never used", async () => {
    await setUnitCount(application.context, CAR, 3);
    expect(await inFleet()).toEqual([1, 2, 3]);
    await run(
      sql`update units set plate = 'GA123BC', in_fleet_to = current_date where vehicle_id = ${CAR_ID} and number = 2`,
    );
    expect([await inFleet(), await count()]).toEqual([[1, 3], 2]);
    await setUnitCount(application.context, CAR, 3);
    expect(await inFleet()).toEqual([1, 3, 4]);
  });

  test("a lower number removes the highest units; one with a plate or a history is kept as out of the fleet", async () => {
    await setUnitCount(application.context, CAR, 4);
    await run(sql`update units set plate = 'GA123BC' where vehicle_id = ${CAR_ID} and number = 4`);
    await run(sql`insert into unit_holds (vehicle_id, unit, during, kind, released_at)
      values (${CAR_ID}, 3, tstzrange('2026-01-01', '2026-01-02'), 'maintenance', now())`);
    await setUnitCount(application.context, CAR, 1);
    expect(await inFleet()).toEqual([1]);
    const left = await queryRows(
      application.context,
      sql`select number from units where vehicle_id = ${CAR_ID} and in_fleet_to is not null order by 1`,
    );
    expect(left).toEqual([{ number: 3 }, { number: 4 }]);
  });

  test("adding or removing a unit changes the number", async () => {
    await run(sql`insert into units (vehicle_id, number) values (${CAR_ID}, 2), (${CAR_ID}, 7)`);
    expect(await count()).toBe(3);
    await run(sql`delete from units where vehicle_id = ${CAR_ID} and number = 7`);
    expect(await count()).toBe(2);
  });

  test("the last unit cannot leave the fleet", async () => {
    const leave = run(sql`update units set in_fleet_to = current_date where vehicle_id = ${CAR_ID}`);
    await expect(leave).rejects.toMatchObject({ cause: { code: "23514" } });
  });

  test("a hold must name an existing unit", async () => {
    const hold = run(sql`insert into unit_holds (vehicle_id, unit, during, kind)
      values (${CAR_ID}, 9, tstzrange('2026-12-01', '2026-12-02'), 'maintenance')`);
    await expect(hold).rejects.toMatchObject({ cause: { code: "23503" } });
  });

  test("a plate is unique in the fleet and free again once its car has left", async () => {
    await setUnitCount(application.context, CAR, 3);
    const name = (number: number) =>
      run(sql`update units set plate = 'GA123BC' where vehicle_id = ${CAR_ID} and number = ${number}`);
    await name(1);
    await expect(name(2)).rejects.toMatchObject({ cause: { code: "23505" } });
    await run(sql`update units set in_fleet_to = current_date where vehicle_id = ${CAR_ID} and number = 1`);
    await name(2);
  });
});
