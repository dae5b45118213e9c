import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DateField } from "./date-field.tsx";

// Rule: product.md#public-forms
test("what an address holds in a day's place and is none, is no day chosen", () => {
  render(<DateField name="date" label="Partenza" defaultValue="domani" />);
  expect(screen.getByRole("button", { name: "Partenza: non scelta" })).toBeDefined();
  expect(document.querySelector<HTMLInputElement>("input[name=date]")?.value).toBe("");
});

// Rule: product.md#experience
test("a day that may be on one day of the week alone is stepped to by weeks before the scripts are there", () => {
  const html = renderToString(<DateField name="date" label="Da sabato" min="2026-11-28" onlyWeekday={6} />);
  expect(html).toContain('type="date"');
  expect(html).toContain('step="7"');
});
