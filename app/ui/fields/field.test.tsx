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
