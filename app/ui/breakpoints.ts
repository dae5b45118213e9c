/** A phone's window and a wider one. The style sheets have the same breakpoint in the same notation, so that no width is neither or both. */
export const NARROW_QUERY = "(width < 52rem)";
export const WIDE_QUERY = "(width >= 52rem)";

/** The panel's breakpoints: under 768 px, and from there to 1024 px. */
export const PANEL_PHONE_QUERY = "(width < 48rem)";
export const PANEL_TABLET_QUERY = "(48rem <= width <= 64rem)";
