// Rule: product.md#panel-shell
import { fireEvent, render, screen } from "@testing-library/react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { expect, test } from "vitest";
import { SyncEndDate } from "./sync-end-date.tsx";

function Period(values: { from: string; to: string }) {
  const form = useForm({ defaultValues: values });
  return (
    <FormProvider {...form}>
      <input type="date" aria-label="Dal" {...form.register("from")} />
      <input type="date" aria-label="Al" {...form.register("to")} />
      <SyncEndDate start="from" end="to" />
      <output>{useWatch({ control: form.control, name: ["from", "to"] }).join(" ")}</output>
    </FormProvider>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const choose = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

test("moving the start date moves the end date too, also across months", () => {
  render(<Period from="2026-12-10" to="2026-12-13" />);
  choose("Dal", "2026-12-30");
  expect(field("Al").value).toBe("2027-01-02");
  choose("Al", "2026-12-31");
  expect(field("Dal").value).toBe("2026-12-30");
  choose("Dal", "2026-11-30");
  expect(field("Al").value).toBe("2026-12-01");
});

// Rule: product.md#phone-bookings
test("notifies the listeners of both dates when either date changes, each time", () => {
  render(<Period from="2026-12-10" to="2026-12-13" />);
  for (const [first, last] of [
    ["2026-12-11", "2026-12-14"],
    ["2026-12-20", "2026-12-23"],
  ] as const) {
    choose("Dal", first);
    expect(screen.getByRole("status").textContent).toBe(`${first} ${last}`);
  }
});

test("a year that is still being typed moves nothing", () => {
  render(<Period from="2026-12-10" to="2026-12-13" />);
  for (const typed of ["0002-12-20", "0020-12-20", "0202-12-20"]) choose("Dal", typed);
  expect(field("Al").value).toBe("2026-12-13");
  choose("Dal", "2026-12-20");
  expect(field("Al").value).toBe("2026-12-23");
});

test("a missing end date becomes the next day; one that was chosen first stays", () => {
  render(<Period from="" to="" />);
  choose("Dal", "2026-12-10");
  expect(field("Al").value).toBe("2026-12-11");
  choose("Al", "2026-12-05");
  choose("Dal", "2026-12-03");
  expect(field("Al").value).toBe("2026-12-05");
});
