import fc from "fast-check";
import { expect, test } from "vitest";
import { bookingReference, enquiryReference, orderReference, quoteReference } from "#domain/booking/reference.ts";

const bytes = fc.uint8Array({ minLength: 6, maxLength: 16 });

// Rule: product.md#booking-request
test("a reference can be read out: six characters without 0, 1, I, L, O", () => {
  fc.assert(
    fc.property(bytes, (random) => {
      expect(bookingReference(random)).toMatch(/^VL-[2-9A-HJKMNP-Z]{6}$/);
      expect(enquiryReference(random)).toMatch(/^RQ-[2-9A-HJKMNP-Z]{6}$/);
      expect(quoteReference(random)).toMatch(/^PV-[2-9A-HJKMNP-Z]{6}$/);
      expect(orderReference(random)).toMatch(/^OR-[2-9A-HJKMNP-Z]{6}$/);
    }),
  );
});

test("the same bytes give the same reference, other bytes another", () => {
  expect(bookingReference(new Uint8Array(6))).toBe("VL-222222");
  expect(bookingReference(Uint8Array.of(0, 0, 0, 0, 0, 31))).toBe("VL-232222");
  const references = Array.from({ length: 1000 }, (_, index) =>
    bookingReference(Uint8Array.of(0, 0, 0, 0, index >> 8, index & 255)),
  );
  expect(new Set(references).size).toBe(1000);
});

test("too little randomness is an error, not a short reference", () => {
  expect(() => bookingReference(new Uint8Array(5))).toThrow(RangeError);
});
