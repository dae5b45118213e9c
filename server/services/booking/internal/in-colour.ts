import { finishesOf } from "#domain/units/finish.ts";
import { colourTaken } from "#domain/units/finish-words.ts";
import type { Queryable } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { listFinishedUnits } from "#server/repositories/vehicles/unit-finishes.ts";

/**
 * Of a car's free units those in the colour asked for, all of them when none is (product.md#colours). Refuses "conflict", with the colours
 * that can be had, when units are free and none of them is in it.
 */
export async function inColour(
  db: Queryable,
  vehicleId: string,
  free: readonly number[],
  colour: string | undefined,
): Promise<readonly number[]> {
  if (colour === undefined || free.length === 0) return free;
  const units = (await listFinishedUnits(db, vehicleId)).filter(({ number }) => free.includes(number));
  const wanted = units.filter(({ finish }) => finish?.key === colour).map(({ number }) => number);
  if (wanted.length > 0) return wanted;
  const message = colourTaken(finishesOf(units));
  throw new ServiceError("conflict", message, [{ path: "colour", message }]);
}
