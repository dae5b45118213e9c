import { type BlockPeriod, validateBlock } from "#domain/forms/unit-holds/maintenance-block.ts";
import { addDays, type CivilDate, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { startOfCivilDay, type TimeSpan } from "./timeline.ts";

/** What is dragged over: days of one unit, in any order, with what holds it. */
export interface DraggedDays {
  /** Where the drag began, and where it is. */
  anchor: CivilDate;
  pointer: CivilDate;
  holds: readonly TimeSpan[];
  timeZone: string;
}

/**
 * The block that a drag over days draws: whole days, cut short where somebody holds the unit. It grows out of the longest free stretch of
 * the day where it began; null when that day has none.
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

/** A block moved by whole days: its hours on the clock stay, across a change of clocks as well. */
export function moveBlock({ from, to }: BlockPeriod, days: number): BlockPeriod {
  return {
    from: { ...from, date: addDays(from.date, days) },
    to: { ...to, date: addDays(to.date, days) },
  };
}

/** A block with one end moved by whole days; null when nothing or too much would be left of it. */
export function resizeBlock(block: BlockPeriod, edge: "from" | "to", days: number): BlockPeriod | null {
  const moved = { ...block, [edge]: { ...block[edge], date: addDays(block[edge].date, days) } };
  return validateBlock(moved) === null ? moved : null;
}

/** The first of these that overlaps a span; touching is not overlapping. */
export function findFirstOverlap<Hold extends { span: TimeSpan }>(span: TimeSpan, holds: readonly Hold[]): Hold | null {
  return holds.find((hold) => hold.span.from < span.to && span.from < hold.span.to) ?? null;
}
