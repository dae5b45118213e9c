import type { ApiFinish } from "#domain/api/units/finishes.ts";
import type { Finish, UnitWithFinish } from "#domain/units/finish.ts";
import { finishLine } from "#domain/units/finish-words.ts";

/** A finish as every answer has it. */
export const toFinish = ({ key, paint, leather, stitching, trim }: Finish): ApiFinish => ({
  key,
  paint,
  leather,
  stitching,
  trim,
});

/** The words of each unit's finish by its number; units without colours are left out. */
export const toUnitColours = (units: readonly UnitWithFinish[]): Record<string, string> =>
  Object.fromEntries(units.flatMap(({ number, finish }) => (finish ? [[String(number), finishLine(finish)]] : [])));
