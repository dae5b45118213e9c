import { expect, test } from "vitest";
import { toEditedText, toStoredText } from "./edited-text.ts";

// Rule: product.md#translations-screen "The editor"
test.each([
  [
    { entity: "articles", field: "body" },
    "<h2>Lago</h2>\n<p>Acqua &amp; vento</p>\n<ul><li>Uno</li></ul>",
    "## Lago\n\nAcqua & vento\n\n- Uno",
  ],
  [{ entity: "articles", field: "excerpt" }, "Acqua & vento", "Acqua & vento"],
  [{ entity: "experiences", field: "includes" }, "Uno\nDue", "Uno\nDue"],
] as const)("%j is edited as its form shows it, and stored as it was", (place, stored, edited) => {
  expect(toEditedText(place, stored)).toBe(edited);
  expect(toStoredText(place, edited)).toBe(stored);
});
