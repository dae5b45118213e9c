/** A random generator with a fixed seed, so that every demo is the same (mulberry32). */
export interface DemoRandom {
  /** Returns a whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** Returns `count` bytes. Never use them for secrets. */
  bytes(count: number): Uint8Array;
}

export function createDemoRandom(start: number): DemoRandom {
  let state = start;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return { between, bytes: (count) => Uint8Array.from({ length: count }, () => between(0, 255)) };
}
