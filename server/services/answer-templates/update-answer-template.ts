import { answerTemplateChangesSchema } from "#domain/forms/answer-template.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import {
  lockAnswerTemplate,
  type StoredAnswerTemplate,
  updateAnswerTemplateRow,
} from "#server/repositories/enquiries/answer-templates.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { NO_SUCH_TEMPLATE, TEMPLATE_TAKEN } from "#server/services/answer-templates/internal/template-problems.ts";
import { checkedId, checkedInput, namingTaken } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";

/**
 * Changes a template; answers already sent stay as they are. Refuses "invalid" as `createAnswerTemplate`, "not-found", and "conflict" when
 * somebody else has changed it since `version`.
 */
export async function updateAnswerTemplate(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<StoredAnswerTemplate> {
  requireAbility(staff, "answer-templates.manage");
  const templateId = checkedId(id, NO_SUCH_TEMPLATE);
  const { version, ...changes } = checkedInput(answerTemplateChangesSchema, body);
  return namingTaken(TEMPLATE_TAKEN, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const before = await lockAnswerTemplate(tx, templateId);
      if (!before) throw new ServiceError("not-found", NO_SUCH_TEMPLATE);
      await rejectStaleVersion(tx, "answer_templates", before, version, ctx);
      const after = await updateAnswerTemplateRow(tx, templateId, changes, ctx.clock());
      await audit({ action: "update", entity: "answer_templates", entityId: templateId, before, after });
      return after;
    }),
  );
}
