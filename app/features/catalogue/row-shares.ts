/** How much of a row a card has in a wide window, and what follows for the card. */
export const ROW_SHARES = {
  whole: { wide: true, sizes: "(min-width: 40rem) 64vw, calc(100vw - 40px)" },
  half: { sizes: "(min-width: 52rem) 46vw, 50vw" },
  third: {},
} as const;

/** No row ends in a hole: one car has the row to itself, and of those that three do not divide the first two or four go in pairs. */
export function rowShare(index: number, count: number): keyof typeof ROW_SHARES {
  if (count === 1) return "whole";
  const paired = [0, 4, 2][count % 3] ?? 0;
  return index < paired ? "half" : "third";
}
