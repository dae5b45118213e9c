import { waitingEntryChangesSchema } from "#domain/forms/waiting-list/waiting-list.ts";
import { isWaiting } from "#domain/waiting-list/waiting-list.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import {
  countWaitingDemand,
  endWaitingEntry,
  listWaitingEntries,
  lockWaitingEntry,
  updateWaitingEntry,
  type WaitingEntry,
} from "#server/repositories/waiting-list/waiting-list.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseId, parseInput } from "#server/services/parse-input.ts";
import { NO_SUCH_WAITING_ENTRY } from "#server/services/words/booking-words.ts";

/** Maximum number of cars and categories whose entries are counted, those with most entries first. */
const MAX_DEMAND_ROWS = 500;

/** Lists the entries of the waiting list for staff. */
export async function readWaitingList(ctx: AppContext, { staff, listQuery }: { staff: Staff; listQuery: ListQuery }) {
  requireAbility(staff, "bookings.read");
  return listWaitingEntries(ctx.db, listQuery);
}

/** Counts what was asked and not had, by car, and by category and city (product.md#waiting-list). */
export async function readWaitingDemand(ctx: AppContext, { staff }: { staff: Staff }) {
  requireAbility(staff, "bookings.read");
  return countWaitingDemand(ctx.db, MAX_DEMAND_ROWS);
}

/**
 * Changes the language of an entry's later mails and private page, without a mail (product.md#languages). Idempotent. Throws "invalid", "not-found",
 * and "conflict" for a stale version.
 */
export async function updateWaitingLanguage(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<WaitingEntry> {
  requireAbility(staff, "bookings.manage");
  const entryId = parseId(id, NO_SUCH_WAITING_ENTRY);
  const { version, language } = parseInput(waitingEntryChangesSchema, body);
  return staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockWaitingEntry(tx, entryId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_WAITING_ENTRY);
    if (language === before.language) return before;
    await rejectStaleVersion(tx, "waiting_list", before, version, ctx);
    const after = await updateWaitingEntry(tx, entryId, { language }, ctx.clock());
    await audit({
      action: "update",
      entity: "waiting_list",
      entityId: entryId,
      before: toAuditedEntry(before),
      after: toAuditedEntry(after),
    });
    return after;
  });
}

/** Takes somebody off the waiting list, without a mail. Removing an entry that no longer waits changes nothing. Throws "not-found". */
export async function removeWaitingEntry(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "bookings.manage");
  const entryId = parseId(id, NO_SUCH_WAITING_ENTRY);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockWaitingEntry(tx, entryId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_WAITING_ENTRY);
    if (!isWaiting(before.status)) return;
    await endWaitingEntry(tx, entryId, "removed", ctx.clock());
    await audit({
      action: "move",
      entity: "waiting_list",
      entityId: entryId,
      before: toAuditedEntry(before),
      after: toAuditedEntry({ ...before, status: "removed" }),
    });
  });
}

/** Returns what the audit log stores of an entry. */
const toAuditedEntry = ({
  name,
  email,
  vehicleName,
  scope,
  pickupDate,
  returnDate,
  status,
  language,
}: WaitingEntry): object => ({
  name,
  email,
  vehicleName,
  scope,
  pickupDate,
  returnDate,
  status,
  language,
});
