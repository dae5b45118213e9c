import type { AppContext } from "#server/context.ts";
import { listAnswerTemplates, type StoredAnswerTemplate } from "#server/repositories/enquiries/answer-templates.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** The templates of answers, by title. */
export async function readAnswerTemplates(
  ctx: AppContext,
  { staff }: { staff: Staff },
): Promise<StoredAnswerTemplate[]> {
  requireAbility(staff, "answer-templates.manage");
  return listAnswerTemplates(ctx.db);
}
