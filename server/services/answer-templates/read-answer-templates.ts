import type { AppContext } from "#server/context.ts";
import { listAnswerTemplates, type StoredAnswerTemplate } from "#server/repositories/enquiries/answer-templates.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** The templates of answers. */
export async function readAnswerTemplates(
  ctx: AppContext,
  { staff, listQuery }: { staff: Staff; listQuery: ListQuery },
): Promise<{ rows: StoredAnswerTemplate[]; total: number }> {
  requireAbility(staff, "answer-templates.manage");
  return listAnswerTemplates(ctx.db, listQuery);
}
