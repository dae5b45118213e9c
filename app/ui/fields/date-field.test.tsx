import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DateField } from "./date-field.tsx";

// Rule: product.md#public-forms
test("an invalid date in the URL selects no day", () => {
  render(<DateField name="date" label="Partenza" defaultValue="domani" />);
  expect(screen.getByRole("button", { name: "Partenza: non scelta" })).toBeDefined();
  expect(document.querySelector<HTMLInputElement>("input[name=date]")?.value).toBe("");
});

// Rule: product.md#experience
test("before hydration, a date limited to one weekday steps by weeks", () => {
  const html = renderToString(<DateField name="date" label="Da sabato" min="2026-11-28" onlyWeekday={6} />);
  expect(html).toContain('type="date"');
  expect(html).toContain('step="7"');
});
