import { type ReplyAlert, replyAlertFrom } from "#domain/enquiries/reply-promise.ts";
import type { AppContext } from "#server/context.ts";
import { readLongestWaiting, type WaitingReply } from "#server/repositories/staff/waiting-replies.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** Who is about to wait longer than promised, booking requests too (product.md#reply-alert). */
export async function readReplyAlert(
  ctx: AppContext,
  { staff }: { staff: Staff },
): Promise<ReplyAlert & { first: WaitingReply | null }> {
  requireAbility(staff, "enquiries.read");
  const now = ctx.clock();
  const { soon, late } = replyAlertFrom(now, ctx.site);
  return readLongestWaiting(ctx.db, { now, until: soon }, late);
}
