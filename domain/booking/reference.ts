/** Without 0, 1, I, L and O, so that a reference survives being read out on the phone. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 6;

/** "VL-7K3MQD", from at least six random bytes (some 887 million values; the caller tries again on a collision). RangeError with fewer. */
export function bookingReference(random: Uint8Array): string {
  return `VL-${emails(random)}`;
}

/** "RQ-7K3MQD": the same for an enquiry, so that nobody takes one for the other. */
export function enquiryReference(random: Uint8Array): string {
  return `RQ-${emails(random)}`;
}

/** "PV-7K3MQD": a quote. */
export function quoteReference(random: Uint8Array): string {
  return `PV-${emails(random)}`;
}

/** "OR-7K3MQD": an order. */
export function orderReference(random: Uint8Array): string {
  return `OR-${emails(random)}`;
}

function emails(random: Uint8Array): string {
  if (random.length < LENGTH) throw new RangeError(`A reference needs ${LENGTH} random bytes`);
  // 48 bits over 31^6 values: the bias of the remainder is below one in a hundred thousand.
  let value = random.subarray(0, LENGTH).reduce((sum, byte) => sum * 256 + byte, 0);
  let text = "";
  for (let index = 0; index < LENGTH; index += 1) {
    text += ALPHABET[value % ALPHABET.length];
    value = Math.floor(value / ALPHABET.length);
  }
  return text;
}
