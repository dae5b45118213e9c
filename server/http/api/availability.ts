import type { Hono } from "hono";
import type { ApiAvailability } from "#domain/api/fleet/availability.ts";
import type { AppContext } from "#server/context.ts";
import { toFinish } from "#server/http/api/finish-answers.ts";
import { serve } from "#server/http/api/serve.ts";
import { type Availability, readAvailability } from "#server/services/booking/offer/read-availability.ts";

export function mountAvailability(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/availability", async ({ query: { vehicle = "", from = "", to = "" } }) =>
    toAvailability(await readAvailability(ctx, { vehicle, from, to })),
  );
}

function toAvailability({ vehicle, totalUnits, days, finishes }: Availability): ApiAvailability {
  return {
    vehicle,
    total_units: totalUnits,
    days,
    colours: finishes.map(({ free, ...finish }) => ({ ...toFinish(finish), free })),
  };
}
