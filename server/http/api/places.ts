import type { Hono } from "hono";
import type { ApiPlace } from "#domain/api/fleet/places.ts";
import type { AppContext } from "#server/context.ts";
import { serve } from "#server/http/api/serve.ts";
import { listPlaces, type ServedPlace } from "#server/services/catalogue/list-places.ts";

export function mountPlaces(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/places", async () => (await listPlaces(ctx)).map(toPlace));
}

const toPlace = ({ value, name, kind, city, alsoCalled }: ServedPlace): ApiPlace => ({
  place: value,
  name,
  kind,
  city,
  also_called: alsoCalled,
});
