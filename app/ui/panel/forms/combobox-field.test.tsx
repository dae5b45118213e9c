import { fireEvent, render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { ComboboxField } from "./combobox-field.tsx";

const OPTIONS = ["Zürich", "Malmö", "L'Aquila", "Monaco di Baviera"].map((label) => ({ value: label, label }));

function Form() {
  const form = useForm({ defaultValues: { city: "" } });
  return (
    <FormProvider {...form}>
      <ComboboxField name="city" label="Città" options={OPTIONS} />
    </FormProvider>
  );
}

// Rule: product.md#text-search
test.each([
  ["zuerich", ["Zürich"]],
  ["MALMO", ["Malmö"]],
  ["l’aquila", ["L'Aquila"]],
  ["baviera monaco", ["Monaco di Baviera"]],
  ["%", []],
])("a combobox finds by %j what the lists find by it", async (typed, found) => {
  render(<Form />);
  const field = screen.getByRole("combobox", { name: "Città" });
  fireEvent.input(field, { target: { value: typed }, inputType: "insertText" });
  const offered = () => screen.queryAllByRole("option", { hidden: true }).map(({ textContent }) => textContent);
  await screen.findByRole("listbox", { hidden: true });
  expect(offered()).toEqual(found);
});
