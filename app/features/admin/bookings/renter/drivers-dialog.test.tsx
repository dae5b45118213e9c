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
test("starts with an empty row when there are no other drivers; a row left empty is neither stored nor an error", async () => {
  const { onClose, calls, field, save } = open();
  await waitFor(() => expect(document.activeElement).toBe(field(/Nome e cognome/)));
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls).toEqual([]);
});

test("asks for the missing fields of a partly filled driver", async () => {
  const { onClose, calls, field, save } = open();
  fireEvent.change(field(/Nome e cognome/), { target: { value: "Grace Hopper" } });
  save();
  expect(await withinDialog().findByText("Indica la data di nascita.")).toBeDefined();
  expect([onClose.mock.calls, calls]).toEqual([[], []]);
});
