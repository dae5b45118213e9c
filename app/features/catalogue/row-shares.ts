/** How much of a row a card has in a wide window, and what follows for the card. */
export const ROW_SHARES = {
  whole: { wide: true, sizes: "(min-width: 40rem) 64vw, calc(100vw - 40px)" },
  half: { sizes: "(min-width: 52rem) 46vw, 50vw" },
  third: {},
} as const;

/**
 * Where two stand in a row, on phone and tablet, the first of an odd number has a row of its own: it is the best of them, the last may be the one that cannot be
 * had. Its picture is as wide as the window on a phone; on a tablet its words stand beside it.
 */
export function leadsRows(index: number, count: number): boolean {
  return index === 0 && count > 1 && count % 2 === 1;
}

/** The pictures of one that leads so, by its share in a wide window. */
export const LEAD_SIZES: Readonly<Record<keyof typeof ROW_SHARES, string>> = {
  whole: ROW_SHARES.whole.sizes,
  half: "(min-width: 52rem) 46vw, (min-width: 40rem) 64vw, calc(100vw - 40px)",
  third: "(min-width: 52rem) 30vw, (min-width: 40rem) 64vw, calc(100vw - 40px)",
};

/** The pictures of a car seen from the front, which takes half of its plate; one that leads is as large as the whole row's. */
export const FACING_SIZES: Readonly<Record<keyof typeof ROW_SHARES, string>> = {
  whole: "(min-width: 40rem) 34vw, 48vw",
  half: "(min-width: 52rem) 26vw, 28vw",
  third: "(min-width: 52rem) 17vw, 28vw",
};

/** No row ends in a hole: one car has the row to itself, and of those that three do not divide the first two or four go in pairs. */
export function rowShare(index: number, count: number): keyof typeof ROW_SHARES {
  if (count === 1) return "whole";
  const paired = [0, 4, 2][count % 3] ?? 0;
  return index < paired ? "half" : "third";
}
