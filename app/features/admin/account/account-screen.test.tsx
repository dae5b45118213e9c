import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { AccountOwner, AccountSession } from "#app/features/admin/account/account-api.ts";
import { AccountScreen } from "#app/features/admin/account/account-screen.tsx";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const ADA: AccountOwner = { email: "ada@velluto.example", name: "Ada", emailVerified: true, twoFactorEnabled: false };
const HERE: AccountSession = {
  id: "s1",
  userAgent: "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36",
  ipAddress: "10.0.0.1",
  createdAt: "2026-11-20T23:30:00.000Z",
  updatedAt: "2026-11-21T09:05:00.000Z",
  isCurrent: true,
};
const PHONE: AccountSession = {
  ...HERE,
  id: "s2",
  userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1",
  isCurrent: false,
};
const SETUP = {
  totpURI: "otpauth://totp/Velluto:ada%40velluto.example?secret=MFRGGZDFMZTWQ2LK&issuer=Velluto",
  backupCodes: ["aaaaa-11111", "bbbbb-22222"],
};

const open = (
  person: Partial<AccountOwner> = {},
  answers?: Parameters<typeof renderScreen>[1],
  sessions: AccountSession[] = [HERE, PHONE],
) => renderScreen(<AccountScreen person={{ ...ADA, ...person }} sessions={sessions} calendars={null} />, answers);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const pressInDialog = (name: string) => fireEvent.click(withinDialog().getByRole("button", { name }));
const type = (name: string, value: string) =>
  fireEvent.input(withinDialog().getByLabelText(name, { exact: true }), { target: { value } });

describe("sessions", () => {
  test("shows each session's device, marks the current one and offers no way to revoke it here", () => {
    open();
    const [here, phone] = screen.getAllByRole("listitem");
    expect(here?.textContent).toContain("Chrome su Windows");
    expect(here?.textContent).toContain("questo dispositivo");
    expect(here?.querySelector("button")).toBeNull();
    expect(phone?.textContent).toContain("Safari su iPhone");
    expect(phone?.textContent).toContain("10.0.0.1 · aperta il 21/11/2026 · ultimo uso 21/11/2026, 10:05");
  });

  test("revokes a session by its token, which is fetched only then", async () => {
    const calls = open({}, ({ path }) => (path.endsWith("list-sessions") ? { body: [{ ...PHONE, token: "t2" }] } : {}));
    press("Chiudi la sessione Safari su iPhone aperta il 21/11/2026");
    await expectToast("Sessione chiusa");
    expect(calls.map(({ path }) => path)).toEqual(["/api/auth/list-sessions", "/api/auth/revoke-session"]);
    expect(calls[1]?.body).toEqual({ token: "t2" });
  });

  test("counts a session that has expired meanwhile as revoked", async () => {
    const calls = open({}, () => ({ body: [] }));
    press("Chiudi la sessione Safari su iPhone aperta il 21/11/2026");
    await expectToast("Sessione chiusa");
    expect(calls).toHaveLength(1);
  });

  test("revokes all other sessions after a confirmation", async () => {
    const calls = open();
    press("Chiudi tutte le altre");
    fireEvent.click(await screen.findByRole("button", { name: "Chiudi le sessioni" }));
    await expectToast("Le altre sessioni sono chiuse");
    expect(calls[0]?.path).toBe("/api/auth/revoke-other-sessions");
  });

  test("offers nothing to revoke when the current session is the only one", () => {
    open({}, undefined, [HERE]);
    expect(screen.queryByRole("button", { name: "Chiudi tutte le altre" })).toBeNull();
  });

  test("shows the first sessions of many and the rest on request", () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ ...PHONE, id: `s${at + 2}` }));
    open({}, undefined, [HERE, ...many]);
    expect(screen.getAllByRole("listitem")).toHaveLength(6);
    press("Mostra tutte (10)");
    expect(screen.getAllByRole("listitem")).toHaveLength(10);
  });
});

describe("name and password", () => {
  test("changes the name", async () => {
    const calls = open();
    press("Modifica il nome");
    type("Nome e cognome", "Ada Nuova");
    press("Salva");
    await expectToast("Nome aggiornato");
    expect(calls[0]).toEqual({ method: "POST", path: "/api/auth/update-user", body: { name: "Ada Nuova" } });
  });

  test("changes the password and signs the other devices out unless the user opts out", async () => {
    const calls = open();
    press("Cambia la password");
    type("Password attuale", "quella-di-prima");
    type("Nuova password", "quella-nuova");
    press("Salva");
    await expectToast("Password aggiornata");
    expect(calls[0]).toEqual({
      method: "POST",
      path: "/api/auth/change-password",
      body: { currentPassword: "quella-di-prima", newPassword: "quella-nuova", revokeOtherSessions: true },
    });
  });

  test("refuses a new password of five characters before sending it", async () => {
    const calls = open();
    press("Cambia la password");
    type("Password attuale", "quella-di-prima");
    type("Nuova password", "corta");
    press("Salva");
    await waitFor(() => expect(withinDialog().getByText("La password deve avere almeno 6 caratteri.")).toBeDefined());
    expect(calls).toEqual([]);
  });

  test("shows a wrong current password at its field", async () => {
    const message = "La password non è corretta.";
    open({}, () => errorResponse(422, message, [{ path: "currentPassword", message }]));
    press("Cambia la password");
    type("Password attuale", "sbagliata");
    type("Nuova password", "quella-nuova");
    press("Salva");
    await waitFor(() => expect(withinDialog().getByText(message)).toBeDefined());
    expect(withinDialog().getByLabelText("Password attuale").getAttribute("aria-invalid")).toBe("true");
  });

  test("offers to resend the verification mail while the address is not verified", async () => {
    const calls = open({ emailVerified: false });
    press("Invia di nuovo l'e-mail");
    await expectToast("Se l'indirizzo attende una verifica, il collegamento è in arrivo.");
    expect(calls[0]?.body).toEqual({ email: "ada@velluto.example" });
  });
});

describe("second factor", () => {
  test("is enabled with the password and the app's code, and shows the backup codes once", async () => {
    const calls = open({}, ({ path }) => ({ body: path.endsWith("enable") ? SETUP : {} }));
    press("Attiva il secondo fattore");
    type("Password", "la-mia");
    pressInDialog("Continua");
    await screen.findByRole("img", { name: "Codice QR per l'app di autenticazione" });
    expect(withinDialog().getByText("MFRG GZDF MZTW Q2LK")).toBeDefined();
    type("Codice", "123 456");
    pressInDialog("Attiva");
    await expectToast("Secondo fattore attivato");
    expect(await screen.findByText("aaaaa-11111")).toBeDefined();
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ["/api/auth/two-factor/enable", { password: "la-mia" }],
      ["/api/auth/two-factor/verify-totp", { code: "123456" }],
    ]);
    pressInDialog("Li ho conservati");
    await waitFor(() => expect(screen.queryByText("aaaaa-11111")).toBeNull());
  });

  test.each([
    ["12345", "Il codice ha 6 cifre."],
    ["", "Indica il codice di 6 cifre."],
  ])("refuses the code %j", async (code, message) => {
    const calls = open({}, () => ({ body: SETUP }));
    press("Attiva il secondo fattore");
    type("Password", "la-mia");
    pressInDialog("Continua");
    await screen.findByRole("img", { name: /QR/ });
    type("Codice", code);
    pressInDialog("Attiva");
    await waitFor(() => expect(withinDialog().getByText(message)).toBeDefined());
    expect(calls).toHaveLength(1);
  });

  test("is disabled with the password", async () => {
    const calls = open({ twoFactorEnabled: true });
    press("Disattiva");
    type("Password", "la-mia");
    pressInDialog("Disattiva");
    await expectToast("Secondo fattore disattivato");
    expect(calls[0]).toMatchObject({ path: "/api/auth/two-factor/disable", body: { password: "la-mia" } });
  });

  test("replaces the old backup codes with new ones", async () => {
    open({ twoFactorEnabled: true }, () => ({ body: { backupCodes: ["ccccc-33333"] } }));
    press("Nuovi codici di riserva");
    type("Password", "la-mia");
    pressInDialog("Crea i codici");
    await expectToast("Codici di riserva nuovi: quelli di prima non valgono più");
    expect(await screen.findByText("ccccc-33333")).toBeDefined();
  });
});
