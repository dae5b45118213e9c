import { createListPriceLookup } from "#domain/jet-routes/jet-route.ts";
import { estimateTrip, type TripEstimate, type TripRequest } from "#domain/jets/trip-estimate.ts";
import type { AppContext } from "#server/context.ts";
import { listJetRoutes } from "#server/repositories/jet-routes/jet-routes.ts";
import { listJets } from "#server/repositories/jets/jets.ts";

/** Estimates the price of a trip from the active jets and the popular routes. Legs to or from unknown places have no estimate. */
export async function estimateFlight(ctx: AppContext, trip: TripRequest): Promise<TripEstimate> {
  const [jets, routes] = await Promise.all([listJets(ctx.db), listJetRoutes(ctx.db)]);
  return estimateTrip(
    trip,
    jets.filter((jet) => jet.available),
    createListPriceLookup(routes),
  );
}
