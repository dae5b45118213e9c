/** Parses the leading number of a technical text in Italian notation: "1.030 litri" is 1030, "2,9 s" is 2.9. Null if the text has no number. */
export function parseLeadingNumber(text: string): number | null {
  const match = /^\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?/.exec(text);
  return match ? Number(`${match[1]?.replaceAll(".", "")}.${match[2] ?? 0}`) : null;
}
