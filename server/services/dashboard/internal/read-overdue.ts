import type { AppContext } from "#server/context.ts";
import { type Endangered, listEndangered, listOverdue } from "#server/repositories/bookings/overdue-bookings.ts";

/** Lines of the dashboard; the list of bookings has the rest. */
const MOST_LINES = 12;

type Late = Awaited<ReturnType<typeof listOverdue>>["lines"][number];

/** Something late, with the next booking that waits for its car. */
export interface OverdueLine extends Late {
  endangers: Endangered | null;
}

/** What is late now, the longest first (product.md#overdue), and how much there is in all. */
export async function readOverdue(ctx: AppContext, now: Date): Promise<{ lines: OverdueLine[]; total: number }> {
  const { lines, total } = await listOverdue(ctx.db, now, MOST_LINES);
  const endangered = await listEndangered(ctx.db, { now, lateIds: lines.map(({ id }) => id) });
  const next = (id: string) => endangered.find(({ lateId }) => lateId === id) ?? null;
  return { lines: lines.map((line) => ({ ...line, endangers: next(line.id) })), total };
}
