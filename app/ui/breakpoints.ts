/** A phone's window and a wider one. The style sheets have the same breakpoint in the same notation, so that no width is neither or both. */
export const NARROW = "(width < 52rem)";
export const WIDE = "(width >= 52rem)";
