// Rule: product.md#invitations
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { UserList } from "#app/features/admin/users/user-list.tsx";
import type { ApiInvitation } from "#domain/api/invitations/invitations.ts";
import { invitationRow, userRow } from "#test/factories/panel-rows.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const INVITATION = invitationRow();
const open = (invitations: ApiInvitation[], answers?: Parameters<typeof renderScreen>[1]) =>
  renderScreen(<UserList rows={[userRow()]} total={1} invitations={invitations} ownEmail="" />, answers);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const choose = async (name: string) => {
  press("Azioni per l'invito di nuova@velluto.example");
  fireEvent.click(await screen.findByRole("menuitem", { name }));
};
afterEach(() => localStorage.clear());

test("lists each with role, state and inviter, and offers resending and revoking only for pending ones", () => {
  const accepted = invitationRow({ id: "i2", email: "gia@velluto.example", state: "accepted" });
  open([INVITATION, accepted]);
  const row = screen.getByRole("row", { name: /nuova@velluto/ });
  for (const text of ["SEO manager", "In attesa", "Giulia", "21/11/2026, 10:05", "28/11/2026"])
    expect(row.textContent).toContain(text);
  expect(screen.queryByRole("button", { name: "Azioni per l'invito di gia@velluto.example" })).toBeNull();
});

test("invites an address with a role", async () => {
  const calls = open([], ({ body }) => ({ status: 201, body: { ...INVITATION, ...body } }));
  expect(screen.queryByRole("heading", { name: "Inviti" })).toBeNull();
  press("Invita una persona");
  const dialog = await waitFor(withinDialog);
  fireEvent.change(dialog.getByLabelText(/E-mail/), { target: { value: "Nuova@velluto.example" } });
  fireEvent.click(dialog.getByRole("button", { name: "Manda l'invito" }));
  await expectToast("Invito inviato a nuova@velluto.example");
  expect(calls[0]).toEqual({
    method: "POST",
    path: "/api/invitations",
    body: { email: "nuova@velluto.example", role: "customer_service" },
  });
});

test("resends an invitation immediately, and shows a refusal", async () => {
  const calls = open([INVITATION], () => errorResponse(429, "L'invito è appena partito: riprova tra un minuto."));
  await choose("Manda di nuovo");
  await expectToast("L'invito è appena partito: riprova tra un minuto.");
  expect(calls[0]).toMatchObject({ method: "POST", path: "/api/invitations/i1/send" });
});

test("revokes an invitation after a confirmation", async () => {
  const calls = open([INVITATION], () => ({ status: 204 }));
  await choose("Revoca");
  await screen.findByText("Revocare l'invito di nuova@velluto.example?");
  expect(calls).toEqual([]);
  press("Revoca l'invito");
  await expectToast("Invito di nuova@velluto.example revocato");
  expect(calls[0]).toMatchObject({ method: "DELETE", path: "/api/invitations/i1" });
});
