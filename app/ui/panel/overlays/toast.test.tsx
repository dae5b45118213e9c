import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { useFocusRetention } from "#app/ui/panel/focus/focus-retention.ts";
import { ToastProvider, useToast } from "./toast.tsx";

function Saver() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.success("Nota aggiunta")}>
      Salva
    </button>
  );
}

// Rule: product.md#messages
test("screen readers announce what Tab reaches in a toast, and the close button works", async () => {
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

// Rule: product.md#undo
test("an undoable toast is announced with its key F6, which moves to Annulla and back", async () => {
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

/** Like a booking's actions: undoing shows again what was there before the confirmation. */
function Actions() {
  const toast = useToast();
  const [confirmed, setConfirmed] = useState(false);
  const undo = () => {
    setConfirmed(false);
    toast.success("Di nuovo «Richiesta»");
  };
  return (
    <div {...useFocusRetention<HTMLDivElement>()}>
      {confirmed ? (
        <button type="button">Registra la consegna</button>
      ) : (
        <button
          type="button"
          onClick={() => {
            setConfirmed(true);
            toast.undoable("Prenotazione confermata", { id: "undo-1", forMs: 60_000, onUndo: undo });
          }}
        >
          Conferma
        </button>
      )}
    </div>
  );
}

const button = (name: string) => screen.findByRole("button", { name });
const pressF6 = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "F6" });
async function confirmByKeys() {
  (await button("Conferma")).focus();
  fireEvent.click(await button("Conferma"));
  const replaced = await button("Registra la consegna");
  await waitFor(() => expect(document.activeElement).toBe(replaced));
}

// Rule: product.md#panel-keyboard "After an action"
test("undoing returns the focus to the replaced control, however often F6 is pressed, and with an earlier toast open", async () => {
  render(
    <ToastProvider>
      <Actions />
    </ToastProvider>,
  );
  for (const presses of [1, 2, 1]) {
    await confirmByKeys();
    for (let pressed = 0; pressed < presses; pressed++) pressF6();
    const undo = await button("Annulla");
    expect(document.activeElement).toBe(undo);
    fireEvent.click(undo);
    expect(screen.getAllByText("Di nuovo «Richiesta»").length).toBeGreaterThan(0);
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Conferma"));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Annulla" })).toBeNull());
  }
});

// Rule: product.md#panel-keyboard
test("closing the last toast returns the focus, closing another moves to the next", async () => {
  render(
    <ToastProvider>
      <Saver />
    </ToastProvider>,
  );
  const save = await button("Salva");
  save.focus();
  for (let toasts = 0; toasts < 2; toasts++) fireEvent.click(save);
  pressF6();
  const closing = async () => {
    const toast = [...document.querySelectorAll<HTMLElement>("[data-toast]")].find(
      (shown) => !shown.hasAttribute("data-ending-style"),
    );
    const close = toast?.querySelector<HTMLElement>("button");
    close?.focus();
    close?.click();
  };
  await closing();
  await waitFor(() => expect(document.activeElement?.hasAttribute("data-toast")).toBe(true));
  await waitFor(() => expect(document.querySelectorAll("[data-toast]")).toHaveLength(1));
  await closing();
  await waitFor(() => expect(document.activeElement).toBe(save));
});
