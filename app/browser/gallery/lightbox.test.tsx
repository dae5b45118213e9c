import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openLightbox } from "./lightbox.ts";

// Rule: product.md#pictures "Enlarge: a picture"
test("Escape closes the lightbox also while its picture still grows, and the focus returns to the picture", async () => {
  // jsdom supports neither adopted style sheets nor modal dialogs.
  document.adoptedStyleSheets ??= [];
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  document.body.innerHTML = `<a href="/pictures/a.webp" data-lightbox=""><img width="3" height="2" alt="Ferrari"></a>`;
  const link = document.querySelector("a");
  if (!link) throw new Error("The page has no picture");
  openLightbox(link);
  const dialog = document.querySelector("dialog");
  expect(dialog?.open).toBe(true);
  dialog?.dispatchEvent(new Event("cancel", { cancelable: true }));
  await waitFor(() => expect(dialog?.isConnected).toBe(false));
  expect(document.activeElement).toBe(link);
});
