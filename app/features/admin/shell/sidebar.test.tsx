import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { initialsOf, SignOutForm } from "#app/features/admin/shell/sidebar.tsx";
import { DraftOwnerContext } from "#app/ui/panel/drafts/draft-owner-context.ts";
import { saveDraft } from "#app/ui/panel/drafts/draft-store.ts";
import { UnsavedGuard } from "#app/ui/panel/drafts/unsaved-changes.tsx";
import { ToastProvider } from "#app/ui/panel/overlays/toast.tsx";
import { expectToast } from "#test/panel-screen.tsx";

const fetchMock = vi.fn<typeof fetch>();
const assign = vi.fn();
const opaqueRedirect = { ok: false, type: "opaqueredirect" } as Response;
const DRAFT = { owner: "anna", form: "answer", subject: "r1" };

beforeEach(() => {
  localStorage.clear();
  fetchMock.mockReset().mockResolvedValue(opaqueRedirect);
  assign.mockReset();
  vi.stubGlobal("fetch", fetchMock);
  vi.stubGlobal("location", { ...window.location, assign });
});

afterEach(() => void vi.unstubAllGlobals());

function open() {
  const element = (
    <ToastProvider>
      <DraftOwnerContext value="anna">
        <UnsavedGuard>
          <SignOutForm className={undefined}>
            <button type="submit">Esci</button>
          </SignOutForm>
        </UnsavedGuard>
      </DraftOwnerContext>
    </ToastProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  return () => fireEvent.click(screen.getByRole("button", { name: "Esci" }));
}

test("navigates to the sign-in page", async () => {
  const leave = open();
  leave();
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/auth/login"));
  expect(fetchMock.mock.lastCall).toEqual(["/auth/logout", { method: "POST", redirect: "manual" }]);
});

// Rule: product.md#nothing-typed-is-lost
test.each([
  ["the server is unreachable", () => fetchMock.mockRejectedValue(new TypeError("Failed to fetch"))],
  ["a proxy answers instead", () => fetchMock.mockResolvedValue(new Response("", { status: 502 }))],
])("keeps the panel open and says so when %s", async (_what, fail) => {
  fail();
  const leave = open();
  leave();
  await expectToast("Errore durante la disconnessione");
  expect(screen.getByRole("button", { name: "Esci" })).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
});

// Rule: product.md#nothing-typed-is-lost "What is typed"
test("asks for confirmation when drafts would be deleted with the session", async () => {
  saveDraft(DRAFT, { version: 1, changes: { body: "Gentile Ada" } });
  const leave = open();
  leave();
  const question = await screen.findByRole("alertdialog", { name: "Hai modifiche non salvate" });
  expect(question.textContent).toContain("si eliminano da questo browser");
  expect(fetchMock).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Resta qui" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  leave();
  fireEvent.click(await screen.findByRole("button", { name: "Esci ed elimina le bozze" }));
  await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
});

// Rule: product.md#panel-shell "The sidebar is"
test.each([
  ["giulia.ferraris@velluto.example", "GF"],
  ["admin@velluto.example", "AD"],
  ["anna_maria-rossi+panel@velluto.example", "AM"],
  ["è@velluto.example", "È"],
  ["42@velluto.example", "42"],
  ["", ""],
])("derives from %s the initials %s", (email, initials) => {
  expect(initialsOf(email)).toBe(initials);
});
