import type { AppContext } from "#server/context.ts";
import { summariseVehicles } from "#server/repositories/vehicles/vehicle-summaries.ts";

/** Whether the company offers a car. Without one, nothing shows our drawings of cars (product.md#new-installation). */
export async function hasVehicles({ db }: Pick<AppContext, "db">): Promise<boolean> {
  return (await summariseVehicles(db)).some(({ vehicles }) => vehicles > 0);
}
