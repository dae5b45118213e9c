import { mailTextBodySchema, mailTextSchema } from "#domain/forms/mail-texts/mail-text.ts";
import type { MailText } from "#domain/mail-texts/mail-text.ts";
import { isMailTextKind, MAIL_TEXT_KINDS, MAIL_TEXTS, type MailTextKind } from "#domain/mail-texts/mail-texts.ts";
import { isKindOffered } from "#domain/offers/offers.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import {
  listMailTexts,
  lockMailText,
  resetMailTextRow,
  type StoredMailText,
  storeMailText,
} from "#server/repositories/mail-texts/mail-texts.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { requireOfferedKind } from "#server/services/internal/require-offer.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseInput } from "#server/services/parse-input.ts";

/** The current text of a kind of mail. */
export interface MailTextDetail extends MailText {
  kind: MailTextKind;
  changed: boolean;
  /** The version of the text; 1 for the default text. */
  version: number;
  updatedAt: Date | null;
}

/** Lists the editable mail texts, without those of an offer that is switched off. */
export async function readMailTexts(ctx: AppContext, { staff }: { staff: Staff }): Promise<MailTextDetail[]> {
  requireAbility(staff, "settings.manage");
  const stored = await listMailTexts(ctx.db);
  const kinds = MAIL_TEXT_KINDS.filter((kind) => isKindOffered(kind, ctx.site.offers));
  return kinds.map((kind) => toMailTextDetail(kind, stored.get(kind)));
}

function toMailTextDetail(kind: MailTextKind, stored: StoredMailText | undefined): MailTextDetail {
  const changed = stored?.active === true;
  const { subject, heading, body } = changed ? stored : MAIL_TEXTS[kind].defaultText;
  const since = { version: stored?.version ?? 1, updatedAt: stored?.updatedAt ?? null };
  return { kind, subject, heading, body, changed, ...since };
}

interface MailTextInput {
  staff: Staff;
  kind: string;
}

/**
 * Changes the text of a kind of mail (product.md#mail-texts), for mails sent from now on. Throws "not-found" for an unknown kind, "invalid" for a
 * wrong text, an unknown placeholder or a missing required one, and "conflict" for a stale `version`.
 */
export async function changeMailText(
  ctx: AppContext,
  { staff, kind: kindText, body }: MailTextInput & { body: unknown },
): Promise<MailTextDetail> {
  requireAbility(staff, "settings.manage");
  const kind = parseMailTextKind(kindText);
  requireOfferedKind(ctx, kind);
  const { version } = parseInput(mailTextBodySchema, body);
  const text = parseInput(mailTextSchema(kind), body);
  const stored = await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockMailText(tx, kind);
    await rejectStaleVersion(tx, "mail_texts", { id: kind, version: before?.version ?? 1 }, version, ctx);
    const after = await storeMailText(tx, kind, text, ctx.clock());
    await audit({ action: "update", entity: "mail_texts", entityId: kind, before, after });
    return after;
  });
  return toMailTextDetail(kind, stored);
}

/** Restores the default text of a kind of mail. Does nothing if nobody has changed it. Throws "not-found" for an unknown kind. */
export async function resetMailText(ctx: AppContext, { staff, kind: kindText }: MailTextInput): Promise<void> {
  requireAbility(staff, "settings.manage");
  const kind = parseMailTextKind(kindText);
  requireOfferedKind(ctx, kind);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockMailText(tx, kind);
    if (!before?.active) return;
    const after = await resetMailTextRow(tx, kind, ctx.clock());
    await audit({ action: "update", entity: "mail_texts", entityId: kind, before, after });
  });
}

function parseMailTextKind(kind: string): MailTextKind {
  if (!isMailTextKind(kind)) throw new ServiceError("not-found", "Questo testo non esiste.");
  return kind;
}
