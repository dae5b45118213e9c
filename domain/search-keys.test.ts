// Rule: product.md#text-search
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasSameWords, includesText, includesWords, parseSearchWords, toSearchKeys } from "#domain/search-keys.ts";

/** Typed and written, each to be found by the other. */
const BOTH_WAYS = [
  ["Nicolo", "Nicolò"],
  ["DAngelo", "D'Angelo"],
  ["D'Angelo", "D’Angelo"],
  ["dangelo", "D´Angelo"],
  ["lukasz", "Łukasz"],
  ["obrien", "O'Brien"],
  ["strasse", "Straße"],
  ["STRASSE", "STRAẞE"],
  ["coeur", "Cœur"],
  ["aether", "Æther"],
  ["istanbul", "İstanbul"],
  ["diyarbakir", "Dıyarbakır"],
  ["thor", "Þór"],
  ["fiona", "ﬁona"],
  ["nikos", "Nikos\u00AD"],
  ["νικος", "ΝΊΚΟΣ"],
  ["алена", "Алёна"],
  ["VL-7K3MQD", "vl\u20117k3mqd"],
] as const;
/** Typed, and what it is found in; what is written with two letters does not mean the one without. */
const ONE_WAY = [
  ["muller", "Müller"],
  ["mueller", "Müller"],
  ["soren", "Søren"],
  ["soeren", "Søren"],
  ["aarhus", "Århus"],
  ["djokovic", "Đoković"],
  ["Müller", "Mueller"],
] as const;

test.each(BOTH_WAYS)("%s and %s are the same", (one, other) => {
  expect(includesWords(`Signor ${other}`, one)).toBe(true);
  expect(includesWords(`Signor ${one}`, other)).toBe(true);
  expect(hasSameWords(one, other)).toBe(true);
});

test.each(ONE_WAY)("%s is found in %s", (typed, written) => {
  expect(includesWords(written, typed)).toBe(true);
  expect(hasSameWords(typed, written)).toBe(true);
});

test.each([
  ["muller", "Mueller"],
  ["rossi bianchi", "Ada Rossi"],
  ["nicola", "Nicolò"],
])("%s is not found in %s", (typed, written) => expect(includesWords(written, typed)).toBe(false));

describe("words", () => {
  test("are found in any order and place, each in its own spelling", () => {
    expect(includesWords("Jörg Müller-Lüdenscheidt, Zürich", "zurich mueller jorg")).toBe(true);
  });
  test("of nothing but apostrophes are none", () => {
    expect(parseSearchWords(" ' ’’ d’ ")).toEqual([["d"]]);
  });
  test("are the same only in their order, and all of them", () => {
    expect(hasSameWords("  ada   rossi ", "Ada Rossi")).toBe(true);
    expect(hasSameWords("Rossi Ada", "Ada Rossi")).toBe(false);
    expect(hasSameWords("Ada", "Ada Rossi")).toBe(false);
    expect([hasSameWords("", "Ada"), hasSameWords("", "’"), hasSameWords(" ’ ", "’")]).toEqual([false, false, true]);
    expect(hasSameWords("Joerg Muller", "Jörg Müller")).toBe(true);
  });
});

test.each([
  ["ILAN", "Milano", true],
  ["zùrig", "Zurigo", true],
  ["%", "Milano", false],
  ["’", "Milano", false],
])("the part %s of %s: %s", (part, text, expected) => expect(includesText(text, part)).toBe(expected));

test("the key of a key is the key, however the text is encoded", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      for (const key of toSearchKeys(text)) expect(toSearchKeys(key)[0]).toBe(key);
      expect(toSearchKeys(text.normalize("NFD"))).toEqual(toSearchKeys(text.normalize("NFC")));
    }),
  );
});
