import { can } from "#domain/access/abilities.ts";
import { isRole } from "#domain/access/roles.ts";
import { CALENDAR_FEED_KINDS, FEED_ABILITIES } from "#domain/calendar-feeds/calendar-feed.ts";
import type { Transaction } from "#server/db/client.ts";
import { revokeFeedsOf } from "#server/repositories/calendar-feeds/calendar-feeds.ts";
import type { Audit } from "#server/services/internal/staff-write.ts";

/**
 * Revokes the calendar feeds that a user's remaining `roles` no longer allow (product.md#calendar-feeds). A new role does not reactivate a revoked
 * feed, because others may know its URL.
 */
export async function revokeFeedsWithoutRole(
  tx: Transaction,
  audit: Audit,
  { userId, roles, now }: { userId: string; roles: readonly string[]; now: Date },
): Promise<void> {
  const remainingRoles = roles.filter(isRole);
  const revokedKinds = CALENDAR_FEED_KINDS.filter((kind) => !can(remainingRoles, FEED_ABILITIES[kind]));
  for (const { id, kind } of await revokeFeedsOf(tx, userId, revokedKinds, now))
    await audit({ action: "delete", entity: "calendar_feeds", entityId: id, before: { kind }, after: null });
}
