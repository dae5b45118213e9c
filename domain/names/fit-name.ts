/** Steps in which a name is made smaller, and the smallest size: it stays legible. */
const SCALE_STEP = 0.05;
const MIN_SCALE = 0.4;
/** A word is broken only if even at this scale it is longer than a line. */
const UNBROKEN_SCALE = 0.5;

/** Of sums of fractions. */
const ROUNDING = 1e-6;

interface Room {
  /** Letters in a line at the full size. */
  lettersPerLine: number;
  /** Height in lines of the full size. */
  maxLines: number;
}

/** Returns the largest scale, 1 at most, at which a text fits its room; a smaller text has more and lower lines. */
export function fitScale(text: string, { lettersPerLine, maxLines }: Room): number {
  const longestWord = Math.max(...text.split(" ").map(({ length }) => length));
  const canStayWhole = longestWord <= Math.floor(lettersPerLine / UNBROKEN_SCALE);
  for (let step = 0; 1 - step * SCALE_STEP > MIN_SCALE; step++) {
    const scale = 1 - step * SCALE_STEP;
    const letters = Math.floor(lettersPerLine / scale + ROUNDING);
    if (canStayWhole && longestWord > letters) continue;
    if (countLines(text, letters) * scale <= maxLines) return roundScale(scale);
  }
  return MIN_SCALE;
}

/** Counts the lines that a text fills: words move to the next line, and only a word longer than a line is broken. */
export function countLines(text: string, lettersPerLine: number): number {
  let [lines, filled] = [1, 0];
  for (const { length } of text.split(" ")) {
    if (filled > 0 && filled + 1 + length > lettersPerLine) [lines, filled] = [lines + 1, 0];
    filled += filled > 0 ? 1 + length : length;
    const further = Math.max(0, Math.ceil(filled / lettersPerLine) - 1);
    [lines, filled] = [lines + further, filled - further * lettersPerLine];
  }
  return lines;
}

/** Widths of the serif font's capitals in em. */
const CAPITAL_WIDTHS_EM: readonly (readonly [string, number])[] = [
  ["W", 1],
  ["M", 0.87],
  ["AHNVX", 0.77],
  ["CDGKOQRUY", 0.75],
  ["T", 0.67],
  ["BP", 0.66],
  ["EFL0123456789", 0.62],
  ["SZ", 0.58],
  ["J", 0.45],
  ["I-", 0.39],
  [" .,'’", 0.25],
];
const OTHER_WIDTH_EM = 0.85;

/** Estimates the width of a name in capitals of the serif font, in em. */
export function estimateCapitalsEm(name: string): number {
  const letters = [...name.toUpperCase().normalize("NFD").replaceAll(/\p{M}/gu, "")];
  const widths = letters.map(
    (letter) => CAPITAL_WIDTHS_EM.find(([group]) => group.includes(letter))?.[1] ?? OTHER_WIDTH_EM,
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

const roundScale = (scale: number) => Math.floor(scale * 100 + ROUNDING) / 100;
