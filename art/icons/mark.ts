const VELVET = "#5a1522";
const PAPER = "#f5f0e6";
const CHAMPAGNE = "#c8b48a";

/** Side of the square the mark is drawn in. */
const SIDE = 32;

/**
 * The house's mark: Bodoni's V, its broad stroke in paper and its hairline in champagne, on velvet. `share` is how much of the square the
 * mark's own square takes (1 in a browser's tab, less where a system rounds or cuts the corners).
 */
export function markSvg(share = 1): string {
  const inset = (SIDE * (1 - share)) / 2;
  const place = share === 1 ? "" : ` transform="translate(${inset} ${inset}) scale(${share})"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">`,
    `<path fill="${VELVET}" d="M0 0h${SIDE}v${SIDE}H0z"/>`,
    `<g${place}>`,
    `<path fill="${CHAMPAGNE}" d="M24.3 8h1.1l-8.6 16.9h-1zM21.6 7.3h6.1v.9h-6.1z"/>`,
    `<path fill="${PAPER}" d="M6.1 8h3.4l7.5 14.6-1 2.3h-1.1zM4.3 7.3h7v.9h-7z"/>`,
    "</g></svg>\n",
  ].join("");
}
