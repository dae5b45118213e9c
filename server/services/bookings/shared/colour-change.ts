import { type Finish, isDifferentFinish } from "#domain/units/finish.ts";
import { finishLine, otherColourQuestion } from "#domain/units/finish-words.ts";
import type { Queryable } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { listFinishedUnits } from "#server/repositories/vehicles/unit-finishes.ts";

/** Refuses "conflict", at `other_colour`, to give a renter another colour than was shown without asking (product.md#colours). */
export function assertSameColour(shown: Finish | null, assigned: Finish | null): void {
  const question = colourChangeQuestion(shown, assigned);
  if (question) throw new ServiceError("conflict", question, [{ path: "other_colour", message: question }]);
}

/** What staff are asked before a booking gets another colour; null when it keeps the one it has. */
export function colourChangeQuestion(shown: Finish | null, assigned: Finish | null): string | null {
  return shown && isDifferentFinish(shown, assigned) ? otherColourQuestion(shown, assigned) : null;
}

/** What the mail about a change says of the colours: what they were, where they are no longer. */
export function previousColours(shown: Finish | null, assigned: Finish | null): { previousColours?: string } {
  return shown && isDifferentFinish(shown, assigned) ? { previousColours: finishLine(shown) } : {};
}

/** Free units of a car, those in a colour before the others, each part lowest first. */
export async function sameColourFirst(
  db: Queryable,
  vehicleId: string,
  free: readonly number[],
  colour: Finish | null,
): Promise<number[]> {
  const same = new Set(
    colour
      ? (await listFinishedUnits(db, vehicleId))
          .filter(({ finish }) => finish?.key === colour.key)
          .map(({ number }) => number)
      : [],
  );
  return [...free.filter((unit) => same.has(unit)), ...free.filter((unit) => !same.has(unit))];
}
