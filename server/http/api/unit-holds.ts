import type { Hono } from "hono";
import { type ApiTimelineHold, type ApiUnitHold, unitHoldsQuerySchema } from "#domain/api/unit-holds/unit-holds.ts";
import { isHandedOver } from "#domain/bookings/handed-over.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import type { StoredHold } from "#server/repositories/unit-holds/stored-holds.ts";
import { parseInput } from "#server/services/parse-input.ts";
import { changeHold } from "#server/services/unit-holds/change-hold.ts";
import { createMaintenance, releaseMaintenance } from "#server/services/unit-holds/maintenance.ts";
import { type ListedHold, readHolds } from "#server/services/unit-holds/read-holds.ts";

/** Mounts the staff's endpoints for unit holds and maintenance blocks. */
export function mountUnitHolds(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/unit_holds", async ({ staff, query }) => {
    const { from, to, location, vehicle_id } = parseInput(unitHoldsQuerySchema, query);
    const rows = await readHolds(ctx, { staff, from, to, location, vehicleId: vehicle_id });
    return { rows: rows.map((row) => toTimelineHold(ctx.clock(), row)), total: rows.length };
  });
  serveEndpoint(app, ctx, "POST /api/unit_holds", async ({ staff, body }) =>
    toUnitHold(ctx.clock(), await createMaintenance(ctx, { staff, body })),
  );
  serveEndpoint(app, ctx, "PATCH /api/unit_holds/:id", async ({ staff, parameters: { id }, body }) =>
    toUnitHold(ctx.clock(), await changeHold(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "DELETE /api/unit_holds/:id", async ({ staff, parameters: { id }, body }) => {
    await releaseMaintenance(ctx, { staff, id, body });
    return undefined;
  });
}

const toTimelineHold = (now: Date, hold: ListedHold): ApiTimelineHold => ({
  ...toUnitHold(now, hold),
  endangered_by: hold.endangeredBy,
});

function toUnitHold(now: Date, { span, booking, timeZone, ...hold }: StoredHold): ApiUnitHold {
  const [from, to] = [toCivilMoment(span.from, timeZone), toCivilMoment(span.to, timeZone)];
  return {
    id: hold.id,
    vehicle_id: hold.vehicleId,
    unit: hold.unit,
    kind: hold.kind,
    starts_at: span.from.toISOString(),
    ends_at: span.to.toISOString(),
    time_zone: timeZone,
    from_date: from.date,
    from_time: from.time,
    to_date: to.date,
    to_time: to.time,
    note: hold.note,
    booking_id: booking?.id ?? null,
    reference: booking?.reference ?? null,
    status: booking?.status ?? null,
    renter: booking?.renter ?? null,
    pickup_at: booking?.pickupAt.toISOString() ?? null,
    returns_at: booking?.returnsAt.toISOString() ?? null,
    back_at: booking?.backAt.toISOString() ?? null,
    transfer_out_minutes: booking?.transferOutMinutes ?? null,
    transfer_back_minutes: booking?.transferBackMinutes ?? null,
    handed_over: booking !== null && isHandedOver(booking),
    late: hold.isOut && booking !== null && booking.returnsAt < now,
    replaced: booking?.isReplaced ?? false,
    replacement: booking?.isReplacement ?? false,
    version: hold.version,
  };
}
