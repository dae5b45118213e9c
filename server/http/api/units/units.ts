import type { Hono } from "hono";
import { type ApiUnit, type ApiUnitExpiry, unitFlagsSchema } from "#domain/api/fleet/units.ts";
import { normalisePlate } from "#domain/units/unit.ts";
import type { AppContext } from "#server/context.ts";
import { UNIT_COLUMNS } from "#server/http/api/readable-columns.ts";
import { toRentalExpiry } from "#server/http/api/rental-expiry.ts";
import { serve } from "#server/http/api/serve.ts";
import { parseListQuery } from "#server/http/api/table-reading.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { readRentalExpiries } from "#server/services/units/expiries/rental-expiries.ts";
import { addExpiry, changeExpiry, overrideExpiry } from "#server/services/units/expiries/write-expiries.ts";
import { type ReadUnit, readUnit, readUnits } from "#server/services/units/read-units.ts";
import { createUnit, leaveFleet, returnToFleet, updateUnit } from "#server/services/units/write-unit.ts";

/** The physical cars of the fleet. */
export function mountUnits(app: Hono, ctx: AppContext): void {
  mountExpiries(app, ctx);
  serve(
    app,
    ctx,
    "GET /api/units",
    async ({ staff, query, queries: { in_fleet: _in, to_complete: _to, plate, ...queries } }) => {
      const { in_fleet: inFleet, to_complete: toComplete = false } = checkedInput(unitFlagsSchema, query);
      const plates = plate && { plate: plate.map(normalisePlate) };
      const listQuery = parseListQuery(
        { ...queries, ...plates },
        UNIT_COLUMNS,
        "brand,vehicle_name,number",
        ctx.site.timeZone,
      );
      const { rows, total } = await readUnits(ctx, {
        staff,
        listQuery: unhyphenated(listQuery),
        inFleet,
        toComplete,
      });
      return { rows: rows.map(toUnit), total };
    },
  );
  serve(app, ctx, "POST /api/units", async ({ staff, body, idempotencyKey }) =>
    toUnit(await createUnit(ctx, { staff, body, idempotencyKey })),
  );
  serve(app, ctx, "GET /api/units/:id", async ({ staff, parameters: { id } }) =>
    toUnit(await readUnit(ctx, { staff, id })),
  );
  serve(app, ctx, "PATCH /api/units/:id", async ({ staff, parameters: { id }, body }) =>
    toUnit(await updateUnit(ctx, { staff, id, body })),
  );
  serve(app, ctx, "POST /api/units/:id/leave", async ({ staff, parameters: { id }, body }) =>
    toUnit(await leaveFleet(ctx, { staff, id, body })),
  );
  serve(app, ctx, "POST /api/units/:id/return", async ({ staff, parameters: { id }, body }) =>
    toUnit(await returnToFleet(ctx, { staff, id, body })),
  );
}

function mountExpiries(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/units/expiring", async ({ staff, query }) => {
    const expiries = await readRentalExpiries(ctx, { staff, query });
    return expiries.map((expiry) => ({ ...toRentalExpiry(expiry), unit: expiry.unit.number }));
  });
  serve(app, ctx, "POST /api/units/:id/expiries", async ({ staff, parameters: { id }, body, idempotencyKey }) =>
    toUnit(await addExpiry(ctx, { staff, id, body, idempotencyKey })),
  );
  serve(app, ctx, "PATCH /api/unit_expiries/:id", async ({ staff, parameters: { id }, body }) =>
    toUnit(await changeExpiry(ctx, { staff, id, body })),
  );
  serve(app, ctx, "PUT /api/unit_expiries/:id/override", async ({ staff, parameters: { id }, body }) =>
    toUnit(await overrideExpiry(ctx, { staff, id, body })),
  );
}

const toExpiry = (row: ReadUnit["expiries"][number]): ApiUnitExpiry => ({
  id: row.id,
  kind: row.kind,
  due_on: row.dueOn,
  due_kilometres: row.dueKilometres,
  note: row.note,
  override_until: row.overrideUntil,
  override_reason: row.overrideReason,
  version: row.version,
});

/** Plates are kept without hyphens, so what is looked for has none either; its parts are looked for one by one. */
function unhyphenated({ search, ...listQuery }: ListQuery): ListQuery {
  return { ...listQuery, ...(search && { search: { ...search, text: search.text.replaceAll(/[-‐-―·.]/g, " ") } }) };
}

function toUnit({ holder, ...row }: ReadUnit): ApiUnit {
  return {
    id: row.id,
    vehicle_id: row.vehicleId,
    vehicle_name: row.vehicleName,
    location: row.location,
    number: row.number,
    plate: row.plate,
    vin: row.vin,
    first_registration: row.firstRegistration,
    paint: row.paint,
    leather: row.leather,
    stitching: row.stitching,
    trim: row.trim,
    kilometres: row.kilometres,
    ownership: row.ownership,
    notes: row.notes,
    pictures: row.pictures,
    stands_at: row.standsAt,
    in_fleet_from: row.inFleetFrom,
    in_fleet_to: row.inFleetTo,
    state: {
      kind: row.state,
      booking_id: holder?.booking?.id ?? null,
      reference: holder?.booking?.reference ?? null,
      until: holder?.until?.toISOString() ?? null,
      note: holder?.note ?? null,
    },
    blocked: row.blocked && { since: row.blocked.since.toISOString(), reason: row.blocked.reason },
    expiries: row.expiries.map(toExpiry),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  };
}
