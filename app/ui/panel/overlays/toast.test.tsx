import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ToastProvider, useToast } from "./toast.tsx";

function Saver() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.success("Nota aggiunta")}>
      Salva
    </button>
  );
}

test("what Tab reaches in a toast is read out too, and closes it", async () => {
  render(
    <ToastProvider>
      <Saver />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Salva" }));
  fireEvent.click(await screen.findByRole("button", { name: "Chiudi l'avviso" }));
  await waitFor(() => expect(screen.queryByText("Nota aggiunta")).toBeNull());
});

function Confirmer({ onUndo }: { onUndo: () => void }) {
  const toast = useToast();
  return (
    <button
      type="button"
      onClick={() => toast.undoable("Prenotazione confermata", { id: "undo-1", forMs: 60_000, onUndo })}
    >
      Conferma
    </button>
  );
}

test("what can be taken back is announced with its key, F6, which leads to Annulla and back", async () => {
  const undone = vi.fn();
  render(
    <ToastProvider>
      <Confirmer onUndo={undone} />
    </ToastProvider>,
  );
  const confirm = screen.getByRole("button", { name: "Conferma" });
  confirm.focus();
  fireEvent.click(confirm);
  const undo = await screen.findByRole("button", { name: "Annulla" });
  const region = screen.getByText("F6 per annullare").closest("[aria-live]");
  expect(region?.getAttribute("aria-live")).toBe("polite");
  expect(region?.textContent).toContain("Prenotazione confermata");
  fireEvent.keyDown(document.body, { key: "F6" });
  expect(document.activeElement).toBe(undo);
  fireEvent.click(undo);
  expect(undone).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement).toBe(confirm));
});
