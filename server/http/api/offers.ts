import type { Hono } from "hono";
import type { ApiOffer } from "#domain/api/fleet/offers.ts";
import { centsToEuros } from "#domain/money.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import { parseRentalChoice } from "#domain/search/search.ts";
import type { AppContext } from "#server/context.ts";
import { serve } from "#server/http/api/serve.ts";
import { listOffers } from "#server/services/booking/offer/list-offers.ts";

export function mountOffers(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/offers", async ({ query, queries }) => {
    const choice = parseRentalChoice(new URLSearchParams(query));
    const offers = await listOffers(ctx, { slugs: queries.vehicle ?? [], choice });
    return offers.map(({ vehicle, offer }) => toOffer(vehicle.slug, offer));
  });
}

function toOffer(vehicle: string, offer: VehicleOffer): ApiOffer {
  const quote = offer.kind === "free" ? offer.quote : null;
  return {
    vehicle,
    state: offer.kind,
    days: quote?.days ?? null,
    total: quote ? centsToEuros(quote.total) : null,
    message: offer.kind === "impossible" ? offer.message : null,
  };
}
