import { expect, expectTypeOf, test } from "vitest";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { AREAS } from "./areas.ts";
import { say } from "./say.ts";
import { listParameters, type Parameters, type PluralText } from "./text.ts";
import { wordsOf } from "./words-of.ts";

type Content = string | PluralText | readonly Content[] | { readonly [key: string]: Content };

const isPlural = (content: Content): content is PluralText =>
  typeof content === "object" && "one" in content && "other" in content;

/** Lists a module's texts with their keys; the forms of a plural count as one text. */
function listTexts(content: Content, key = ""): { key: string; kind: "text" | "plural"; parameters: string[] }[] {
  if (typeof content === "string") return [{ key, kind: "text", parameters: namesIn(content) }];
  if (isPlural(content)) return [{ key, kind: "plural", parameters: namesIn(`${content.one}${content.other}{count}`) }];
  return Object.entries(content).flatMap(([name, part]) => listTexts(part, `${key}.${name}`));
}

/** The parameters of a text and the names of its elements. */
const namesIn = (content: string) => [
  ...listParameters(content),
  ...Array.from(content.matchAll(/<\/(\w+)>/g), ([, name]) => `<${name}>`).sort(),
];

/** Rules of a language instead of texts: they may leave out a part of a date, or have other prepositions. */
const GRAMMAR = ["formats", "places"];
const areas = Object.entries(AREAS).filter(([area]) => !GRAMMAR.includes(area));

// Rule: product.md#languages
test.each(areas)("the texts of %s have the same keys, parameters and plurals in every language", (_area, modules) => {
  const { it, ...others } = modules as Record<string, Content>;
  for (const content of Object.values(others)) expect(listTexts(content)).toEqual(listTexts(it as Content));
});

test("no text is empty or contains a character that our fonts lack", () => {
  for (const [area, modules] of Object.entries(AREAS))
    for (const [language, content] of Object.entries(modules)) {
      const texts = JSON.stringify(content);
      expect(texts, `${area}.${language}`).not.toMatch(/:""|[\u202f\u2011\u00ad]/);
    }
});

test("typed parameters are required, and a plural needs its count", () => {
  expectTypeOf<keyof Parameters<"{count} auto a {city}">>().toEqualTypeOf<"count" | "city">();
  expectTypeOf<keyof Parameters<{ one: "un'auto"; other: "{count} auto" }>>().toEqualTypeOf<"count">();
});

test("French counts 0 as singular, the other languages as plural", () => {
  const cars = { one: "one", other: "other" };
  expect(LANGUAGE_CODES.map((language) => say(wordsOf(language), cars, { count: 0 }))).toEqual([
    "other",
    "other",
    "one",
    "other",
    "other",
  ]);
  expect(say(wordsOf("fr"), cars, { count: 1_000_000 })).toBe("other");
});

test("numbers are formatted in the language, texts stay as they are", () => {
  expect(say(wordsOf("it"), "{count} auto a {city}", { count: 1200, city: "{count}" })).toBe("1.200 auto a {count}");
  expect(say(wordsOf("en"), "{count} cars", { count: 1200.5 })).toBe("1,200.5 cars");
});
