import { toInstant } from "#domain/rental-period/civil-time.ts";
import { earliestBlock } from "#domain/units/expiry.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { listOpenExpiries, writeBlockedFrom } from "#server/repositories/units/unit-expiries.ts";
import { siteToday } from "#server/services/internal/site-today.ts";

/** Says anew from when a unit is blocked (product.md#unit-expiries): after every write of its expiries or its kilometres. */
export async function refreshBlock(
  ctx: AppContext,
  tx: Transaction,
  unit: { id: string; kilometres: number | null },
): Promise<void> {
  const day = earliestBlock(await listOpenExpiries(tx, [unit.id]), unit.kilometres, siteToday(ctx));
  await writeBlockedFrom(tx, unit.id, day === null ? null : toInstant({ date: day, time: "00:00" }, ctx.site.timeZone));
}
