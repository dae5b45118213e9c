import { fireEvent, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { renderScreen, withinDialog } from "#test/panel-screen.tsx";
import { DriversDialog } from "./drivers-dialog.tsx";

const open = () => {
  const onClose = vi.fn();
  const calls = renderScreen(<DriversDialog booking={bookingDetail()} onClose={onClose} />);
  const field = (name: RegExp) => withinDialog().getByLabelText<HTMLInputElement>(name);
  const save = () => fireEvent.click(withinDialog().getByRole("button", { name: "Salva" }));
  return { onClose, calls, field, save };
};

// Rule: product.md#second-drivers
test("without other drivers it begins with one to write; left unwritten, nothing is stored and nothing is wrong", async () => {
  const { onClose, calls, field, save } = open();
  await waitFor(() => expect(document.activeElement).toBe(field(/Nome e cognome/)));
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls).toEqual([]);
});

test("a driver who is half written is asked for the rest", async () => {
  const { onClose, calls, field, save } = open();
  fireEvent.change(field(/Nome e cognome/), { target: { value: "Grace Hopper" } });
  save();
  expect(await withinDialog().findByText("Indica la data di nascita.")).toBeDefined();
  expect([onClose.mock.calls, calls]).toEqual([[], []]);
});
