import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import { listActivePlaces } from "#server/repositories/vehicles/stored-vehicles.ts";

interface Places {
  brand?: string | undefined;
  location?: string | undefined;
}
type ActivePlaces = Awaited<ReturnType<typeof listActivePlaces>>;

/** What is wrong with where a car belongs: its brand must be an active one and its city too, unless they stay as they were (product.md#fleet-form). */
function placeProblems(wanted: Places, active: ActivePlaces, before?: Places): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const { brand, location } = wanted;
  if (brand !== undefined && brand !== before?.brand && !active.brands.has(brand))
    problems.push({ path: "brand", message: "Scegli un brand attivo." });
  if (location !== undefined && location !== before?.location && !active.cities.has(location))
    problems.push({ path: "location", message: "Scegli una città attiva." });
  return problems;
}

/** Refuses a car of a brand or city that is not active. */
export async function refuseInactivePlaces(tx: Transaction, wanted: Places, before?: Places): Promise<void> {
  const problems = placeProblems(wanted, await listActivePlaces(tx), before);
  if (problems[0]) throw new ServiceError("invalid", problems[0].message, problems);
}
