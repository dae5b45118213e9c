// Rule: product.md#extras "Added later."
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookingDetail } from "#test/factories/booking-detail.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";
import { ChoicesDialog } from "./choices-dialog.tsx";

const booking = bookingDetail({
  vehicle: "ferrari-296-gtb",
  email: "ada@example.it",
  version: 4,
  extras: [{ code: "sledge", name: "Slitta", quantity: 1 }],
});
const CHOICES = {
  extras: [{ code: "child-seat", name: "Seggiolino", note: "€ 15 al giorno", max_quantity: 2, late: "Troppo tardi." }],
  protections: [{ code: "plus", name: "Plus", note: "€ 40 al giorno" }],
  young_driver: null,
};
const field = (label: string) => withinDialog().getByLabelText<HTMLSelectElement>(label);
const choose = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const apply = () => fireEvent.click(withinDialog().getByRole("button", { name: "Applica il cambio" }));
const quoteOf = (total: number) => ({
  previous_total: 4200,
  total,
  difference: total - 4200,
  late_extras: null,
  agreed_price: null,
  lines: [],
  receipt: [{ label: "2 × Seggiolino", value: "€ 90" }],
  conditions: [],
});

test("shows the new price of the chosen extras first, and sends them with the total that staff saw", async () => {
  const calls = renderScreen(
    <ChoicesDialog booking={booking} onClose={() => undefined} />,
    ({ method, path, body }) => {
      if (path.startsWith("/api/bookings/choices")) return { body: CHOICES };
      if (path.endsWith("/quote")) return { body: quoteOf((body.extras as unknown[]).length === 2 ? 4290 : 4200) };
      return method === "PUT" ? { body: { ...booking, version: 5 } } : undefined;
    },
  );
  await screen.findByLabelText("Seggiolino");
  // An extra that the booking has is kept although it is no longer offered.
  expect(field("Slitta").value).toBe("1");
  choose("Seggiolino", "2");
  expect(await screen.findByText(/^\+€\s90$/)).toBeDefined();
  expect(screen.getByText("2 × Seggiolino")).toBeDefined();
  expect(screen.getByText("Troppo tardi.")).toBeDefined();
  choose("Motivo per ordinare gli extra oltre il preavviso", "Ce l'abbiamo");
  apply();
  await expectToast("Prenotazione aggiornata, mail inviata al cliente");
  expect(calls.findLast(({ method }) => method === "PUT")).toMatchObject({
    path: `/api/bookings/${booking.id}/choices`,
    body: {
      extras: [
        { code: "child-seat", quantity: 2 },
        { code: "sledge", quantity: 1 },
      ],
      late_extras: "Ce l'abbiamo",
      expected_total: 4290,
      version: 4,
    },
  });
});

test("shows why a price is not possible, and another total than staff saw", async () => {
  const changed = "Il totale è cambiato: ora è € 4.500.";
  let problem: string | null = "«Seggiolino»: al massimo 2.";
  renderScreen(<ChoicesDialog booking={booking} onClose={() => undefined} />, ({ path }) => {
    if (path.startsWith("/api/bookings/choices")) return { body: CHOICES };
    if (!path.endsWith("/quote")) return errorResponse(409, changed, [{ path: "expected_total", message: changed }]);
    return problem
      ? errorResponse(422, "Controlla i dati.", [{ path: "extras.0.quantity", message: problem }])
      : { body: quoteOf(4290) };
  });
  expect(await screen.findByText("«Seggiolino»: al massimo 2.")).toBeDefined();
  problem = null;
  choose("Riduzione della franchigia", "plus");
  await waitFor(() => expect(screen.queryByText("«Seggiolino»: al massimo 2.")).toBeNull());
  apply();
  expect((await withinDialog().findAllByText(changed)).length).toBeGreaterThan(0);
});
