import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";
import { AgreedPriceDialog } from "./booking-actions.tsx";

const booking = bookingDetail();
const LIMIT = "Puoi concedere al massimo il 15 % del listino.";

function fill(percent: string, reason: string) {
  fireEvent.change(withinDialog().getByLabelText(/Quanto/), { target: { value: percent } });
  fireEvent.change(withinDialog().getByLabelText(/Motivo/), { target: { value: reason } });
  fireEvent.click(withinDialog().getByRole("button", { name: "Salva il prezzo" }));
}

// Rule: product.md#agreed-price
test("sends the agreed price with its reason and the version that was shown", async () => {
  const agreed = () => ({ body: { ...booking, total: booking.total * 0.9, version: 2 } });
  const calls = renderScreen(<AgreedPriceDialog booking={booking} onClose={() => {}} />, agreed);
  fill("10", "Cliente abituale");
  await expectToast("Prezzo aggiornato, mail inviata al cliente");
  expect(calls[0]).toMatchObject({
    method: "PUT",
    path: "/api/bookings/booking-1/agreed-price",
    body: { kind: "percent", value: 10, reason: "Cliente abituale", version: 1 },
  });
});

// Rule: product.md#phone-bookings
test.each([
  [
    "has no e-mail",
    { email: null, total: 1, version: 2 },
    "Prezzo aggiornato: il cliente non ha un'e-mail, avvisalo tu",
  ],
  ["pays what they paid before", { version: 2 }, "Accordo aggiornato, il prezzo resta quello"],
  ["had just this agreed", {}, "Nulla è cambiato"],
])("promises no mail when the renter %s", async (_whose, now, expectedText) => {
  renderScreen(<AgreedPriceDialog booking={booking} onClose={() => {}} />, () => ({ body: { ...booking, ...now } }));
  fill("10", "Cliente abituale");
  await expectToast(expectedText);
});

test("sends nothing without a reason, and shows the server's message at the field when the limit is exceeded", async () => {
  const limit = () => errorResponse(422, LIMIT, [{ path: "value", message: LIMIT }]);
  const calls = renderScreen(<AgreedPriceDialog booking={booking} onClose={() => {}} />, limit);
  fill("40", " ");
  expect(await screen.findByText("Scrivi il motivo.")).toBeTruthy();
  expect(calls).toEqual([]);
  fill("40", "Cliente abituale");
  expect(await withinDialog().findByText(LIMIT)).toBeTruthy();
});
