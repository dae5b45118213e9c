import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { useRecordHeading } from "./record-heading.ts";

function Record({ id }: { id: string | null }) {
  return (
    <>
      <a href="/altra">Altra riga</a>
      <header>
        <h2 {...useRecordHeading(id)}>{id ?? "Elenco"}</h2>
        <button type="button">Successiva</button>
      </header>
    </>
  );
}

const heading = () => screen.getByRole("heading");

// Rule: product.md#panel-keyboard "A booking, enquiry"
test("a record's heading gets the focus when it opens, and when another record opens from its row", () => {
  const { rerender } = render(<Record id="VL-1" />);
  expect(document.activeElement).toBe(heading());
  screen.getByRole("link").focus();
  rerender(<Record id="VL-2" />);
  expect(document.activeElement).toBe(heading());
});

test("reloading the same record leaves the focus where it is", () => {
  const { rerender } = render(<Record id="VL-1" />);
  screen.getByRole("link").focus();
  rerender(<Record id="VL-1" />);
  expect(document.activeElement).toBe(screen.getByRole("link"));
});

test("moving to the next record by a button of the header leaves the focus on the button", () => {
  const { rerender } = render(<Record id="VL-1" />);
  screen.getByRole("button").focus();
  rerender(<Record id="VL-2" />);
  expect(document.activeElement).toBe(screen.getByRole("button"));
});

test("a heading without a record takes no focus and cannot be reached", () => {
  render(<Record id={null} />);
  expect(document.activeElement).toBe(document.body);
  expect(heading().hasAttribute("tabindex")).toBe(false);
});
