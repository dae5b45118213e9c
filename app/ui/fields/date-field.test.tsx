import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DateField } from "./date-field.tsx";

test("what an address holds in a day's place and is none, is no day chosen", () => {
  render(<DateField name="date" label="Partenza" defaultValue="domani" />);
  expect(screen.getByRole("button", { name: "Partenza: non scelta" })).toBeDefined();
  expect(document.querySelector<HTMLInputElement>("input[name=date]")?.value).toBe("");
});
