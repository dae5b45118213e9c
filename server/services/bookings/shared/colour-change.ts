import { type Finish, isDifferentFinish, type UnitFinish } from "#domain/units/finish.ts";
import { finishLine, otherColourQuestion } from "#domain/units/finish-words.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { Queryable } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { listFinishedUnits } from "#server/repositories/vehicles/unit-finishes.ts";

/** Throws "conflict" at `other_colour` when the assigned colour differs from the one shown to the renter (product.md#colours). */
export function assertSameColour(shown: Finish | null, assigned: Finish | null): void {
  const question = colourChangeQuestion(shown, assigned);
  if (question) throw new ServiceError("conflict", question, [{ path: "other_colour", message: question }]);
}

/** Returns the question to staff before a booking gets a unit in another colour; null if the colour is the same. */
export function colourChangeQuestion(shown: Finish | null, assigned: Finish | null): string | null {
  return shown && isDifferentFinish(shown, assigned) ? otherColourQuestion(shown, assigned) : null;
}

/** The colours before a change, for its mail: in Italian, to compare, and their names, to translate. */
export interface PreviousColours {
  previousColours?: string;
  previousFinish?: UnitFinish;
}

/** Returns the previous colours for the mail about a change; an empty object if the colours are the same. */
export function previousColours(shown: Finish | null, assigned: Finish | null): PreviousColours {
  return shown && isDifferentFinish(shown, assigned)
    ? { previousColours: finishLine(wordsOf("it"), shown), previousFinish: shown }
    : {};
}

/** Sorts the free units of a vehicle: units in the given colour come first. Both groups are sorted by number, lowest first. */
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
