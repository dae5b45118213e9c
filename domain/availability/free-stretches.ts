export interface Stretch {
  from: Date;
  /** After `from`. */
  to: Date;
}

/** What is left of a stretch of time when these others, in any order, are taken out of it; in the order of time. */
export function freeStretches(stretch: Stretch, taken: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = [];
  let from = stretch.from;
  for (const { from: start, to: end } of taken.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    if (start >= stretch.to) break;
    if (start > from) left.push({ from, to: start });
    if (end > from) from = end;
  }
  if (from < stretch.to) left.push({ from, to: stretch.to });
  return left;
}
