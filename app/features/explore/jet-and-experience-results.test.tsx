import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { JetResult } from "#app/features/explore/jet-and-experience-results.tsx";
import { phenom } from "#test/page-samples.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

// Rule: product.md#categories
test("a jet among the results shows its category before its type", () => {
  renderOnSite(<JetResult jet={phenom} citySlug="milan" query="" span="third" priority={false} />);
  expect(screen.getByText("Jet Privato, Light Jet, fino a 8 persone")).toBeDefined();
});
