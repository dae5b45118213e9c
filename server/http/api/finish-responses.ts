import type { ApiFinish } from "#domain/api/units/finishes.ts";
import type { Finish, UnitWithFinish } from "#domain/units/finish.ts";
import { finishLine } from "#domain/units/finish-words.ts";

/** Returns a finish as the API describes it. */
export const toFinish = ({ key, paint, leather, stitching, trim }: Finish): ApiFinish => ({
  key,
  paint,
  leather,
  stitching,
  trim,
});

/** Maps each unit's number to the words of its finish; units without colours are left out. */
export const toUnitColours = (units: readonly UnitWithFinish[]): Record<string, string> =>
  Object.fromEntries(units.flatMap(({ number, finish }) => (finish ? [[String(number), finishLine(finish)]] : [])));
