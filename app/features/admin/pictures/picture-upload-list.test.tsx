import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PictureUploadList } from "./picture-upload-list.tsx";
import type { PictureUpload } from "./picture-upload-queue.ts";

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
function show(...uploads: PictureUpload[]) {
  const actions = { upload: vi.fn(), retry: vi.fn(), confirmSmall: vi.fn(), cancel: vi.fn() };
  render(<PictureUploadList uploads={{ uploads, isUploading: true, refusal: null, ...actions }} />);
  return actions;
}

// Rule: product.md#picture-upload "Pictures are sent"
test("shows the progress of each picture, and cancels one or all", () => {
  const { cancel } = show(
    { id: 1, name: "muso.jpg", state: { name: "sending", percent: 40 } },
    { id: 2, name: "coda.jpg", state: { name: "waiting" } },
  );
  expect(screen.getByRole("status").textContent).toBe("Caricamento di muso.jpg, poi un'altra foto…");
  expect(screen.getByRole<HTMLProgressElement>("progressbar", { name: "Avanzamento di muso.jpg" }).value).toBe(40);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "muso.jpg40%",
    "coda.jpgIn attesa",
  ]);
  press("Annulla coda.jpg");
  press("Annulla tutte");
  expect(cancel.mock.calls).toEqual([[2], []]);
});

// Rule: product.md#picture-upload "Pictures are sent"
test("offers another attempt at each picture that failed, but none for a refused file", () => {
  const failed = (id: number, canRetry: boolean): PictureUpload => {
    return { id, name: `foto-${id}.jpg`, state: { name: "failed", reason: "Non è riuscito.", canRetry } };
  };
  const { retry, cancel } = show(failed(1, true), failed(2, false), failed(3, true));
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "foto-1.jpg: Non è riuscito.",
    "foto-2.jpg: Non è riuscito.",
    "foto-3.jpg: Non è riuscito.",
  ]);
  expect(screen.queryByRole("button", { name: "Riprova foto-2.jpg" })).toBeNull();
  press("Riprova foto-1.jpg");
  press("Riprova tutte");
  press("Togli foto-2.jpg dall'elenco");
  expect([retry.mock.calls, cancel.mock.calls]).toEqual([[[1], []], [[2]]]);
});

// Rule: product.md#picture-upload "A public picture narrower"
test("asks whether a small picture will do", () => {
  const { confirmSmall, cancel } = show({ id: 4, name: "muso.jpg", state: { name: "small", reason: "È piccola." } });
  expect(screen.getByRole("alert").textContent).toBe("muso.jpg: È piccola.");
  press("Usa lo stesso muso.jpg");
  press("Togli muso.jpg dall'elenco");
  expect([confirmSmall.mock.calls, cancel.mock.calls]).toEqual([[[4]], [[4]]]);
});

test("says that the connection is away", () => {
  show({ id: 1, name: "muso.jpg", state: { name: "offline" } });
  expect(screen.getByRole("status").textContent).toBe(
    "La connessione è assente: il caricamento riprende da solo appena torna.",
  );
});
