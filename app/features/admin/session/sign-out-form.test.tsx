import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { SignOutForm } from "#app/features/admin/session/sign-out-form.tsx";
import { DraftOwner } from "#app/ui/panel/drafts/draft-owner.ts";
import { keepDraft } from "#app/ui/panel/drafts/draft-store.ts";
import { UnsavedGuard } from "#app/ui/panel/drafts/unsaved.tsx";
import { ToastProvider } from "#app/ui/panel/overlays/toast.tsx";
import { toastSays } from "#test/panel-screen.tsx";

const signOut = vi.fn<() => Promise<unknown>>();
const DRAFT = { owner: "anna", form: "answer", subject: "r1" };

beforeEach(() => {
  localStorage.clear();
  signOut.mockReset().mockResolvedValue(null);
});

function open() {
  const element = (
    <ToastProvider>
      <DraftOwner value="anna">
        <UnsavedGuard>
          <SignOutForm className={undefined}>
            <button type="submit">Esci</button>
          </SignOutForm>
        </UnsavedGuard>
      </DraftOwner>
    </ToastProvider>
  );
  const routes = [
    { path: "/", element },
    { path: "/auth/logout", action: signOut },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  return () => fireEvent.click(screen.getByRole("button", { name: "Esci" }));
}

test("a sign-out that nobody answers leaves the panel standing and says so", async () => {
  signOut.mockResolvedValue({ message: "Errore durante la disconnessione" });
  const leave = open();
  leave();
  await toastSays("Errore durante la disconnessione");
  expect(screen.getByRole("button", { name: "Esci" })).toBeTruthy();
});

test("with drafts it asks, since they go with the session", async () => {
  keepDraft(DRAFT, { version: 1, changes: { body: "Gentile Ada" } });
  const leave = open();
  leave();
  const question = await screen.findByRole("alertdialog", { name: "Hai modifiche non salvate" });
  expect(question.textContent).toContain("si eliminano da questo browser");
  expect(signOut).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Resta qui" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  leave();
  fireEvent.click(await screen.findByRole("button", { name: "Esci ed elimina le bozze" }));
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});
