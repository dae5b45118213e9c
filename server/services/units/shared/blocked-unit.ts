import { formatNumber } from "#domain/numbers.ts";
import { toInstant } from "#domain/rental-period/civil-time.ts";
import { formatItalianShort } from "#domain/rental-period/italian-dates.ts";
import { computeBlockedFrom, expiryWord, findEarliestBlock } from "#domain/units/expiry.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { ServiceError } from "#server/errors.ts";
import { lockUnitOfVehicle } from "#server/repositories/units/unit-counters.ts";
import { listOpenExpiries, type StoredExpiry, writeBlockedFrom } from "#server/repositories/units/unit-expiries.ts";
import { siteToday } from "#server/services/internal/site-today.ts";
import { unitWithItalianArticle } from "#server/services/words/unit-words.ts";

/** Throws "conflict" with the reason if an expiry blocks a unit (product.md#unit-expiries). */
export async function assertUnitNotBlocked(
  ctx: AppContext,
  tx: Transaction,
  { vehicleId, unit }: { vehicleId: string; unit: number },
): Promise<void> {
  const row = await lockUnitOfVehicle(tx, vehicleId, unit);
  if (!row?.blockedFrom || row.blockedFrom > ctx.clock()) return;
  const reasons = blockingReasons(await listOpenExpiries(tx, [row.id]), row.kilometres, siteToday(ctx));
  const message = `${unitWithItalianArticle(row)} non si può consegnare né impegnare: ${reasons}. Rinnova la scadenza o scegli un'altra unità.`;
  throw new ServiceError("conflict", message, [{ path: "unit", message }]);
}

/** Returns in Italian what blocks a unit today, separated by commas; for example "revisione scaduta il 20 nov". */
export function blockingReasons(expiries: readonly StoredExpiry[], kilometres: number | null, today: string): string {
  return expiries
    .filter((expiry) => (computeBlockedFrom(expiry, kilometres, today) ?? "9999") <= today)
    .map(({ kind, dueOn, dueKilometres }) => {
      const word = expiryWord(kind);
      if (dueOn !== null && dueOn < today) return `${word}, scadenza ${formatItalianShort(dueOn)}`;
      return `${word} a ${formatNumber(dueKilometres ?? 0)} km`;
    })
    .join("; ");
}

/** Computes and stores from when a unit is blocked (product.md#unit-expiries). Call it after every write of the unit's expiries or kilometres. */
export async function recomputeBlock(
  ctx: AppContext,
  tx: Transaction,
  unit: { id: string; kilometres: number | null },
): Promise<void> {
  const day = findEarliestBlock(await listOpenExpiries(tx, [unit.id]), unit.kilometres, siteToday(ctx));
  await writeBlockedFrom(tx, unit.id, day === null ? null : toInstant({ date: day, time: "00:00" }, ctx.site.timeZone));
}
