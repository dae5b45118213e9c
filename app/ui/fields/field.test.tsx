import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { SelectField } from "./field.tsx";

// Rule: product.md#public-forms
test("a select is required only if its first option is empty, as HTML demands", () => {
  const isRequired = (placeholder?: string) => {
    const { container, unmount } = render(
      <SelectField label="Ora" options={["00:00", "00:30"]} required {...(placeholder && { placeholder })} />,
    );
    const found = container.querySelector("select")?.required;
    unmount();
    return found;
  };
  expect(isRequired("Scegli l'ora")).toBe(true);
  expect(isRequired()).toBe(false);
});

// Rule: product.md#hours-of-a-city "Fee."
test("a select notes what a value costs: behind its label, or below the field once it is chosen", () => {
  const notes = { "20:00": "supplemento € 80", "20:30": "supplemento € 80" };
  const { container } = render(
    <SelectField
      label="Ora"
      options={["19:00", "20:00", "20:30"]}
      notes={notes}
      value="20:00"
      hint="Ogni giorno"
      onChange={() => {}}
    />,
  );
  const options = [...container.querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(options).toEqual(["19:00", "20:00", "20:30, supplemento € 80"]);
  const hint = document.getElementById(container.querySelector("select")?.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe("20:00, supplemento € 80 Ogni giorno");
});
