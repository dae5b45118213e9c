import type { Hono } from "hono";
import { readVisitor } from "#domain/access/visitor.ts";
import type { ApiAvailability, ApiOffer, ApiPlace } from "#domain/api/vehicles/availability.ts";
import { negotiateLanguage } from "#domain/languages.ts";
import { centsToEuros } from "#domain/money.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import { parseRentalChoice } from "#domain/search/search.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";
import type { Words } from "#domain/words/words.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { wordPriceLines } from "#server/http/api/price-line-responses.ts";
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
    const words = wordsOf(language);
    const promotion = {
      code: query.promotion_code,
      visitor: readVisitor(context.req.raw.headers).address ?? undefined,
    };
    const offers = await listOffers(ctx, { slugs: queries.vehicle ?? [], choice, promotion }, words);
    return offers.map(({ vehicle, offer }) => toOffer(words, vehicle, offer));
  });
}

function toOffer(words: Words, vehicle: Vehicle, offer: VehicleOffer): ApiOffer {
  const free = offer.kind === "free" ? offer : null;
  // A protection has its own deposit and excess.
  const terms = free?.terms ?? vehicle.terms;
  return {
    vehicle: vehicle.slug,
    state: offer.kind,
    days: free?.quote.days ?? null,
    total: free && centsToEuros(free.quote.total),
    lines: free ? wordPriceLines(words, free.quote.lines) : [],
    terms: free && {
      included_kilometres: free.quote.includedKilometres,
      extra_km: centsToEuros(terms.extraKilometre),
      deposit: centsToEuros(terms.deposit),
      excess: centsToEuros(terms.excess),
      cancellation: free.quote.cancellation
        ? {
            free_until_hours: free.quote.cancellation.freeUntilHours,
            percent: free.quote.cancellation.feePercent,
            no_show_percent: free.quote.cancellation.noShowPercent,
          }
        : null,
    },
    cheaper: free?.cheaper
      ? {
          returnDate: free.cheaper.period.return.date,
          returnTime: free.cheaper.period.return.time,
          message: free.cheaper.text,
        }
      : null,
    promotion_refusal: free?.promotionRefusal ?? null,
    message: offer.kind === "impossible" ? offer.message : null,
    minimum:
      offer.kind === "impossible" && offer.minimum
        ? {
            days: offer.minimum.days,
            returnDate: offer.minimum.period.return.date,
            returnTime: offer.minimum.period.return.time,
            total: centsToEuros(offer.minimum.total),
          }
        : null,
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
