import fc from "fast-check";
import { expect, test } from "vitest";
import {
  createBookingReference,
  createEnquiryReference,
  createOrderReference,
  createQuoteReference,
  isBookingReference,
} from "#domain/reference-codes.ts";

const bytes = fc.uint8Array({ minLength: 6, maxLength: 16 });

// Rule: product.md#booking-request
test("is easy to read out: six characters without 0, 1, I, L, O", () => {
  fc.assert(
    fc.property(bytes, (random) => {
      expect(createBookingReference(random, "VL")).toMatch(/^VL-[2-9A-HJKMNP-Z]{6}$/);
      expect(createEnquiryReference(random)).toMatch(/^RQ-[2-9A-HJKMNP-Z]{6}$/);
      expect(createQuoteReference(random)).toMatch(/^PV-[2-9A-HJKMNP-Z]{6}$/);
      expect(createOrderReference(random)).toMatch(/^OR-[2-9A-HJKMNP-Z]{6}$/);
    }),
  );
});

test("gives the same reference for the same bytes, and another one for others", () => {
  expect(createBookingReference(new Uint8Array(6), "VL")).toBe("VL-222222");
  expect(createBookingReference(Uint8Array.of(0, 0, 0, 0, 0, 31), "VL")).toBe("VL-232222");
  const references = Array.from({ length: 1000 }, (_, index) =>
    createBookingReference(Uint8Array.of(0, 0, 0, 0, index >> 8, index & 255), "VL"),
  );
  expect(new Set(references).size).toBe(1000);
});

test("throws for too few random bytes instead of shortening the reference", () => {
  expect(() => createBookingReference(new Uint8Array(5), "VL")).toThrow(RangeError);
});

// Rule: product.md#settings "Booking prefix"
test.each([
  ["VL-7K3MQD", true],
  ["seta-7k3mqd", true],
  ["AM-7K3MQD", true],
  ["RQ-7K3MQD", false],
  ["pv-7K3MQD", false],
  ["OR-7K3MQD", false],
  ["SETAS-7K3MQD", false],
  ["V-7K3MQD", false],
  ["VL-7K3", false],
  ["4f1d6a52-8c1e-4b6f-9b7f-3f6f0a7d1c55", false],
])("%s is a booking's reference: %s", (text, expected) => {
  expect(isBookingReference(text)).toBe(expected);
});
