/** A phone's window and a wider one. The style sheets have the same breakpoint in the same notation, so that no width is neither or both. */
export const NARROW = "(width < 52rem)";
export const WIDE = "(width >= 52rem)";

/** The panel's breakpoints: under 768 px, and from there to 1024 px. */
export const PANEL_PHONE = "(width < 48rem)";
export const PANEL_TABLET = "(48rem <= width <= 64rem)";
