import { expect, test } from "vitest";
import { splitItalian } from "./split-italian.ts";

const split = (text: string, italianTexts?: readonly string[]) =>
  splitItalian(text, italianTexts).map((part) => (part.isItalian ? `[${part.text}]` : part.text));

// Rule: product.md#content-texts "b"
test.each([
  ["You pay in contanti or by card.", ["in contanti"], ["You pay ", "[in contanti]", " or by card."]],
  ["in contanti", ["in contanti"], ["[in contanti]"]],
  ["Si torna pieni. (Grazie!) More.", ["Si torna pieni. (Grazie!)"], ["[Si torna pieni. (Grazie!)]", " More."]],
  [
    "It covers furto e rapina and furto.",
    ["furto", "furto e rapina"],
    ["It covers ", "[furto e rapina]", " and ", "[furto]", "."],
  ],
  ["Gold for the oro.", ["or", "oro"], ["Gold for the ", "[oro]", "."]],
])("of %j with %j the Italian parts are %j", (text, italianTexts, parts) => {
  expect(split(text, italianTexts)).toEqual(parts);
});

test("a text without own texts is one part", () => {
  expect(splitItalian("You pay by card.")).toEqual([{ text: "You pay by card.", isItalian: false }]);
});
