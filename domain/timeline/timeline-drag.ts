import { type BlockPeriod, validateBlock } from "#domain/forms/unit-holds/maintenance-block.ts";
import { addDays, type CivilDate, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { startOfCivilDay, type TimeSpan } from "./timeline.ts";

/** The days of one unit that a drag covers, in any order, with the unit's holds. */
export interface DraggedDays {
  /** The days where the drag started and where it is now. */
  anchor: CivilDate;
  pointer: CivilDate;
  holds: readonly TimeSpan[];
  timeZone: string;
}

/**
 * Returns the block that a drag draws: whole days, shortened where the unit is held. It extends the longest free part of the first day; null if that
 * day has no free part.
 */
export function blockFromDrag({ anchor, pointer, holds, timeZone }: DraggedDays): BlockPeriod | null {
  const [first, last] = anchor <= pointer ? [anchor, pointer] : [pointer, anchor];
  const free = findLongestFree(startOfCivilDay(anchor, timeZone), startOfCivilDay(addDays(anchor, 1), timeZone), holds);
  if (!free) return null;
  const before = holds.map(({ to }) => to.getTime()).filter((end) => end <= free.from);
  const after = holds.map(({ from }) => from.getTime()).filter((start) => start >= free.to);
  const from = Math.max(startOfCivilDay(first, timeZone).getTime(), ...before);
  const to = Math.min(startOfCivilDay(addDays(last, 1), timeZone).getTime(), ...after);
  return { from: toCivilMoment(new Date(from), timeZone), to: toCivilMoment(new Date(to), timeZone) };
}

function findLongestFree(from: Date, to: Date, holds: readonly TimeSpan[]): { from: number; to: number } | null {
  const edges = holds
    .map((hold) => ({ from: hold.from.getTime(), to: hold.to.getTime() }))
    .toSorted((a, b) => a.from - b.from);
  let best: { from: number; to: number } | null = null;
  let reached = from.getTime();
  for (const edge of [...edges, { from: to.getTime(), to: to.getTime() }]) {
    const end = Math.min(edge.from, to.getTime());
    if (end - reached > (best ? best.to - best.from : 0)) best = { from: reached, to: end };
    reached = Math.max(reached, edge.to);
  }
  return best;
}

/** Moves a block by whole days. It keeps its civil times, even across a daylight-saving change. */
export function moveBlock({ from, to }: BlockPeriod, days: number): BlockPeriod {
  return {
    from: { ...from, date: addDays(from.date, days) },
    to: { ...to, date: addDays(to.date, days) },
  };
}

/** Moves one end of a block by whole days. Null if the result would be empty or too long. */
export function resizeBlock(block: BlockPeriod, edge: "from" | "to", days: number): BlockPeriod | null {
  const moved = { ...block, [edge]: { ...block[edge], date: addDays(block[edge].date, days) } };
  return validateBlock(moved) === null ? moved : null;
}

/** Returns the first hold that overlaps a span; adjacent holds do not overlap. */
export function findFirstOverlap<Hold extends { span: TimeSpan }>(span: TimeSpan, holds: readonly Hold[]): Hold | null {
  return holds.find((hold) => hold.span.from < span.to && span.from < hold.span.to) ?? null;
}
