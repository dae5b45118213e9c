import { fireEvent, render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { NumberField, parseItalianNumber } from "./number-field.tsx";

test.each([
  ["1.200", 1200],
  ["1.200,50", 1200.5],
  ["1200.5", 1200.5],
  ["4,5", 4.5],
  [" 7 ", 7],
  ["-3", -3],
  ["", null],
  ["  ", null],
  ["1.2.3", Number.NaN],
  ["12a", Number.NaN],
  ["1,2,3", Number.NaN],
])("%j is parsed as %d", (text, number) => {
  expect(parseItalianNumber(text)).toBe(number);
});

function Price({ onRead }: { onRead: (value: unknown) => void }) {
  const form = useForm({ defaultValues: { price: 1450 } });
  onRead(form.watch("price"));
  return (
    <FormProvider {...form}>
      <NumberField name="price" label="Tariffa" suffix="€" />
    </FormProvider>
  );
}

// Rule: product.md#numbers-of-a-file
test("an amount of money with two readings is invalid, and the field names both", () => {
  let value: unknown;
  render(<Price onRead={(read) => (value = read)} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Tariffa" });
  fireEvent.change(field, { target: { value: "1,250" } });
  fireEvent.blur(field);
  expect([field.value, value]).toEqual(["1,250", Number.NaN]);
  expect(screen.getByText(/1\.250 oppure 1,25\b/)).toBeDefined();
  fireEvent.change(field, { target: { value: "1.250" } });
  expect(value).toBe(1250);
  expect(screen.queryByText(/oppure/)).toBeNull();
});

test("it formats numbers in Italian and keeps what is typed until blur", () => {
  let value: unknown;
  render(<Price onRead={(read) => (value = read)} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Tariffa" });
  expect(field.value).toBe("1.450");
  fireEvent.change(field, { target: { value: "2000,5" } });
  expect([field.value, value]).toEqual(["2000,5", 2000.5]);
  fireEvent.blur(field);
  expect(field.value).toBe("2.000,5");
  fireEvent.change(field, { target: { value: "due" } });
  fireEvent.blur(field);
  expect([field.value, value]).toEqual(["due", Number.NaN]);
});
