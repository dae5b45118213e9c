import { fireEvent, render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { NumberField } from "./number-field.tsx";
import { TextField } from "./text-field.tsx";

function Form() {
  const form = useForm({ defaultValues: { name: "Ada", email: "", price: 0, note: "" } });
  return (
    <FormProvider {...form}>
      <TextField name="name" label="Nome" required />
      <TextField name="email" label="E-mail" required />
      <NumberField name="price" label="Prezzo" required />
      <TextField name="note" label="Nota" />
    </FormProvider>
  );
}

/** Labels marked "da indicare". */
const marked = () => [...document.querySelectorAll("label[data-required]")].map(({ textContent }) => textContent);
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

// Rule: product.md#panel-shell ""da indicare" appears"
test("a required field is marked only while it is empty", () => {
  render(<Form />);
  expect(marked()).toEqual(["E-mail"]);
  type("E-mail", "ada@example.com");
  expect(marked()).toEqual([]);
  type("Nome", "  ");
  expect(marked()).toEqual(["Nome"]);
  type("Prezzo", "");
  expect(marked()).toEqual(["Nome", "Prezzo"]);
  // A value that is not a number is invalid, not missing.
  type("Prezzo", "mille");
  expect(marked()).toEqual(["Nome"]);
  expect(screen.getByLabelText("E-mail").getAttribute("aria-required")).toBe("true");
});
