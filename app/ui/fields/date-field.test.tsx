import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderHtmlOnSite, renderOnSite } from "#test/render-on-site.tsx";
import { DateField } from "./date-field.tsx";

// Rule: product.md#public-forms
test("an invalid date in the URL selects no day", () => {
  renderOnSite(<DateField name="date" label="Partenza" defaultValue="domani" />);
  expect(screen.getByRole("button", { name: "Partenza: non scelta" })).toBeDefined();
  expect(document.querySelector<HTMLInputElement>("input[name=date]")?.value).toBe("");
});

// Rule: product.md#experience
test("before hydration, a date limited to one weekday steps by weeks", () => {
  const html = renderHtmlOnSite(<DateField name="date" label="Da sabato" min="2026-11-28" onlyWeekday={6} />);
  expect(html).toContain('type="date"');
  expect(html).toContain('step="7"');
});
