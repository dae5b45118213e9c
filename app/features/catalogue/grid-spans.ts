/** The part of a row that an item takes in a wide window. */
type GridSpan = "whole" | "half" | "third";

/**
 * Returns the span of an item, so that no row has an empty cell. A single item takes a whole row. Otherwise there are three per row; if the count is
 * not divisible by three, the first two or four items are in pairs.
 */
export function gridSpan(index: number, count: number): GridSpan {
  if (count === 1) return "whole";
  const halfWidthCount = [0, 4, 2][count % 3] ?? 0;
  return index < halfWidthCount ? "half" : "third";
}

/**
 * Returns the span of a vehicle. Differs from `gridSpan` for multiples of three from six on: the first vehicle takes a whole row, and a pair follows.
 */
export function vehicleGridSpan(index: number, count: number): GridSpan | "lead" {
  if (count % 3 !== 0 || count === 3 || index > 2) return gridSpan(index, count);
  return index === 0 ? "lead" : "half";
}

/**
 * Whether an item takes a full row where two fit (phone and tablet): the first of an odd number does. The first is the best one; the last may be
 * unavailable.
 */
export function isFullRow(index: number, count: number): boolean {
  return index === 0 && count > 1 && count % 2 === 1;
}

/**
 * Whether a vehicle takes a full row where two fit: the first of an odd number does. From six on, an even number has two full rows: the first and one
 * in the middle. On a phone the picture is as wide as the window; on a tablet the text is beside it.
 */
export function isVehicleFullRow(index: number, count: number): boolean {
  if (count % 2 === 1 || count < 6) return isFullRow(index, count);
  return index === 0 || index === 2 * Math.floor(count / 4) + 1;
}

const FULL_ROW_SIZES = "(min-width: 40rem) 64vw, calc(100vw - 40px)";

/** The card's props by its span of a row. */
export const CARD_PROPS_BY_SPAN = {
  whole: { wide: "always", isOnlyCard: true, sizes: FULL_ROW_SIZES },
  lead: { wide: "window", sizes: "(min-width: 52rem) 64vw, 50vw" },
  half: { sizes: "(min-width: 52rem) 46vw, 50vw" },
  third: {},
} as const;

/** The props of a card that takes a full row on phone and tablet, by its span of a row in a wide window. */
export const FULL_ROW_CARD_PROPS_BY_SPAN = {
  whole: CARD_PROPS_BY_SPAN.whole,
  lead: { wide: "always", sizes: FULL_ROW_SIZES },
  half: { wide: "tablet", sizes: `(min-width: 52rem) 46vw, ${FULL_ROW_SIZES}` },
  third: { wide: "tablet", sizes: `(min-width: 52rem) 30vw, ${FULL_ROW_SIZES}` },
} as const;

/** Widths of a vehicle's front view, which fills nearly half of its frame. The front view of the leading card is as wide as the row. */
export const FRONT_VIEW_SIZES: Readonly<Record<keyof typeof CARD_PROPS_BY_SPAN, string>> = {
  whole: "(min-width: 40rem) 30vw, 42vw",
  lead: "(min-width: 52rem) 30vw, 24vw",
  half: "(min-width: 52rem) 22vw, 24vw",
  third: "(min-width: 52rem) 15vw, 24vw",
};
