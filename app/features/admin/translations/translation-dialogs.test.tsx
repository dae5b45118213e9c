import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { TranslationsScreen } from "#app/features/admin/translations/translations-screen.tsx";
import { translationRow } from "#test/factories/content-rows.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const MISSING = translationRow({ text: null, state: "missing", version: 0 });
const show = (answers: Parameters<typeof renderScreen>[1], row = MISSING, address = "/") =>
  renderScreen(<TranslationsScreen language="en" rows={[row]} total={1} counts={[]} />, answers, address);
const choose = async (action: string) => {
  fireEvent.click(screen.getByRole("button", { name: "Esporta e importa" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: action }));
};
const openRow = () => fireEvent.click(screen.getByRole("button", { name: "Un lago in barca" }));
const button = (name: string) => withinDialog().getByRole<HTMLButtonElement>("button", { name });
const chooseFile = (name: string, content: string) =>
  fireEvent.change(withinDialog().getByLabelText("File"), { target: { files: [new File([content], name)] } });

// Rule: product.md#translation-files "The file"
test("the texts of the chosen language and state are exported as a file", async () => {
  const saved: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const calls = show(
    () => ({ body: { language: "en", format: "xliff", total: 1, content: "<xliff/>" } }),
    MISSING,
    "/?state=missing&q=lago",
  );
  await choose("Esporta XLIFF");
  await waitFor(() => expect(saved).toEqual(["traduzioni-en.xlf"]));
  expect(calls[0]?.path).toBe("/api/content_texts/export?language=en&format=xliff&state=missing");
});

// Rule: product.md#translation-files "The import"
test("a file is imported once as drafts, and each refused text is named with its reason", async () => {
  const calls = show(({ method }) =>
    method === "POST"
      ? {
          body: {
            language: "en",
            ...{ stored: 2, unchanged: 1, empty: 3 },
            refused: [{ row: 4, note: "Esperienza, nome", reason: "Il testo italiano è cambiato." }],
          },
        }
      : undefined,
  );
  await choose("Importa");
  expect(button("Importa").disabled).toBe(true);
  chooseFile("traduzioni.csv", "id,text");
  fireEvent.click(button("Importa"));
  await expectToast("Traduzioni importate: 2");
  expect(calls[0]).toMatchObject({
    path: "/api/content_texts/import",
    body: { format: "csv", state: "draft", content: "id,text" },
  });
  const result = withinDialog().getByRole("status").textContent;
  for (const text of ["Già uguali: 1. Senza traduzione: 3.", "Testi rifiutati: 1", "4. Esperienza, nome Il testo"])
    expect(result).toContain(text);
  expect(button("Importa").disabled).toBe(true);
  expect(withinDialog().queryByRole("button", { name: "Annulla" })).toBeNull();
});

// Rule: product.md#translation-files "The import"
test("a refused file stays in the dialog with its reason, and can be sent again in another state", async () => {
  const calls = show(() => errorResponse(422, "Il file non è un XLIFF."));
  await choose("Importa");
  chooseFile("traduzioni.xlf", "<x/>");
  fireEvent.change(withinDialog().getByLabelText("Salva come"), { target: { value: "approved" } });
  fireEvent.click(button("Importa"));
  await waitFor(() => expect(withinDialog().getByRole("alert").textContent).toBe("Il file non è un XLIFF."));
  expect(calls[0]?.body).toMatchObject({ format: "xliff", state: "approved" });
  expect(button("Importa").disabled).toBe(false);
});

// Rule: product.md#translation-drafts
test("the model's draft fills the form, and is not offered over what was typed or an approved translation", async () => {
  const { name: _name, italian: _italian, ...drafted } = translationRow({ text: "A lake by boat", state: "draft" });
  const calls = show(({ method }) => (method === "POST" ? { body: { ...drafted, version: 1 } } : undefined));
  openRow();
  fireEvent.click(button("Bozza con l'IA"));
  await expectToast("Bozza scritta: rileggila prima di approvarla");
  expect(calls[0]).toMatchObject({
    path: "/api/content_texts/draft",
    body: { entity: "experiences", entity_id: "x1", field: "name", language: "en", version: 0 },
  });
  const field = await waitFor(() => withinDialog().getByDisplayValue("A lake by boat"));
  fireEvent.change(field, { target: { value: "A lake" } });
  expect(button("Bozza con l'IA").disabled).toBe(true);
});

// Rule: product.md#translation-drafts
test.each(["approved", "outdated"] as const)("no draft is offered for a text that is %s", (state) => {
  show(() => undefined, translationRow({ state }));
  openRow();
  expect(withinDialog().queryByRole("button", { name: "Bozza con l'IA" })).toBeNull();
});

// Rule: product.md#translation-drafts
test("a refused draft is said with its reason, and leaves the form as it is", async () => {
  show(() => errorResponse(503, "Nessun modello è configurato."));
  openRow();
  fireEvent.click(button("Bozza con l'IA"));
  await waitFor(() => expect(document.body.textContent).toContain("Nessun modello è configurato."));
  expect(button("Bozza con l'IA").disabled).toBe(false);
});
