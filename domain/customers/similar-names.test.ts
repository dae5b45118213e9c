import fc from "fast-check";
import { expect, test } from "vitest";
import { areNamesSimilar } from "./similar-names.ts";

test.each([
  ["Mario Rossi", "rossi MARIO"],
  ["Mario Rossi", "M. Rossi"],
  ["Mario Rossi", "Mario Luca Rossi"],
  ["Célestine d'Aubrelune", "Celestine D'Aubrelune"],
  ["Ada D’Angelo", "DAngelo Ada"],
  ["Ada D’Angelo", "Ada D Angelo"],
  ["Jörg Müller", "Joerg Mueller"],
])("%s is similar to %s", (one, other) => {
  expect(areNamesSimilar(one, other)).toBe(true);
});

test.each([
  ["Mario Rossi", "Anna Rossi"],
  ["Mario Rossi", "Mario Bianchi"],
  ["M. R.", "Mario Rossi"],
  ["", "Mario Rossi"],
  ["...", "..."],
])("%s is not similar to %s", (one, other) => {
  expect(areNamesSimilar(one, other)).toBe(false);
});

test("is symmetric and reflexive", () => {
  const name = fc.array(fc.constantFrom("mario", "m", "rossi", "r", "anna"), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(areNamesSimilar(one.join(" "), other.join(" "))).toBe(areNamesSimilar(other.join(" "), one.join(" ")));
    }),
  );
  expect(areNamesSimilar("Ada Prova", "Ada Prova")).toBe(true);
});
