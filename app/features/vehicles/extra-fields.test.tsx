// Rule: product.md#choices
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ExtraChoices } from "#domain/extras/extra-choices.ts";
import { ExtraFields } from "./extra-fields.tsx";

const EXTRAS: ExtraChoices = {
  id: "extras",
  title: "Extra",
  items: [
    { name: "Champagne", note: "€ 90 a noleggio · Fredda.", values: ["champagne"] },
    { name: "Seggiolino", note: "€ 15 al giorno", values: ["child-seat", "child-seat*2"] },
    { name: "Conducente con meno di 25 anni", note: "€ 50 al giorno", values: ["young-driver"] },
  ],
};

function renderChoice(options: string, changes: Partial<Parameters<typeof ExtraFields>[0]> = {}) {
  const onSelect = vi.fn();
  const { container } = render(
    <form>
      <ExtraFields extras={[EXTRAS]} options={options} isPriced onSelect={onSelect} {...changes} />
    </form>,
  );
  const form = container.querySelector("form");
  const sent = () => new FormData(form ?? undefined).getAll("options").filter((text) => text !== "");
  return { onSelect, sent };
}

test("each extra is a choice, with its price, that sends one parameter", () => {
  const { sent, onSelect } = renderChoice("champagne_child-seat*2");
  screen.getByText("€ 90 a noleggio · Fredda.");
  expect(sent()).toEqual(["champagne", "child-seat*2"]);
  fireEvent.click(screen.getByRole("checkbox", { name: /Champagne/ }));
  fireEvent.change(screen.getByRole("combobox", { name: /Seggiolino/ }), { target: { value: "child-seat" } });
  fireEvent.click(screen.getByRole("checkbox", { name: /Conducente/ }));
  expect(onSelect.mock.calls.flat()).toEqual([
    "child-seat*2",
    "champagne_child-seat",
    "champagne_child-seat*2_young-driver",
  ]);
});

test("without a total the choices stay as they are, and without extras nothing is shown", () => {
  expect(renderChoice("child-seat", { isPriced: false }).sent()).toEqual(["child-seat"]);
  expect(renderChoice("", { extras: undefined }).sent()).toEqual([]);
  expect(screen.queryByRole("group")).toBeNull();
});

// Rule: product.md#protections "Choice."
test("a protection replaces the former one and leaves the extras", () => {
  const protections: ExtraChoices = {
    id: "protection",
    title: "Riduzione della franchigia",
    isExclusive: true,
    items: [
      { name: "Nessuna riduzione", note: "Franchigia € 8.000", values: [""] },
      { name: "Plus", note: "Franchigia € 4.000", values: ["protection.plus"] },
      { name: "Zero", note: "Franchigia € 0", values: ["protection.zero"] },
    ],
  };
  const errorOf = (group: string) => (group === "protection" ? "Non si può più scegliere." : undefined);
  const { sent, onSelect } = renderChoice("child-seat*2_protection.plus", { extras: [protections, EXTRAS], errorOf });
  expect(sent()).toEqual(["protection.plus", "child-seat*2"]);
  screen.getByText("Non si può più scegliere.");
  fireEvent.click(screen.getByRole("radio", { name: /Zero/ }));
  fireEvent.click(screen.getByRole("radio", { name: /Nessuna/ }));
  expect(onSelect.mock.calls.flat()).toEqual(["child-seat*2_protection.zero", "child-seat*2"]);
});

test("a protection that is no longer offered leaves the choice of none", () => {
  const none = {
    id: "protection",
    title: "Riduzione",
    isExclusive: true,
    items: [{ name: "Nessuna", note: "", values: [""] }],
  };
  renderChoice("child-seat_protection.old", { extras: [none as ExtraChoices] });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Nessuna/ }).checked).toBe(true);
});
