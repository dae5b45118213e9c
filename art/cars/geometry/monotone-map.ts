/**
 * A smooth, strictly growing map through the given pairs (Fritsch–Carlson cubic), straight beyond its ends.
 * Stretches one stretch of a car without kinks at its borders. Needs two pairs at least.
 */
export function monotoneMap(pairs: readonly (readonly [from: number, to: number])[]): (value: number) => number {
  const knots = [...pairs]
    .sort((a, b) => a[0] - b[0])
    .filter((pair, i, all) => i === 0 || pair[0] > (all[i - 1]?.[0] ?? 0));
  const slopes = knots.slice(1).map(([from, to], i) => {
    const [previousFrom, previousTo] = knots[i] ?? [0, 0];
    return (to - previousTo) / (from - previousFrom);
  });
  const first = slopes[0] ?? 1;
  const last = slopes.at(-1) ?? 1;
  const tangents = knots.map((_, i) => {
    const before = slopes[i - 1];
    const after = slopes[i];
    if (before === undefined) return first;
    if (after === undefined) return last;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return (value) => {
    const start = knots[0] ?? [0, 0];
    const end = knots.at(-1) ?? [1, 1];
    if (value <= start[0]) return start[1] + (value - start[0]) * first;
    if (value >= end[0]) return end[1] + (value - end[0]) * last;
    const upper = knots.findIndex(([from]) => from > value);
    const [x0, y0] = knots[upper - 1] ?? start;
    const [x1, y1] = knots[upper] ?? end;
    const width = x1 - x0;
    const t = (value - x0) / width;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      (2 * t3 - 3 * t2 + 1) * y0 +
      (t3 - 2 * t2 + t) * width * (tangents[upper - 1] ?? 1) +
      (3 * t2 - 2 * t3) * y1 +
      (t3 - t2) * width * (tangents[upper] ?? 1)
    );
  };
}
