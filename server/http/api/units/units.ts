import type { Hono } from "hono";
import { type ApiUnit, type ApiUnitExpiry, unitFlagsSchema } from "#domain/api/units/units.ts";
import { normalisePlate } from "#domain/units/unit.ts";
import type { AppContext } from "#server/context.ts";
import { parseListQuery } from "#server/http/api/parse-list-query.ts";
import { UNIT_COLUMNS } from "#server/http/api/queryable-columns.ts";
import { toRentalExpiry } from "#server/http/api/rental-expiry-responses.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { readRentalExpiries } from "#server/services/units/expiries/rental-expiries.ts";
import { addExpiry, changeExpiry, overrideExpiry } from "#server/services/units/expiries/write-expiries.ts";
import { readUnit, readUnits, type UnitDetail } from "#server/services/units/read-units.ts";
import { createUnit, leaveFleet, returnToFleet, updateUnit } from "#server/services/units/write-unit.ts";

/** Mounts the staff's endpoints for units. */
export function mountUnits(app: Hono, ctx: AppContext): void {
  mountExpiries(app, ctx);
  serveEndpoint(
    app,
    ctx,
    "GET /api/units",
    async ({ staff, query, queries: { in_fleet: _in, to_complete: _to, plate, ...queries } }) => {
      const { in_fleet: inFleet, to_complete: toComplete = false } = parseInput(unitFlagsSchema, query);
      const plates = plate && { plate: plate.map(normalisePlate) };
      const listQuery = parseListQuery(
        { ...queries, ...plates },
        UNIT_COLUMNS,
        "brand,vehicle_name,number",
        ctx.site.timeZone,
      );
      const { rows, total } = await readUnits(ctx, {
        staff,
        listQuery: withoutHyphens(listQuery),
        inFleet,
        toComplete,
      });
      return { rows: rows.map(toUnit), total };
    },
  );
  serveEndpoint(app, ctx, "POST /api/units", async ({ staff, body, idempotencyKey }) =>
    toUnit(await createUnit(ctx, { staff, body, idempotencyKey })),
  );
  serveEndpoint(app, ctx, "GET /api/units/:id", async ({ staff, parameters: { id } }) =>
    toUnit(await readUnit(ctx, { staff, id })),
  );
  serveEndpoint(app, ctx, "PATCH /api/units/:id", async ({ staff, parameters: { id }, body }) =>
    toUnit(await updateUnit(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "POST /api/units/:id/leave", async ({ staff, parameters: { id }, body }) =>
    toUnit(await leaveFleet(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "POST /api/units/:id/return", async ({ staff, parameters: { id }, body }) =>
    toUnit(await returnToFleet(ctx, { staff, id, body })),
  );
}

function mountExpiries(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/units/expiring", async ({ staff, query }) => {
    const expiries = await readRentalExpiries(ctx, { staff, query });
    return expiries.map((expiry) => ({ ...toRentalExpiry(expiry), unit: expiry.unit.number }));
  });
  serveEndpoint(app, ctx, "POST /api/units/:id/expiries", async ({ staff, parameters: { id }, body, idempotencyKey }) =>
    toUnit(await addExpiry(ctx, { staff, id, body, idempotencyKey })),
  );
  serveEndpoint(app, ctx, "PATCH /api/unit_expiries/:id", async ({ staff, parameters: { id }, body }) =>
    toUnit(await changeExpiry(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "PUT /api/unit_expiries/:id/override", async ({ staff, parameters: { id }, body }) =>
    toUnit(await overrideExpiry(ctx, { staff, id, body })),
  );
}

const toExpiry = (row: UnitDetail["expiries"][number]): ApiUnitExpiry => ({
  id: row.id,
  kind: row.kind,
  due_on: row.dueOn,
  due_kilometres: row.dueKilometres,
  note: row.note,
  override_until: row.overrideUntil,
  override_reason: row.overrideReason,
  version: row.version,
});

/** Replaces hyphens in the search text by spaces, because plates are stored without hyphens. */
function withoutHyphens({ search, ...listQuery }: ListQuery): ListQuery {
  return { ...listQuery, ...(search && { search: { ...search, text: search.text.replaceAll(/[-‐-―·.]/g, " ") } }) };
}

function toUnit({ holder, ...row }: UnitDetail): ApiUnit {
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
