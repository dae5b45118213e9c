import { answerTemplateSchema, MOST_ANSWER_TEMPLATES } from "#domain/forms/answer-template.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import {
  countAnswerTemplates,
  insertAnswerTemplate,
  type StoredAnswerTemplate,
} from "#server/repositories/enquiries/answer-templates.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { TEMPLATE_TAKEN } from "#server/services/answer-templates/internal/template-problems.ts";
import { checkedInput, namingTaken } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";

/**
 * A new template of an answer (product.md#answer-templates). Refuses "invalid" for wrong fields, a field in braces that there is none of and a
 * title that is taken, "conflict" when there are as many as there may be.
 */
export async function createAnswerTemplate(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<StoredAnswerTemplate> {
  requireAbility(staff, "answer-templates.manage");
  const template = checkedInput(answerTemplateSchema, body);
  return namingTaken(TEMPLATE_TAKEN, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      if ((await countAnswerTemplates(tx)) >= MOST_ANSWER_TEMPLATES) throw tooMany();
      const now = ctx.clock();
      const after = await insertAnswerTemplate(tx, { ...template, createdAt: now, updatedAt: now });
      await audit({ action: "create", entity: "answer_templates", entityId: after.id, before: null, after });
      return after;
    }),
  );
}

const tooMany = () =>
  new ServiceError("conflict", `Ci sono già ${MOST_ANSWER_TEMPLATES} modelli: eliminane uno per aggiungerne altri.`);
