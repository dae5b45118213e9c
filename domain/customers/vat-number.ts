/** An Italian VAT number: eleven digits, the last of them a check digit. */
const ITALIAN = /^\d{11}$/;
/** A foreign VAT number: country code and body. We verify check digits only in Italian numbers. */
const FOREIGN = /^(?!IT)[A-Z]{2}[A-Z0-9]{2,13}$/;

/** Returns a VAT number in its stored form: uppercase without spaces, dots and hyphens, Italian ones without country code. */
export const normaliseVatNumber = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[\s.-]/g, "")
    .replace(/^IT(?=\d)/, "");

/** Whether a normalised VAT number is plausible. */
export function isVatNumber(key: string): boolean {
  return ITALIAN.test(key) ? checksumOf(key) % 10 === 0 : FOREIGN.test(key);
}

/** Returns the Luhn sum: digits in odd positions, plus doubled digits in even positions, minus nine if above nine. */
function checksumOf(digits: string): number {
  return [...digits].reduce((sum, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
