import { expect, test } from "vitest";
import { findTranslationProblem, isListField } from "./check-translation.ts";

// Rule: product.md#content-texts "Translations are checked"
test.each([
  ["Una\nDue", "One\nTwo", true, null],
  ["Una\nDue", "One and two", true, "lines"],
  ["Ciao {nome}, {totale}", "{totale}, {nome}", false, null],
  ["Ciao {nome}", "Hello", false, "placeholders"],
  ["Ciao", "Hello {nome}", false, "placeholders"],
  ["<p>Ciao</p>", "<p>Hello</p>", false, null],
  ["<p>Ciao</p>", "<p>Hello</p><script>", false, "tags"],
] as const)("%j translated as %j (list: %s) has the problem %j", (italian, translation, isList, problem) => {
  expect(findTranslationProblem(italian, translation, { isList })).toBe(problem);
});

test("lists are the fields with one entry in each line", () => {
  expect(["includes", "payments", "description"].map(isListField)).toEqual([true, true, false]);
});
