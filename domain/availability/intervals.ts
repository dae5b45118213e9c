export interface Interval {
  from: Date;
  /** Later than `from`. */
  to: Date;
}

/** Returns the free parts of an interval in chronological order. The occupied intervals may be in any order. */
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
