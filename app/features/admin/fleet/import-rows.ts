import type { ApiImportedVehicle } from "#domain/api/vehicles.ts";

/** How many rows come to each outcome. */
export function countActions(rows: readonly ApiImportedVehicle[]): Record<ApiImportedVehicle["action"], number> {
  const counts = { create: 0, update: 0, unchanged: 0, wrong: 0 };
  for (const { action } of rows) counts[action]++;
  return counts;
}
