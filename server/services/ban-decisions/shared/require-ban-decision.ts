import { can } from "#domain/access/abilities.ts";
import {
  BAN_DECISION_REQUIRED_MESSAGE,
  BAN_REFUSED_MESSAGE,
  type BanAction,
  banReasonQuestion,
} from "#domain/ban-decisions/ban-decision.ts";
import { BAN_REASON_FIELD, BANNED_CODE } from "#domain/ban-decisions/ban-refusal.ts";
import { isBanned } from "#domain/customers/customer.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import {
  type BanSubject,
  insertBanRequest,
  lockBanDecisionOn,
  type StoredBanDecision,
  updateBanDecision,
} from "#server/repositories/ban-decisions/ban-decisions.ts";
import type { StoredCustomer } from "#server/repositories/customers/customers.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { toAuditedDecision } from "#server/services/ban-decisions/internal/audited-decision.ts";
import { type Audit, RecordedRefusal } from "#server/services/internal/staff-write.ts";

export interface BanQuestion {
  staff: Staff;
  action: BanAction;
  /** The booking; null for a merge. */
  booking: { id: string; reference: string } | null;
  /** The customers whom the action concerns, banned or not. */
  customers: readonly StoredCustomer[];
  /** For a merge, the other record of a banned one; otherwise null. */
  otherOf?: (customer: StoredCustomer) => string;
  /** The reason that an admin gave for going on in spite of the ban. */
  banReason: string | undefined;
  /** The field of the request's body to which the refusal belongs. */
  path: string;
}

/**
 * Lets an action for a banned customer pass only if an admin decided so (product.md#rental-ban). Runs in the caller's transaction, inside
 * `staffWrite`. Does nothing if no customer is banned, or if an admin has allowed the action under the present ban. Otherwise throws "conflict" with
 * the code `banned`: customer service's attempt is stored for the admins, and an admin is asked for the reason, which stores the decision.
 */
export async function requireBanDecision(
  ctx: AppContext,
  tx: Transaction,
  audit: Audit,
  question: BanQuestion,
): Promise<void> {
  const { staff, banReason, path } = question;
  const undecided = await listUndecided(ctx, tx, question);
  const [first] = undecided;
  if (!first) return;
  if (can(staff.roles, "customers.ban")) {
    if (!banReason) throw bannedError(banReasonQuestion({ customer: first.customer.name }), BAN_REASON_FIELD);
    for (const subject of undecided) await allow(ctx, tx, audit, { ...question, ...subject, reason: banReason });
    return;
  }
  if (undecided.some(({ customer, decision }) => decision && isInForce(decision, customer)))
    throw bannedError(BAN_REFUSED_MESSAGE, path);
  throw new RecordedRefusal(bannedError(BAN_DECISION_REQUIRED_MESSAGE, path), async (recordTx, recordAudit) => {
    for (const { customer } of undecided)
      await requestBanDecision(ctx, recordTx, {
        ...question,
        customer,
        askedBy: staff.userId,
        audit: recordAudit,
      });
  });
}

export interface BanRequest extends Pick<BanQuestion, "action" | "booking" | "otherOf"> {
  customer: StoredCustomer;
  /** The staff user's id; null if the customer accepted a quote. */
  askedBy: string | null;
  audit: Audit;
}

/**
 * Stores that somebody asks for an admin's decision, unless the request or a decision under the present ban is stored already. Runs in the caller's
 * transaction.
 */
export async function requestBanDecision(ctx: AppContext, tx: Transaction, request: BanRequest): Promise<void> {
  const { customer, askedBy, audit, booking } = request;
  const now = ctx.clock();
  const subject = toSubject(request, customer);
  const before = await lockBanDecisionOn(tx, subject);
  if (before && (before.decidedAt === null || isInForce(before, customer))) return;
  const undecided = { decidedBy: null, decidedAt: null, allowed: null, reason: null, banStartedAt: null };
  const after = before
    ? await updateBanDecision(tx, before.id, { askedBy, askedAt: now, ...undecided }, now)
    : await insertBanRequest(tx, { ...subject, askedBy }, now);
  if (!after) return;
  const entry = { action: "ask-ban-decision", entity: "customers", entityId: customer.id };
  await audit({ ...entry, before: null, after: toAuditedDecision(customer, booking, after) });
}

/** Whether the ban of a customer is in force now. */
export const isBannedNow = (ctx: AppContext, customer: StoredCustomer): boolean =>
  isBanned(customer, ctx.clock(), ctx.site.timeZone);

interface UndecidedSubject {
  customer: StoredCustomer;
  /** The stored request, or the decision against the action or about an earlier ban. */
  decision: StoredBanDecision | null;
}

async function listUndecided(ctx: AppContext, tx: Transaction, question: BanQuestion): Promise<UndecidedSubject[]> {
  const undecided: UndecidedSubject[] = [];
  for (const customer of question.customers) {
    if (!isBannedNow(ctx, customer)) continue;
    const decision = await lockBanDecisionOn(tx, toSubject(question, customer));
    if (!(decision?.allowed && isInForce(decision, customer))) undecided.push({ customer, decision });
  }
  return undecided;
}

async function allow(
  ctx: AppContext,
  tx: Transaction,
  audit: Audit,
  { staff, customer, decision, reason, ...question }: BanQuestion & UndecidedSubject & { reason: string },
): Promise<void> {
  const now = ctx.clock();
  const subject = toSubject(question, customer);
  const before =
    decision ??
    (await insertBanRequest(tx, { ...subject, askedBy: staff.userId }, now)) ??
    (await lockBanDecisionOn(tx, subject));
  if (!before) throw new Error("A decision about a rental ban was lost while it was stored");
  const decided = { allowed: true, reason, decidedBy: staff.userId, decidedAt: now, banStartedAt: customer.bannedAt };
  const after = await updateBanDecision(tx, before.id, decided, now);
  await audit({
    action: "decide-ban",
    entity: "customers",
    entityId: customer.id,
    before: decision && toAuditedDecision(customer, question.booking, before),
    after: toAuditedDecision(customer, question.booking, after),
  });
}

const toSubject = (
  { action, booking, otherOf }: Pick<BanQuestion, "action" | "booking" | "otherOf">,
  customer: StoredCustomer,
): BanSubject => ({
  action,
  bookingId: booking?.id ?? null,
  customerId: customer.id,
  otherCustomerId: otherOf?.(customer) ?? null,
});

/** Whether a row is a decision about the ban that the customer has now. */
const isInForce = (decision: StoredBanDecision, { bannedAt }: StoredCustomer): boolean =>
  decision.banStartedAt !== null && decision.banStartedAt.getTime() === bannedAt?.getTime();

const bannedError = (message: string, path: string) =>
  new ServiceError("conflict", message, [{ path, message, code: BANNED_CODE }]);
