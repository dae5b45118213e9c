import {
  answerTemplateChangesSchema,
  answerTemplateSchema,
  MAX_ANSWER_TEMPLATES,
} from "#domain/forms/answer-templates/answer-template.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import {
  countAnswerTemplates,
  deleteAnswerTemplateRow,
  insertAnswerTemplate,
  listAnswerTemplates,
  lockAnswerTemplate,
  type StoredAnswerTemplate,
  updateAnswerTemplateRow,
} from "#server/repositories/enquiries/answer-templates.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { mapUniqueViolation, parseId, parseInput } from "#server/services/parse-input.ts";
import { NO_SUCH_TEMPLATE, TEMPLATE_UNIQUE_PROBLEMS } from "#server/services/words/content-words.ts";

export async function readAnswerTemplates(
  ctx: AppContext,
  { staff, listQuery }: { staff: Staff; listQuery: ListQuery },
): Promise<{ rows: StoredAnswerTemplate[]; total: number }> {
  requireAbility(staff, "answer-templates.manage");
  return listAnswerTemplates(ctx.db, listQuery);
}

/**
 * Creates an answer template (product.md#answer-templates). Throws "invalid" for wrong fields, an unknown placeholder or a duplicate title, and
 * "conflict" at the maximum number of templates.
 */
export async function createAnswerTemplate(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<StoredAnswerTemplate> {
  requireAbility(staff, "answer-templates.manage");
  const template = parseInput(answerTemplateSchema, body);
  return mapUniqueViolation(TEMPLATE_UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      if ((await countAnswerTemplates(tx)) >= MAX_ANSWER_TEMPLATES) throw tooManyTemplates();
      const now = ctx.clock();
      const after = await insertAnswerTemplate(tx, { ...template, createdAt: now, updatedAt: now });
      await audit({ action: "create", entity: "answer_templates", entityId: after.id, before: null, after });
      return after;
    }),
  );
}

const tooManyTemplates = () =>
  new ServiceError("conflict", `Ci sono già ${MAX_ANSWER_TEMPLATES} modelli: eliminane uno per aggiungerne altri.`);

/**
 * Updates an answer template. Replies that were already sent do not change. Throws whatever `createAnswerTemplate` throws, "not-found", and
 * "conflict" for a stale `version`.
 */
export async function updateAnswerTemplate(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<StoredAnswerTemplate> {
  requireAbility(staff, "answer-templates.manage");
  const templateId = parseId(id, NO_SUCH_TEMPLATE);
  const { version, ...changes } = parseInput(answerTemplateChangesSchema, body);
  return mapUniqueViolation(TEMPLATE_UNIQUE_PROBLEMS, () =>
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

/** Deletes an answer template. Replies that were written from it do not change. Throws "not-found". */
export async function deleteAnswerTemplate(
  ctx: AppContext,
  { staff, id }: { staff: Staff; id: string },
): Promise<void> {
  requireAbility(staff, "answer-templates.manage");
  const templateId = parseId(id, NO_SUCH_TEMPLATE);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockAnswerTemplate(tx, templateId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_TEMPLATE);
    await deleteAnswerTemplateRow(tx, templateId);
    await audit({ action: "delete", entity: "answer_templates", entityId: templateId, before, after: null });
  });
}
