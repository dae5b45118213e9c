import type { AppContext } from "#server/context.ts";
import { type NamedRateRule, readRateRuleRows } from "#server/repositories/rates/stored-rate-rules.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** Lists the rules of the rates (product.md#rates-screen). */
export async function readRateRules(
  ctx: AppContext,
  { staff, listQuery }: { staff: Staff; listQuery: ListQuery },
): Promise<{ rows: NamedRateRule[]; total: number }> {
  requireAbility(staff, "rates.read");
  return readRateRuleRows(ctx.db, listQuery);
}
