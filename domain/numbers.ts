/** "1.019", "12.500,5": an Italian figure with six decimals at most. Grouped by hand: platforms leave out the point of four digits, some even where they are asked for it. */
export function formatNumber(value: number): string {
  const [whole = "", decimals] = String(Math.round(value * 1e6) / 1e6).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return decimals ? `${grouped},${decimals}` : grouped;
}

/** "1 cliente", "1.200 clienti". */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
