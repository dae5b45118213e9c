// Rule: product.md#rental-ban
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { api } from "#app/features/admin/api-client.ts";
import type { ApiBanDecision } from "#domain/api/ban-decisions/ban-decisions.ts";
import { expectToast, renderScreen } from "#test/panel-screen.tsx";
import { BanDecisionNotice } from "./ban-decision-notice.tsx";
import { BanReasonPrompt } from "./ban-reason-prompt.tsx";
import { BanRequests } from "./ban-requests.tsx";

const NOW = new Date("2026-11-21T09:40:00Z");
const decision = (changes: Partial<ApiBanDecision> = {}): ApiBanDecision => ({
  id: "d1",
  action: "confirm",
  booking: { id: "b1", reference: "VL-7K3MQD" },
  customer_id: "c1",
  customer_name: "Ada Prova",
  other_customer_name: null,
  asked_at: "2026-11-21T09:00:00.000Z",
  asked_by: "staff",
  asked_by_name: "Giulia",
  allowed: null,
  decided_at: null,
  decided_by_name: null,
  reason: null,
  may_decide: true,
  version: 3,
  ...changes,
});

test("an admin allows a request from the dashboard, with a reason", async () => {
  const calls = renderScreen(<BanRequests requests={[decision()]} now={NOW} />);
  expect(screen.getByText("Giulia chiede di confermare la prenotazione di Ada Prova.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Apri la prenotazione VL-7K3MQD" }).getAttribute("href")).toBe(
    "/admin/bookings/b1",
  );
  fireEvent.click(screen.getByRole("button", { name: "Permetti" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Permettere?" }));
  fireEvent.click(dialog.getByRole("button", { name: "Permetti" }));
  expect(await dialog.findByText("Scrivi il motivo della decisione.")).toBeDefined();
  fireEvent.change(dialog.getByLabelText(/Motivo/), { target: { value: "Ha pagato" } });
  fireEvent.click(dialog.getByRole("button", { name: "Permetti" }));
  await expectToast("Decisione salvata: ora si può fare");
  expect(calls.filter(({ method }) => method === "PUT")).toEqual([
    { method: "PUT", path: "/api/ban_decisions/d1", body: { allowed: true, reason: "Ha pagato", version: 3 } },
  ]);
});

test.each([
  [{}, "Aspetta la decisione di un amministratore."],
  [{ allowed: true, decided_at: "2026-11-21T09:30:00.000Z" }, "Un amministratore lo permette."],
  [{ allowed: false, decided_at: "2026-11-21T09:30:00.000Z" }, "Un amministratore ha deciso di no."],
])("customer service reads at the booking how it stands, and cannot decide: %j", (changes, text) => {
  renderScreen(
    <BanDecisionNotice decisions={[decision({ ...changes, may_decide: false })]} loadedAt={NOW.getTime()} />,
  );
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  [{ asked_by: "customer", asked_by_name: null }, /^Ada Prova ha accettato un preventivo/],
  [{ asked_by: "admin", asked_by_name: null, action: "drivers" }, /^Si chiede di aggiungere Ada Prova/],
  [
    { action: "merge", booking: null, other_customer_name: "A. Prova" },
    /^Giulia chiede di unire le schede di Ada Prova e di/,
  ],
] satisfies [Partial<ApiBanDecision>, RegExp][])("a request says who asks: %j", (changes, sentence) => {
  renderScreen(<BanDecisionNotice decisions={[decision(changes)]} loadedAt={NOW.getTime()} />);
  expect(screen.getByText(sentence)).toBeDefined();
});

test("an admin reads the reason at the booking and may decide otherwise", () => {
  const decided = {
    allowed: true,
    decided_at: "2026-11-21T09:30:00.000Z",
    decided_by_name: "Anna",
    reason: "Ha pagato",
  };
  renderScreen(<BanDecisionNotice decisions={[decision(decided)]} loadedAt={NOW.getTime()} />);
  expect(screen.getByText(/Anna lo permette\./).textContent).toContain("Ha pagato");
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Non permettere"]);
});

test("a refused action is sent again with the reason that the admin gives; without one it stays refused", async () => {
  const question = "Ada Prova è un cliente segnato «Non noleggiare».";
  const refusal = {
    status: 409,
    body: {
      type: "about:blank",
      title: "Conflitto",
      status: 409,
      detail: question,
      errors: [{ path: "ban_reason", message: question, code: "banned" }],
    },
  };
  const calls = renderScreen(<BanReasonPrompt />, ({ body }) => ("ban_reason" in body ? undefined : refusal));
  const confirm = () =>
    api.patch("/api/bookings/:id", { parameters: { id: "b1" }, body: { status: "confirmed", version: 1 } });
  const done = confirm();
  const dialog = within(await screen.findByRole("dialog", { name: "Cliente «Non noleggiare»" }));
  expect(dialog.getByText(question)).toBeDefined();
  fireEvent.change(dialog.getByLabelText(/Motivo/), { target: { value: "Ha pagato" } });
  fireEvent.click(dialog.getByRole("button", { name: "Procedi" }));
  expect((await done).id).toBeDefined();
  expect(calls.at(-1)?.body).toEqual({ status: "confirmed", version: 1, ban_reason: "Ha pagato" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  const refused = confirm().catch((problem: unknown) => problem);
  const again = within(await screen.findByRole("dialog", { name: "Cliente «Non noleggiare»" }));
  fireEvent.click(again.getByRole("button", { name: "Annulla" }));
  expect(await refused).toMatchObject({ status: 409, detail: question });
});
