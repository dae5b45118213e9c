import type { ApiFinish } from "#domain/api/fleet/finishes.ts";
import type { Finish, FinishedUnit } from "#domain/units/finish.ts";
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
export const toUnitColours = (units: readonly FinishedUnit[]): Record<string, string> =>
  Object.fromEntries(units.flatMap(({ number, finish }) => (finish ? [[String(number), finishLine(finish)]] : [])));
