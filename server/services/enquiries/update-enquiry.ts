import type { EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import { enquiryStatusLabel, enquiryTransitionsFrom } from "#domain/enquiries/enquiry-statuses.ts";
import { enquiryChangesSchema } from "#domain/forms/enquiries/enquiry-answer.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { findStatusChange, type RecordedAction } from "#server/repositories/audit-log/audit-log.ts";
import { listAssignableStaff } from "#server/repositories/enquiries/assignable-staff.ts";
import { lockEnquiry, type StoredEnquiry, updateStoredEnquiry } from "#server/repositories/enquiries/enquiries.ts";
import { countMessages } from "#server/repositories/messages/messages.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";
import { NO_SUCH_ENQUIRY } from "#server/services/words/booking-words.ts";

export interface EnquiryUpdate {
  staff: Staff;
  id: string;
  body: unknown;
}

/** An enquiry after an update. `already` is set if the enquiry had the requested status before; it says who had set the status, if known. */
export interface UpdatedEnquiry {
  enquiry: StoredEnquiry;
  already: { act: RecordedAction | null; own: boolean } | null;
}

/**
 * Changes the status of an enquiry (by `ENQUIRY_TRANSITIONS`) assigns it or changes its language. Idempotent. Throws "invalid" for wrong fields and for a person to whom
 * it cannot be assigned, "not-found", and "conflict" for a transition that is not allowed or a stale version.
 */
export async function updateEnquiry(ctx: AppContext, { staff, id, body }: EnquiryUpdate): Promise<UpdatedEnquiry> {
  requireAbility(staff, "enquiries.manage");
  const enquiryId = parseId(id, NO_SUCH_ENQUIRY);
  const { version, status, assignedTo, language } = toCamelCase(parseInput(enquiryChangesSchema, body));
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockEnquiry(tx, enquiryId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_ENQUIRY);
    const isReassigned = assignedTo !== undefined && assignedTo !== before.assignedTo;
    const isTransition = status !== undefined && status !== before.status;
    const isOtherLanguage = language !== undefined && language !== before.language;
    if (!isReassigned && !isTransition && !isOtherLanguage)
      return { enquiry: before, already: await findEarlierChange(tx, before, status, staff) };
    await rejectStaleVersion(tx, "enquiries", before, version, ctx);
    if (assignedTo && isReassigned) await assertAssignable(tx, assignedTo);
    const now = ctx.clock();
    const transitioned = isTransition ? await toTransitionColumns(tx, before, status, now) : {};
    const after = await updateStoredEnquiry(tx, enquiryId, { ...transitioned, assignedTo, language }, now);
    await audit({ action: isTransition ? "move" : "update", entity: "enquiries", entityId: enquiryId, before, after });
    return { enquiry: after, already: null };
  });
}

async function findEarlierChange(
  tx: Transaction,
  { id }: StoredEnquiry,
  status: EnquiryStatus | undefined,
  staff: Staff,
) {
  if (status === undefined) return null;
  const priorChange = await findStatusChange(tx, "enquiries", id, status);
  return { act: priorChange, own: priorChange?.actor === staff.userId };
}

async function toTransitionColumns(tx: Transaction, enquiry: StoredEnquiry, to: EnquiryStatus, now: Date) {
  const from = enquiry.status;
  const hasAnswers = (await countMessages(tx, { enquiryId: enquiry.id }, "staff")) > 0;
  if (!enquiryTransitionsFrom(from, { mailed: hasAnswers }).some((open) => open.to === to)) {
    const states = `${enquiryStatusLabel(from)}» a «${enquiryStatusLabel(to)}`;
    throw new ServiceError("conflict", `Questa richiesta non può passare da «${states}».`);
  }
  // An enquiry that becomes new again counts as not answered; otherwise the time of the first reply stays.
  const firstAnsweredAt = to === "new" ? null : (enquiry.firstAnsweredAt ?? now);
  return { status: to, firstAnsweredAt };
}

async function assertAssignable(tx: Transaction, userId: string): Promise<void> {
  if ((await listAssignableStaff(tx, userId)).length > 0) return;
  const message = "Questa persona non può prendere richieste.";
  throw new ServiceError("invalid", message, [{ path: "assigned_to", message }]);
}
