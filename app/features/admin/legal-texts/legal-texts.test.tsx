// Rule: product.md#legal-texts
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { LegalTextsScreen } from "#app/features/admin/legal-texts/legal-texts-screen.tsx";
import type { ApiLegalText } from "#domain/api/legal-texts/legal-texts.ts";
import { expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const TERMS: ApiLegalText = {
  page: "terms",
  sections_before: [],
  sections_after: [{ title: "Foro", text: "Milano." }],
  paragraphs: { law: "Vale la legge svizzera." },
  version: 3,
  updated_at: "2026-11-20T09:00:00.000Z",
};
const field = (name: string | RegExp) => withinDialog().getByLabelText<HTMLInputElement>(name);
const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(withinDialog().getByRole("button", { name }));
const open = () => {
  const calls = renderScreen(<LegalTextsScreen rows={[TERMS]} />, ({ method }) =>
    method === "PUT" ? { body: TERMS } : undefined,
  );
  fireEvent.click(screen.getAllByRole("button", { name: "Termini e condizioni" })[0] as HTMLElement);
  return calls;
};

test("sections and paragraphs are previewed while an admin types, and a save sends the version that was loaded", async () => {
  const calls = open();
  press("Aggiungi una sezione prima");
  type("Sezione 1 prima, titolo", "Ambito");
  type("Sezione 1 prima, testo", "In <b>Italia</b>.");
  await waitFor(() => expect(withinDialog().getByText(/In <b>Italia<\/b>\./, { selector: "p" })).toBeDefined());
  press("Salva");
  await expectToast("Pagina legale aggiornata");
  expect(calls[0]).toMatchObject({
    method: "PUT",
    path: "/api/legal_texts/terms",
    body: {
      sections_before: [{ title: "Ambito", text: "In <b>Italia</b>." }],
      sections_after: TERMS.sections_after,
      paragraphs: { law: "Vale la legge svizzera.", model: "" },
      version: 3,
    },
  });
});

test("a button copies a generated paragraph into its field, and a section without a text is invalid", async () => {
  const calls = open();
  press(/^Parti da questo testo: Il modello/);
  await waitFor(() => expect(field(/^Il modello che scegli/).value).toMatch(/^La prenotazione riserva/));
  type("Sezione 1 dopo, testo", " ");
  press("Salva");
  expect(await screen.findByText("Scrivi il testo della sezione.")).toBeDefined();
  expect(calls).toEqual([]);
});
