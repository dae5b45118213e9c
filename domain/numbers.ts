/**
 * Formats a number in Italian, with six decimals at most: "1.019", "12.500,5". It groups by hand, because platforms differ in grouping four digits.
 */
export function formatNumber(value: number): string {
  const [whole = "", decimals] = String(Math.round(value * 1e6) / 1e6).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return decimals ? `${grouped},${decimals}` : grouped;
}

/** Returns "1 cliente", "1.200 clienti". */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
