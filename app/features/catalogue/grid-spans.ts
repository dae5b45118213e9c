/** How much of a row one has in a wide window. */
type GridSpan = "whole" | "half" | "third";

/** No row ends in a hole: one has the row to itself, and of those that three do not divide the first two or four go in pairs. */
export function gridSpan(index: number, count: number): GridSpan {
  if (count === 1) return "whole";
  const halfWidthCount = [0, 4, 2][count % 3] ?? 0;
  return index < halfWidthCount ? "half" : "third";
}

/** The same of cars, where six, nine and so on do not stand in equal thirds: the first leads, as a row of its own, and a pair follows it. */
export function vehicleGridSpan(index: number, count: number): GridSpan | "lead" {
  if (count % 3 !== 0 || count === 3 || index > 2) return gridSpan(index, count);
  return index === 0 ? "lead" : "half";
}

/** Where two stand in a row, on phone and tablet, the first of an odd number has a row of its own: it is the best of them, the last may be the one that cannot be had. */
export function isFullRow(index: number, count: number): boolean {
  return index === 0 && count > 1 && count % 2 === 1;
}

/**
 * The same of cars, where an even number from six on has two such rows, at its head and in its middle. The picture is as wide as the window on a phone; on a
 * tablet the words stand beside it.
 */
export function isVehicleFullRow(index: number, count: number): boolean {
  if (count % 2 === 1 || count < 6) return isFullRow(index, count);
  return index === 0 || index === 2 * Math.floor(count / 4) + 1;
}

const FULL_ROW_SIZES = "(min-width: 40rem) 64vw, calc(100vw - 40px)";

/** What follows for a car's card from its share of a row. */
export const CARD_PROPS_BY_SPAN = {
  whole: { wide: "always", isOnlyCard: true, sizes: FULL_ROW_SIZES },
  lead: { wide: "window", sizes: "(min-width: 52rem) 64vw, 50vw" },
  half: { sizes: "(min-width: 52rem) 46vw, 50vw" },
  third: {},
} as const;

/** The same of one that leads its rows on phone and tablet. */
export const FULL_ROW_CARD_PROPS_BY_SPAN = {
  whole: CARD_PROPS_BY_SPAN.whole,
  lead: { wide: "always", sizes: FULL_ROW_SIZES },
  half: { wide: "tablet", sizes: `(min-width: 52rem) 46vw, ${FULL_ROW_SIZES}` },
  third: { wide: "tablet", sizes: `(min-width: 52rem) 30vw, ${FULL_ROW_SIZES}` },
} as const;

/** The pictures of a car seen from the front, which takes nearly half of its plate; one that leads is as large as the whole row's. */
export const FRONT_VIEW_SIZES: Readonly<Record<keyof typeof CARD_PROPS_BY_SPAN, string>> = {
  whole: "(min-width: 40rem) 30vw, 42vw",
  lead: "(min-width: 52rem) 30vw, 24vw",
  half: "(min-width: 52rem) 22vw, 24vw",
  third: "(min-width: 52rem) 15vw, 24vw",
};
