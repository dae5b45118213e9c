import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "#app/features/admin/api-client.ts";
import { ReauthenticationDialog } from "#app/features/admin/session/reauthentication-dialog.tsx";
import { UnsavedGuard } from "#app/ui/panel/drafts/unsaved-changes.tsx";
import { ToastProvider } from "#app/ui/panel/overlays/toast.tsx";

const ANNA = { id: "u1", email: "anna@velluto.example", name: "Anna", emailVerified: true };

interface Sent {
  path: string;
  body: unknown;
}

/** Mocks an expired session: the server refuses calls until the password, and the code if required, is right. */
function mockExpiredSession({ factor = false, arrives = ANNA.email, lost = 0 } = {}) {
  let open = false;
  let failing = lost;
  const sent: Sent[] = [];
  const json = (status: number, body: unknown) =>
    new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const path = String(input);
    const body = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
    sent.push({ path, body });
    if (path.startsWith("/api/auth/") && failing-- > 0) throw new TypeError("Failed to fetch");
    if (path === "/api/auth/get-session")
      return json(200, { user: { ...ANNA, email: arrives }, session: { id: "s2" } });
    if (path === "/api/auth/sign-in/email") {
      if (body.password !== "giusta") return json(401, { detail: "E-mail o password non corretti.", errors: [] });
      if (factor) return json(200, { twoFactorRedirect: true });
      open = true;
      return json(200, {});
    }
    if (path.startsWith("/api/auth/two-factor/")) {
      const right = body.code === (path.endsWith("backup-code") ? "abcde-12345" : "123456");
      open = right;
      const detail = "Il codice non è valido.";
      return right ? json(200, {}) : json(422, { detail, errors: [{ path: "code", message: detail }] });
    }
    return open ? json(201, { id: "a1" }) : json(401, { detail: "Accedi per continuare." });
  });
  return sent;
}

function renderScreenWithForm() {
  const element = (
    <ToastProvider>
      <UnsavedGuard>
        <textarea aria-label="Risposta" defaultValue="Gentile Ada," />
        <ReauthenticationDialog userId={ANNA.id} email={ANNA.email} />
      </UnsavedGuard>
    </ToastProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

const sendNote = () =>
  api.post("/api/bookings/:id/notes", {
    parameters: { id: "b1" },
    body: { note: "Ha chiamato." },
    idempotencyKey: "k1",
  });
const dialog = async (name = "Accedi di nuovo") => within(await screen.findByRole("dialog", { name }));
const fill = async (label: string, value: string) =>
  fireEvent.change((await dialog()).getByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click((await dialog()).getByRole("button", { name }));
const notesOf = (sent: Sent[]) => sent.filter(({ path }) => path === "/api/bookings/b1/notes");

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

describe("a session that expires during work", () => {
  // Rule: product.md#sign-in
  test("is renewed over the screen, then the refused call is retried; nothing typed is lost", async () => {
    const sent = mockExpiredSession();
    renderScreenWithForm();
    const note = sendNote();
    const inside = await dialog();
    expect(inside.getByLabelText<HTMLInputElement>("Email").value).toBe(ANNA.email);
    expect(inside.getByLabelText<HTMLInputElement>("Email").readOnly).toBe(true);
    expect(inside.getByRole("link", { name: "Password dimenticata?" }).getAttribute("target")).toBe("_blank");
    await fill("Password", "giusta");
    await press("Accedi");
    expect(await note).toEqual({ id: "a1" });
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Accedi di nuovo" })).toBeNull());
    expect(screen.getByLabelText<HTMLTextAreaElement>("Risposta").value).toBe("Gentile Ada,");
    expect(notesOf(sent)).toHaveLength(2);
    expect(sent.find(({ path }) => path.endsWith("/sign-in/email"))?.body).toEqual({
      email: ANNA.email,
      password: "giusta",
    });
  });

  // Rule: product.md#nothing-typed-is-lost "A session that"
  // Rule: product.md#sign-in
  test("shows a wrong password and a lost connection in the dialog, which stays open", async () => {
    mockExpiredSession({ lost: 0 });
    renderScreenWithForm();
    const note = sendNote();
    await fill("Password", "sbagliata");
    await press("Accedi");
    expect((await (await dialog()).findByRole("alert")).textContent).toBe("E-mail o password non corretti.");
    const password = () => dialog().then((inside) => inside.getByLabelText<HTMLInputElement>(/^Password/).value);
    expect(await password()).toBe("");
    await fill("Password", "giusta");
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await press("Accedi");
    await waitFor(async () => expect((await dialog()).getByRole("alert").textContent).toMatch(/non risponde|Errore/));
    expect(await password()).toBe("giusta");
    await press("Accedi");
    expect(await note).toEqual({ id: "a1" });
  });

  test("keeps the dialog open on Escape, since nothing can be sent without a session", async () => {
    mockExpiredSession();
    renderScreenWithForm();
    const note = sendNote();
    await dialog();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    await fill("Password", "giusta");
    await press("Accedi");
    expect(await note).toEqual({ id: "a1" });
  });

  // Rule: product.md#nothing-typed-is-lost "A session that"
  test.each([
    ["Codice", "123456", false],
    ["Codice di riserva", "abcde-12345", true],
  ])("asks for the second factor when the account has one: %s", async (label, code, backup) => {
    mockExpiredSession({ factor: true });
    renderScreenWithForm();
    const note = sendNote();
    await fill("Password", "giusta");
    await press("Accedi");
    await (await dialog()).findByText(/app di autenticazione/);
    if (backup) await press("Usa un codice di riserva");
    await fill(label, backup ? "00000-00000" : "000000");
    await press("Accedi");
    expect(await (await dialog()).findByText("Il codice non è valido.")).toBeTruthy();
    await fill(label, code);
    await press("Accedi");
    expect(await note).toEqual({ id: "a1" });
  });

  // Rule: product.md#nothing-typed-is-lost "A session that"
  test("reloads the page when another user signs in", async () => {
    const sent = mockExpiredSession({ arrives: "bea@velluto.example" });
    renderScreenWithForm();
    sendNote().catch(() => {});
    await fill("Password", "giusta");
    await press("Accedi");
    const otherUserDialog = await dialog("Nel frattempo ha effettuato l'accesso un'altra persona");
    expect(otherUserDialog.getByText(/anna@velluto\.example/)).toBeTruthy();
    expect(otherUserDialog.getByRole("button", { name: "Ricarica la pagina" })).toBeTruthy();
    expect(notesOf(sent)).toHaveLength(1);
  });

  // Rule: product.md#nothing-typed-is-lost "A session that"
  test("continues when the same user signs in in another tab, and closes the screen for another user", async () => {
    const sent = mockExpiredSession();
    renderScreenWithForm();
    const elsewhere = (userId: string) =>
      window.dispatchEvent(
        new StorageEvent("storage", { key: "pannello.utente", newValue: JSON.stringify({ userId, since: 1 }) }),
      );
    const note = sendNote().catch((error: unknown) => error);
    await dialog();
    elsewhere(ANNA.id);
    await note;
    expect(notesOf(sent)).toHaveLength(2);
    elsewhere("u2");
    await dialog("Nel frattempo ha effettuato l'accesso un'altra persona");
  });
});
