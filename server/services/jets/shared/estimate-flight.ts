import { listPriceOf } from "#domain/jets/jet-route.ts";
import { estimateTrip, type TripAsked, type TripEstimate } from "#domain/jets/trip-estimate.ts";
import type { AppContext } from "#server/context.ts";
import { listJetRoutes } from "#server/repositories/catalogue/jet-routes.ts";
import { listJets } from "#server/repositories/catalogue/jets.ts";

/** The estimate of a trip over the jets that fly today and the listed routes; places that are not known stay without one. */
export async function estimateFlight(ctx: AppContext, asked: TripAsked): Promise<TripEstimate> {
  const [jets, routes] = await Promise.all([listJets(ctx.db), listJetRoutes(ctx.db)]);
  return estimateTrip(
    asked,
    jets.filter((jet) => jet.available),
    listPriceOf(routes),
  );
}
