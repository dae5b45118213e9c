/** Without 0, 1, I, L and O, so that a reference can be read out on the phone. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const CODE_CHARACTERS = 6;

/** The prefixes of enquiries, quotes and orders, which no booking may have. */
export const OTHER_REFERENCE_PREFIXES: readonly string[] = ["RQ", "PV", "OR"];

/**
 * Creates a booking reference, "VL-7K3MQD", from the company's prefix and at least six random bytes (some 887 million values; the caller retries on
 * a collision). Throws RangeError with fewer bytes.
 */
export function createBookingReference(random: Uint8Array, prefix: string): string {
  return `${prefix}-${encodeReference(random)}`;
}

/** Whether a text, as people type it, is a booking's reference, with the prefix of today or of any day before (product.md#settings). */
export function isBookingReference(text: string): boolean {
  const [, prefix = ""] = /^([A-Z]{2,4})-[0-9A-Z]{4,10}$/i.exec(text) ?? [];
  return prefix !== "" && !OTHER_REFERENCE_PREFIXES.includes(prefix.toUpperCase());
}

/** Creates an enquiry reference, "RQ-7K3MQD". The prefix distinguishes it from a booking reference. */
export function createEnquiryReference(random: Uint8Array): string {
  return `RQ-${encodeReference(random)}`;
}

/** Creates a quote reference, "PV-7K3MQD". */
export function createQuoteReference(random: Uint8Array): string {
  return `PV-${encodeReference(random)}`;
}

/** Creates an order reference, "OR-7K3MQD". */
export function createOrderReference(random: Uint8Array): string {
  return `OR-${encodeReference(random)}`;
}

function encodeReference(random: Uint8Array): string {
  if (random.length < CODE_CHARACTERS) throw new RangeError(`A reference needs ${CODE_CHARACTERS} random bytes`);
  // 48 bits over 31^6 values: the modulo bias is below one in a hundred thousand.
  let value = random.subarray(0, CODE_CHARACTERS).reduce((sum, byte) => sum * 256 + byte, 0);
  let text = "";
  for (let index = 0; index < CODE_CHARACTERS; index += 1) {
    text += ALPHABET[value % ALPHABET.length];
    value = Math.floor(value / ALPHABET.length);
  }
  return text;
}
