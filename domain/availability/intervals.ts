export interface Interval {
  from: Date;
  /** After `from`. */
  to: Date;
}

/** What is left of a stretch of time when these others, in any order, are taken out of it; in the order of time. */
export function subtractIntervals(interval: Interval, occupied: readonly Interval[]): Interval[] {
  const remaining: Interval[] = [];
  let from = interval.from;
  for (const { from: start, to: end } of occupied.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    if (start >= interval.to) break;
    if (start > from) remaining.push({ from, to: start });
    if (end > from) from = end;
  }
  if (from < interval.to) remaining.push({ from, to: interval.to });
  return remaining;
}
