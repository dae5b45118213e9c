/** How much of a row one has in a wide window. */
type RowShare = "whole" | "half" | "third";

/** No row ends in a hole: one has the row to itself, and of those that three do not divide the first two or four go in pairs. */
export function rowShare(index: number, count: number): RowShare {
  if (count === 1) return "whole";
  const paired = [0, 4, 2][count % 3] ?? 0;
  return index < paired ? "half" : "third";
}

/** The same of cars, where six, nine and so on do not stand in equal thirds: the first leads, as a row of its own, and a pair follows it. */
export function carShare(index: number, count: number): RowShare | "lead" {
  if (count % 3 !== 0 || count === 3 || index > 2) return rowShare(index, count);
  return index === 0 ? "lead" : "half";
}

/** Where two stand in a row, on phone and tablet, the first of an odd number has a row of its own: it is the best of them, the last may be the one that cannot be had. */
export function leadsRows(index: number, count: number): boolean {
  return index === 0 && count > 1 && count % 2 === 1;
}

/**
 * The same of cars, where an even number from six on has two such rows, at its head and in its middle. The picture is as wide as the window on a phone; on a
 * tablet the words stand beside it.
 */
export function carLeadsRows(index: number, count: number): boolean {
  if (count % 2 === 1 || count < 6) return leadsRows(index, count);
  return index === 0 || index === 2 * Math.floor(count / 4) + 1;
}

const WHOLE = "(min-width: 40rem) 64vw, calc(100vw - 40px)";

/** What follows for a car's card from its share of a row. */
export const ROW_SHARES = {
  whole: { wide: "always", alone: true, sizes: WHOLE },
  lead: { wide: "window", sizes: "(min-width: 52rem) 64vw, 50vw" },
  half: { sizes: "(min-width: 52rem) 46vw, 50vw" },
  third: {},
} as const;

/** The same of one that leads its rows on phone and tablet. */
export const LEADING = {
  whole: ROW_SHARES.whole,
  lead: { wide: "always", sizes: WHOLE },
  half: { wide: "tablet", sizes: `(min-width: 52rem) 46vw, ${WHOLE}` },
  third: { wide: "tablet", sizes: `(min-width: 52rem) 30vw, ${WHOLE}` },
} as const;

/** The pictures of a car seen from the front, which takes nearly half of its plate; one that leads is as large as the whole row's. */
export const FACING_SIZES: Readonly<Record<keyof typeof ROW_SHARES, string>> = {
  whole: "(min-width: 40rem) 30vw, 42vw",
  lead: "(min-width: 52rem) 30vw, 24vw",
  half: "(min-width: 52rem) 22vw, 24vw",
  third: "(min-width: 52rem) 15vw, 24vw",
};
