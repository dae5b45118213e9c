/**
 * The media query of narrow browser windows; all others are wide. The stylesheets use the same breakpoint in the same notation, so that every width
 * is either narrow or wide.
 */
export const NARROW_QUERY = "(width < 52rem)";
export const WIDE_QUERY = "(width >= 52rem)";

/** The panel's breakpoints: below 768 px, and below 1024 px. */
export const PANEL_PHONE_QUERY = "(width < 48rem)";
export const PANEL_TABLET_QUERY = "(48rem <= width <= 64rem)";
