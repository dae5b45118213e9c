import type { MailText } from "#domain/mail-texts/mail-text.ts";
import { MAIL_TEXT_KINDS, MAIL_TEXTS, type MailTextKind } from "#domain/mail-texts/mail-texts.ts";
import type { AppContext } from "#server/context.ts";
import { listMailTexts, type StoredMailText } from "#server/repositories/settings/mail-texts.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** The words of a kind of mail as they are now. */
export interface SetMailText extends MailText {
  kind: MailTextKind;
  changed: boolean;
  /** 1 for the company's own. */
  version: number;
  updatedAt: Date | null;
}

/** The words of every mail that may be changed. */
export async function readMailTexts(ctx: AppContext, { staff }: { staff: Staff }): Promise<SetMailText[]> {
  requireAbility(staff, "settings.manage");
  const stored = await listMailTexts(ctx.db);
  return MAIL_TEXT_KINDS.map((kind) => toSetText(kind, stored.get(kind)));
}

export function toSetText(kind: MailTextKind, stored: StoredMailText | undefined): SetMailText {
  const changed = stored?.active === true;
  const { subject, heading, body } = changed ? stored : MAIL_TEXTS[kind].companyWords;
  const since = { version: stored?.version ?? 1, updatedAt: stored?.updatedAt ?? null };
  return { kind, subject, heading, body, changed, ...since };
}
