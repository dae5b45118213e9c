import { fireEvent, render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { ComboboxField } from "./combobox-field.tsx";

const OPTIONS = ["Zürich", "L’Aquila", "Łódź", "Roma"].map((label) => ({ value: label, label }));

function City() {
  const form = useForm({ defaultValues: { city: "" } });
  return (
    <FormProvider {...form}>
      <ComboboxField name="city" label="Città" options={OPTIONS} />
    </FormProvider>
  );
}

test.each([
  ["zurich", ["Zürich"]],
  ["zuerich", ["Zürich"]],
  ["laquila", ["L’Aquila"]],
  ["l'aq", ["L’Aquila"]],
  ["lodz", ["Łódź"]],
  ["milano", []],
])("an option is found however it is typed: %s", async (typed, found) => {
  render(<City />);
  const field = screen.getByRole("combobox", { name: /Città/ });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: typed } });
  if (found.length === 0) expect(await screen.findByText("Nessun risultato")).toBeDefined();
  else await screen.findAllByRole("option");
  expect(screen.queryAllByRole("option").map(({ textContent }) => textContent)).toEqual(found);
});
