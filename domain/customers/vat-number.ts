/** An Italian VAT number's eleven digits, the last of which checks the others. */
const ITALIAN = /^\d{11}$/;
/** The country's two letters and what its own rule asks; only Italy's is checked further. */
const FOREIGN = /^(?!IT)[A-Z]{2}[A-Z0-9]{2,13}$/;

/** A VAT number as it is kept: capitals without spaces, dots and hyphens, Italy's own without its letters. */
export const normaliseVatNumber = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[\s.-]/g, "")
    .replace(/^IT(?=\d)/, "");

/** Whether a kept VAT number can be one. */
export function isVatNumber(key: string): boolean {
  return ITALIAN.test(key) ? checksumOf(key) % 10 === 0 : FOREIGN.test(key);
}

/** The digits in odd places, and twice those in even places less nine where that is more than nine. */
function checksumOf(digits: string): number {
  return [...digits].reduce((sum, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
