import { mailTextBodySchema, mailTextSchema } from "#domain/forms/content/mail-text.ts";
import { isMailTextKind, type MailTextKind } from "#domain/mail-texts/mail-texts.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { lockMailText, resetMailTextRow, storeMailText } from "#server/repositories/settings/mail-texts.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { type SetMailText, toSetText } from "#server/services/mail-texts/read-mail-texts.ts";

interface Writing {
  staff: Staff;
  kind: string;
}

/**
 * Changes the words of a kind of mail (product.md#mail-texts); those that are sent from now on have them. Refuses "not-found" for a kind there is none
 * of, "invalid" for wrong words, a field in braces that there is none of and one that must not be missing, and "conflict" when somebody else
 * has changed them since `version`.
 */
export async function changeMailText(
  ctx: AppContext,
  { staff, kind: named, body }: Writing & { body: unknown },
): Promise<SetMailText> {
  requireAbility(staff, "settings.manage");
  const kind = checkedKind(named);
  const { version } = checkedInput(mailTextBodySchema, body);
  const text = checkedInput(mailTextSchema(kind), body);
  const stored = await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockMailText(tx, kind);
    await rejectStaleVersion(tx, "mail_texts", { id: kind, version: before?.version ?? 1 }, version, ctx);
    const after = await storeMailText(tx, kind, text, ctx.clock());
    await audit({ action: "update", entity: "mail_texts", entityId: kind, before, after });
    return after;
  });
  return toSetText(kind, stored);
}

/** Goes back to the company's own words. Refuses "not-found" for a kind there is none of; without any change nothing happens. */
export async function resetMailText(ctx: AppContext, { staff, kind: named }: Writing): Promise<void> {
  requireAbility(staff, "settings.manage");
  const kind = checkedKind(named);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockMailText(tx, kind);
    if (!before?.active) return;
    const after = await resetMailTextRow(tx, kind, ctx.clock());
    await audit({ action: "update", entity: "mail_texts", entityId: kind, before, after });
  });
}

function checkedKind(kind: string): MailTextKind {
  if (!isMailTextKind(kind)) throw new ServiceError("not-found", "Questo testo non esiste.");
  return kind;
}
