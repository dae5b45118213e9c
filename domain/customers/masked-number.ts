const SHOWN = 3;

/** The number of a document as logs may keep it: its last three characters, never more than half of them. */
export function maskedNumber(number: string): string {
  const shown = Math.min(SHOWN, Math.floor(number.length / 2));
  return "•".repeat(number.length - shown) + number.slice(number.length - shown);
}
