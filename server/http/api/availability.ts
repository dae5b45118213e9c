import type { Hono } from "hono";
import type { ApiAvailability } from "#domain/api/fleet/availability.ts";
import type { AppContext } from "#server/context.ts";
import { toVehicleDelivery } from "#server/http/api/delivery-answers.ts";
import { toFinish } from "#server/http/api/finish-answers.ts";
import { serve } from "#server/http/api/serve.ts";
import { type Availability, readAvailability } from "#server/services/booking/offer/read-availability.ts";

export function mountAvailability(app: Hono, ctx: AppContext): void {
  serve(
    app,
    ctx,
    "GET /api/availability",
    async ({ query: { vehicle = "", from = "", to = "", place, unit, colour } }) =>
      toAvailability(await readAvailability(ctx, { vehicle, from, to, place, unit, colour })),
  );
}

function toAvailability({ vehicle, totalUnits, days, finishes, delivery }: Availability): ApiAvailability {
  return {
    vehicle,
    total_units: totalUnits,
    days,
    colours: finishes.map(({ free, ...finish }) => ({ ...toFinish(finish), free })),
    delivery: delivery && {
      ...toVehicleDelivery(delivery),
      earliest_date: delivery.earliest.date,
      earliest_time: delivery.earliest.time,
    },
  };
}
