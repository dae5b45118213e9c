import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { UserList } from "#app/features/admin/users/user-list.tsx";
import type { ApiInvitation } from "#domain/api/invitations/invitations.ts";
import type { ApiUser } from "#domain/api/users/users.ts";
import { userRow } from "#test/factories/panel-rows.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const ADA = userRow();
const NEW = userRow({
  id: "u2",
  email: "nuovo@velluto.example",
  name: "",
  email_verified: false,
  two_factor: false,
  last_seen_at: null,
  roles: [],
});
const BOSS = userRow({ id: "u3", email: "capo@velluto.example", roles: [{ id: "r3", role: "admin" }] });

const open = (rows: ApiUser[], answers?: Parameters<typeof renderScreen>[1], invitations: ApiInvitation[] = []) =>
  renderScreen(<UserList {...{ rows, invitations }} total={rows.length} ownEmail={BOSS.email} />, answers);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const choose = async (menu: string, name: string) => {
  press(menu);
  fireEvent.click(await screen.findByRole("menuitem", { name }));
};

describe("the list of users", () => {
  // Rule: product.md#users
  test("shows roles, states, addresses, second factors and Italian dates", () => {
    open([ADA]);
    const row = screen.getByRole("row", { name: /Ada Prova/ });
    for (const text of [
      "ada@velluto.example",
      "SEO manager",
      "Attivo",
      "Verificato",
      "21/11/2026, 10:05",
      "21/11/2026",
    ])
      expect(row.textContent).toContain(text);
  });

  test("shows the address of a user without a name, and says when role, session or verification are missing", () => {
    open([NEW]);
    expect(screen.getByRole("button", { name: "nuovo@velluto.example" })).toBeDefined();
    for (const text of ["Nessun ruolo", "Non verificato", "nessuna sessione"])
      expect(screen.getByText(text, { selector: "td *" })).toBeDefined();
  });

  test("offers only roles that the user does not have", async () => {
    open([ADA]);
    press("Assegna un ruolo a ada@velluto.example");
    const offered = await screen.findAllByRole("menuitem");
    expect(offered.map(({ textContent }) => textContent)).toEqual(["Amministratore", "Servizio clienti"]);
  });
});

describe("roles", () => {
  test("are granted immediately to a verified address", async () => {
    const calls = open([ADA]);
    await choose("Assegna un ruolo a ada@velluto.example", "Servizio clienti");
    await expectToast("Ruolo Servizio clienti assegnato a ada@velluto.example");
    expect(calls[0]).toEqual({
      method: "POST",
      path: "/api/user_roles",
      body: { user_id: "u1", role: "customer_service" },
    });
  });

  test("are granted by invitation to an unverified address", async () => {
    const calls = open([NEW]);
    await choose("Assegna un ruolo a nuovo@velluto.example", "SEO manager");
    await screen.findByText(/L'indirizzo non è verificato/);
    expect(calls).toEqual([]);
    press("Manda l'invito");
    await expectToast("Invito mandato a nuovo@velluto.example");
    expect(calls[0]).toMatchObject({
      path: "/api/invitations",
      body: { email: "nuovo@velluto.example", role: "seo_manager" },
    });
  });

  test("include administrator only after a confirmation", async () => {
    const calls = open([ADA]);
    await choose("Assegna un ruolo a ada@velluto.example", "Amministratore");
    await screen.findByText(/Un amministratore può fare tutto/);
    expect(calls).toEqual([]);
  });

  test("are revoked after a confirmation", async () => {
    const calls = open([ADA], () => ({ status: 204 }));
    press("Togli il ruolo SEO manager a ada@velluto.example");
    await screen.findByText("Togliere il ruolo SEO manager a ada@velluto.example?");
    expect(calls).toEqual([]);
    press("Togli il ruolo");
    await expectToast("Ruolo SEO manager tolto a ada@velluto.example");
    expect(calls[0]).toMatchObject({ method: "DELETE", path: "/api/user_roles/r1" });
  });

  test("show the refusal to revoke the last admin in the confirmation", async () => {
    const reason = "È l'ultimo amministratore: nominane prima un altro.";
    open([BOSS], () => errorResponse(409, reason));
    press("Togli il ruolo Amministratore a capo@velluto.example");
    fireEvent.click(await screen.findByRole("button", { name: "Togli il ruolo" }));
    await waitFor(() => expect(withinDialog().getByRole("alert").textContent).toBe(reason));
  });

  test("show a fixed message for a refusal without a reason", async () => {
    open([ADA], () => errorResponse(500));
    await choose("Assegna un ruolo a ada@velluto.example", "Servizio clienti");
    await expectToast("Errore nell'aggiornamento dell'utente");
  });

  test("reload the panel when users revoke a role of their own", async () => {
    const assign = vi.fn();
    vi.stubGlobal("location", { ...window.location, assign });
    open([BOSS], () => ({ status: 204 }));
    press("Togli il ruolo Amministratore a capo@velluto.example");
    await screen.findByText(/È un ruolo tuo/);
    press("Togli il ruolo");
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/admin"));
    vi.unstubAllGlobals();
  });
});

describe("accounts", () => {
  test("are disabled after a confirmation, and enabled without one", async () => {
    const calls = open([ADA, { ...NEW, disabled_at: "2026-11-21T08:00:00.000Z" }]);
    await choose("Azioni per ada@velluto.example", "Disattiva");
    await screen.findByText("Disattivare ada@velluto.example?");
    expect(calls).toEqual([]);
    press("Disattiva");
    await expectToast("Account disattivato");
    expect(calls[0]).toEqual({ method: "PATCH", path: "/api/users/u1", body: { disabled: true } });
    await waitFor(() => expect(document.querySelector("[data-dialog-size]")).toBeNull());
    await choose("Azioni per nuovo@velluto.example", "Riattiva");
    await expectToast("Account riattivato");
    expect(calls[1]).toEqual({ method: "PATCH", path: "/api/users/u2", body: { disabled: false } });
  });

  test("cannot be disabled by their owner", async () => {
    open([BOSS]);
    press("Azioni per capo@velluto.example");
    const item = await screen.findByRole("menuitem", { name: "Disattiva" });
    expect(item.getAttribute("aria-disabled")).toBe("true");
  });

  test("have all sessions revoked after a confirmation, which needs at least one session", async () => {
    const calls = open([ADA, NEW], () => ({ status: 204 }));
    await choose("Azioni per ada@velluto.example", "Chiudi tutte le sessioni");
    fireEvent.click(await screen.findByRole("button", { name: "Chiudi le sessioni" }));
    await expectToast("ada@velluto.example è fuori da tutti i dispositivi");
    expect(calls[0]).toMatchObject({ method: "POST", path: "/api/users/u1/sign-out" });
    await waitFor(() => expect(document.querySelector("[data-dialog-size]")).toBeNull());
    press("Azioni per nuovo@velluto.example");
    const item = await screen.findByRole("menuitem", { name: "Chiudi tutte le sessioni" });
    expect(item.getAttribute("aria-disabled")).toBe("true");
  });

  test("lose the second factor after a confirmation, if there is one", async () => {
    const calls = open([ADA, NEW]);
    await choose("Azioni per ada@velluto.example", "Togli il secondo fattore");
    await screen.findByText("Togliere il secondo fattore a ada@velluto.example?");
    expect(calls).toEqual([]);
    press("Togli il secondo fattore");
    await expectToast("Secondo fattore tolto a ada@velluto.example");
    expect(calls[0]).toEqual({ method: "PATCH", path: "/api/users/u1", body: { two_factor: false } });
    await waitFor(() => expect(document.querySelector("[data-dialog-size]")).toBeNull());
    press("Azioni per nuovo@velluto.example");
    await screen.findByRole("menuitem", { name: "Disattiva" });
    expect(screen.queryByRole("menuitem", { name: "Togli il secondo fattore" })).toBeNull();
  });

  test("get a corrected name; a refusal is shown at the field, and nothing typed is lost", async () => {
    const message = "Al massimo 100 caratteri.";
    let refused = true;
    const calls = open([ADA], () => (refused ? errorResponse(422, message, [{ path: "name", message }]) : undefined));
    press("Ada Prova");
    const field = withinDialog().getByRole<HTMLInputElement>("textbox", { name: "Nome e cognome" });
    fireEvent.input(field, { target: { value: "Ada Nuova" } });
    press("Salva");
    await waitFor(() => expect(withinDialog().getByText(message)).toBeDefined());
    expect(field.value).toBe("Ada Nuova");
    refused = false;
    press("Salva");
    await expectToast("Nome aggiornato");
    expect(calls.at(-1)).toEqual({ method: "PATCH", path: "/api/users/u1", body: { name: "Ada Nuova" } });
  });
});

test("show what an empty list will contain", () => {
  open([]);
  expect(screen.getByText("Chi si registra compare qui, e aspetta che gli assegni un ruolo.")).toBeDefined();
});
