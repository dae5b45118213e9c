import type { Hono } from "hono";
import type { ApiAvailability, ApiOffer, ApiPlace } from "#domain/api/vehicles/availability.ts";
import { negotiateLanguage } from "#domain/languages.ts";
import { centsToEuros } from "#domain/money.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import { parseRentalChoice } from "#domain/search/search.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { listOffers } from "#server/services/bookings/offer/list-offers.ts";
import { type Availability, readAvailability } from "#server/services/bookings/offer/read-availability.ts";
import { listPlaces, type SearchablePlace } from "#server/services/catalogue/list-places.ts";
import { toVehicleDelivery } from "./delivery-responses.ts";
import { toFinish } from "./finish-responses.ts";
import { serveEndpoint } from "./serve-endpoint.ts";

export function mountAvailability(app: Hono, ctx: AppContext): void {
  serveEndpoint(
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

export function mountOffers(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/offers", async ({ query, queries, context }) => {
    const language = negotiateLanguage(context.req.header("accept-language"));
    context.header("content-language", language);
    context.header("vary", "accept-language", { append: true });
    const choice = parseRentalChoice(new URLSearchParams(query));
    const offers = await listOffers(ctx, { slugs: queries.vehicle ?? [], choice }, wordsOf(language));
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

export function mountPlaces(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/places", async () => (await listPlaces(ctx)).map(toPlace));
}

const toPlace = ({ value, name, kind, city, aliases }: SearchablePlace): ApiPlace => ({
  place: value,
  name,
  kind,
  city,
  also_called: aliases,
});
