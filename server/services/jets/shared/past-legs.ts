import type { JetTrip } from "#domain/forms/jets/jet-trip.ts";
import { validateDepartures } from "#domain/jets/validate-departures.ts";
import type { AppContext } from "#server/context.ts";
import type { FieldProblem } from "#server/errors.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";

/** Returns the problems of legs that are in the past, in the time zone of their departure city. Used for the form and the API. */
export async function readPastLegs(ctx: AppContext, legs: JetTrip["legs"]): Promise<FieldProblem[]> {
  const cities = await listActiveCities(ctx.db);
  return validateDepartures(legs, { now: ctx.clock(), cities, timeZone: ctx.site.timeZone });
}
