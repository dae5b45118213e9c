import type { ApiFinish } from "#domain/api/units/finishes.ts";
import type { Finish, UnitWithFinish } from "#domain/units/finish.ts";
import { finishLine } from "#domain/units/finish-words.ts";
import { wordsOf } from "#domain/words/words-of.ts";

/** Returns the colours of a unit under the API's field names. */
export const toFinish = ({ key, paint, leather, stitching, trim }: Finish): ApiFinish => ({
  key,
  paint,
  leather,
  stitching,
  trim,
});

/** Returns the colours of each unit in words, by the unit's number. Omits units whose colours are unknown. */
export const toUnitColours = (units: readonly UnitWithFinish[]): Record<string, string> =>
  Object.fromEntries(
    units.flatMap(({ number, finish }) => (finish ? [[String(number), finishLine(wordsOf("it"), finish)]] : [])),
  );
