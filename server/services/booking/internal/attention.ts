import type { Overdue } from "#domain/booking/overdue.ts";
import type { AppContext } from "#server/context.ts";
import type { Queryable } from "#server/db/client.ts";
import { type Endangered, findOverdue, listEndangered } from "#server/repositories/bookings/overdue-bookings.ts";

/** What about a booking cannot wait. */
export interface Attention {
  overdue: Overdue | null;
  /** The late booking whose unit this one is to have. */
  endangeredBy: Endangered | null;
}

/** What cannot wait about these bookings, by id (product.md#overdue). */
export async function attentionOf(
  ctx: AppContext,
  db: Queryable,
  ids: readonly string[],
): Promise<(id: string) => Attention> {
  const now = ctx.clock();
  const overdue = await findOverdue(db, ids, now);
  const endangered = new Map((await listEndangered(db, { now, ids })).map((row) => [row.bookingId, row]));
  return (id) => ({ overdue: overdue.get(id) ?? null, endangeredBy: endangered.get(id) ?? null });
}
