// Rule: product.md#text-search
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { holdsText, holdsWords, sameWords, searchedWords, searchKeys } from "#domain/search-text.ts";

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
  expect(holdsWords(`Signor ${other}`, one)).toBe(true);
  expect(holdsWords(`Signor ${one}`, other)).toBe(true);
  expect(sameWords(one, other)).toBe(true);
});

test.each(ONE_WAY)("%s is found in %s", (typed, written) => {
  expect(holdsWords(written, typed)).toBe(true);
  expect(sameWords(typed, written)).toBe(true);
});

test.each([
  ["muller", "Mueller"],
  ["rossi bianchi", "Ada Rossi"],
  ["nicola", "Nicolò"],
])("%s is not found in %s", (typed, written) => expect(holdsWords(written, typed)).toBe(false));

describe("words", () => {
  test("are found in any order and place, each in its own spelling", () => {
    expect(holdsWords("Jörg Müller-Lüdenscheidt, Zürich", "zurich mueller jorg")).toBe(true);
  });
  test("of nothing but apostrophes are none", () => {
    expect(searchedWords(" ' ’’ d’ ")).toEqual([["d"]]);
  });
  test("are the same only in their order, and all of them", () => {
    expect(sameWords("  ada   rossi ", "Ada Rossi")).toBe(true);
    expect(sameWords("Rossi Ada", "Ada Rossi")).toBe(false);
    expect(sameWords("Ada", "Ada Rossi")).toBe(false);
    expect([sameWords("", "Ada"), sameWords("", "’"), sameWords(" ’ ", "’")]).toEqual([false, false, true]);
    expect(sameWords("Joerg Muller", "Jörg Müller")).toBe(true);
  });
});

test.each([
  ["ILAN", "Milano", true],
  ["zùrig", "Zurigo", true],
  ["%", "Milano", false],
  ["’", "Milano", false],
])("the part %s of %s: %s", (part, text, expected) => expect(holdsText(text, part)).toBe(expected));

test("the key of a key is the key, however the text is encoded", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      for (const key of searchKeys(text)) expect(searchKeys(key)[0]).toBe(key);
      expect(searchKeys(text.normalize("NFD"))).toEqual(searchKeys(text.normalize("NFC")));
    }),
  );
});
