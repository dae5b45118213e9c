import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
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
