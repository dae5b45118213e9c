// Rule: product.md#orders
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { orderDetail, orderRow } from "#test/factories/order-rows.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";
import { OrderList } from "./order-list.tsx";
import { OrderPane } from "./order-pane.tsx";

const MADE = "2026-11-21T09:00:00.000Z";
const order = orderDetail();
const COUNTS = { open: 1, confirmed: 0, done: 0, cancelled: 0 };
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
afterEach(() => localStorage.clear());

test("links the list to each order with its filters, and names the tabs with search results", () => {
  const list = { counts: COUNTS, loadedAt: Date.parse(MADE), openOrder: undefined, pane: null };
  const view = renderScreen(<OrderList {...list} rows={[order]} total={1} />, undefined, "/admin/orders?q=ada");
  expect(view).toEqual([]);
  const [link] = screen.getAllByRole("link", { name: "Ada Lovelace" });
  expect(link?.getAttribute("href")).toBe("/admin/orders/OR-7K3MQD?q=ada");
  expect(screen.getByRole("button", { name: "Viste" })).toBeTruthy();
});

test("names the other tabs with search results in an empty tab", () => {
  const list = { counts: COUNTS, loadedAt: Date.parse(MADE), openOrder: undefined, pane: null };
  renderScreen(<OrderList {...list} rows={[]} total={0} />, undefined, "/admin/orders?status=done&q=ada");
  expect(screen.getByText("Nessun ordine trovato in questa scheda")).toBeTruthy();
});

test("links the details to customer, quote and enquiry", () => {
  renderScreen(<OrderPane order={order} />);
  const addresses = ["Ada Lovelace", "PV-7K3MQD", "Apri la richiesta"].map((name) =>
    screen.getByRole("link", { name }).getAttribute("href"),
  );
  expect(addresses).toEqual(["/admin/customers/c1", "/admin/quotes/q1", "/admin/requests/e1"]);
});

test("makes a transition with the version that was shown, and undoes it with the resulting one", async () => {
  const calls = renderScreen(<OrderPane order={order} />, ({ method, body }) =>
    method === "PATCH"
      ? { body: { ...orderRow(), ...body, version: Number(body.version) + 1, already: null } }
      : undefined,
  );
  press("Segna come concluso");
  const toast = await expectToast("Ordine OR-7K3MQD: «Concluso»");
  fireEvent.click(toast.querySelector("button") as HTMLElement);
  await expectToast("Di nuovo «Confermato»");
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ["/api/orders/o1", { status: "done", version: 2 }],
    ["/api/orders/o1", { status: "confirmed", version: 3 }],
  ]);
});

// Rule: product.md#panel-shell
test("asks for a reason before cancelling", async () => {
  const calls = renderScreen(<OrderPane order={order} />, ({ body }) => ({
    body: { ...orderRow(), ...body, already: null },
  }));
  press("Annulla l'ordine");
  const dialog = await waitFor(withinDialog);
  fireEvent.click(dialog.getByRole("button", { name: "Annulla l'ordine" }));
  expect(dialog.queryByRole("button", { name: "Annulla" })).toBeNull();
  expect(dialog.getByRole("button", { name: "Torna indietro" })).toBeDefined();
  await waitFor(() => dialog.getByText("Scrivi perché l'ordine si annulla."));
  expect(calls).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/Motivo/), { target: { value: "Il cliente rinuncia" } });
  fireEvent.click(dialog.getByRole("button", { name: "Annulla l'ordine" }));
  await expectToast("Ordine OR-7K3MQD: «Annullato»");
  expect(calls[0]?.body).toEqual({ status: "cancelled", cancel_reason: "Il cliente rinuncia", version: 2 });
});

test("saves notes with the version that was shown, and keeps them when refused", async () => {
  const calls = renderScreen(<OrderPane order={order} />, () =>
    errorResponse(409, "Modificato da anna@velluto.example."),
  );
  fireEvent.change(screen.getByLabelText(/Note interne/), { target: { value: "Handling a Linate" } });
  press("Salva giorno e note");
  await waitFor(() => expect(document.body.textContent).toContain("Modificato da anna@velluto.example."));
  expect(calls[0]?.body).toEqual({ service_on: "2026-12-10", notes: "Handling a Linate", language: "it", version: 2 });
  expect(screen.getByLabelText(/Note interne/)).toHaveProperty("value", "Handling a Linate");
});
