import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { deleteAnswerTemplateRow, lockAnswerTemplate } from "#server/repositories/enquiries/answer-templates.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { NO_SUCH_TEMPLATE } from "#server/services/answer-templates/internal/template-problems.ts";
import { checkedId } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";

/** Removes a template; what was written from it stays. Refuses "not-found". */
export async function deleteAnswerTemplate(
  ctx: AppContext,
  { staff, id }: { staff: Staff; id: string },
): Promise<void> {
  requireAbility(staff, "answer-templates.manage");
  const templateId = checkedId(id, NO_SUCH_TEMPLATE);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockAnswerTemplate(tx, templateId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_TEMPLATE);
    await deleteAnswerTemplateRow(tx, templateId);
    await audit({ action: "delete", entity: "answer_templates", entityId: templateId, before, after: null });
  });
}
