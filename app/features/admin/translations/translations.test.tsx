import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { TranslationsScreen } from "#app/features/admin/translations/translations-screen.tsx";
import { fieldLabel, rowName } from "#app/features/admin/translations/translations-words.ts";
import { translationRow } from "#test/factories/content-rows.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const COUNTS = [{ language: "de" as const, state: "missing" as const, total: 1_200 }];
const renderTranslations = (
  row = translationRow(),
  answers: Parameters<typeof renderScreen>[1] = undefined,
  address = "/",
) => renderScreen(<TranslationsScreen language="en" rows={[row]} total={1} counts={COUNTS} />, answers, address);
const open = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const translation = () => withinDialog().getByLabelText<HTMLTextAreaElement>(/^Traduzione: English/);
const approve = () => fireEvent.click(withinDialog().getByRole("switch", { name: "Approvata" }));
const save = () => fireEvent.click(withinDialog().getByRole("button", { name: "Salva" }));

// Rule: product.md#translations-screen "The list"
test("the counts lead to the texts of a language and state, and the list names state and kind", () => {
  renderTranslations(undefined, undefined, "/?entity=experiences&entity_id=x1");
  const link = screen.getByRole("link", { name: "Deutsch, mancante: 1200" });
  expect(link.getAttribute("href")).toBe("/?language=de&state=missing");
  const table = within(screen.getByRole("table", { name: "Testi da tradurre" }));
  for (const text of ["Da rivedere", "Esperienze", "Nome"]) expect(table.getByText(text)).toBeDefined();
  expect(screen.getByText("Solo i testi di una voce")).toBeDefined();
});

// Rule: product.md#translations-screen "The editor"
test("a translation is edited beside the Italian text, and saved with hash and version", async () => {
  const calls = renderTranslations();
  open("Un lago in barca");
  expect(withinDialog().getByRole("region", { name: "Italiano" }).textContent).toBe("Un lago in barca");
  expect(withinDialog().getByText(/Il testo italiano è cambiato/)).toBeDefined();
  fireEvent.change(translation(), { target: { value: "A lake by boat" } });
  save();
  await expectToast("Traduzione approvata");
  expect(calls[0]?.body).toEqual({
    entity: "experiences",
    entity_id: "x1",
    field: "name",
    language: "en",
    source_hash: "h1",
    text: "A lake by boat",
    approved: true,
    version: 3,
  });
});

// Rule: product.md#translations-screen "The editor"
test("an article's body is edited as markup and stored as HTML, as a draft", async () => {
  const body = translationRow({
    ...{ entity: "articles", field: "body", name: "Un lago", italian: "<h2>Acqua</h2>\n<p>Blu</p>" },
    ...{ text: null, state: "missing", version: 0 },
  });
  const calls = renderTranslations(body);
  open("Un lago");
  expect(withinDialog().getByRole("region", { name: "Italiano" }).textContent).toBe("## Acqua\n\nBlu");
  fireEvent.change(translation(), { target: { value: "## Water\n\nBlue" } });
  save();
  await expectToast("Bozza salvata");
  expect(calls[0]?.body).toMatchObject({ text: "<h2>Water</h2>\n<p>Blue</p>", approved: false, version: 0 });
});

// Rule: product.md#translations-screen "The editor"
test("a changed Italian text is shown, and what was typed stays", async () => {
  const changed = translationRow({ italian: "Un lago in barca a vela", source_hash: "h2" });
  const refusal = errorResponse(409, "Il testo italiano è cambiato nel frattempo: rileggilo prima di salvare.");
  const calls = renderTranslations(undefined, ({ method, body }) =>
    method === "GET" ? { body: [changed] } : body.source_hash === "h1" ? refusal : undefined,
  );
  open("Un lago in barca");
  fireEvent.change(translation(), { target: { value: "A lake by boat" } });
  approve();
  save();
  await waitFor(() => expect(withinDialog().getByText("Un lago in barca a vela")).toBeDefined());
  expect(withinDialog().getByRole("alert").textContent).toContain("rileggilo prima di salvare");
  expect(translation().value).toBe("A lake by boat");
  save();
  await expectToast("Bozza salvata");
  expect(calls.at(-1)?.body).toMatchObject({ source_hash: "h2", text: "A lake by boat", approved: false });
});

test.each([
  [{ entity: "site_settings", field: "point_model/title" }, "Punto: modello garantito, titolo"],
  [{ entity: "site_settings", field: "mark_line" }, "Parola sotto il marchio"],
  [{ entity: "legal_texts", field: "sectionsAfter/0/title" }, "Sezione 1 dopo i capitoli, titolo"],
  [{ entity: "legal_texts", field: "paragraphs/law" }, "Legge e reclami"],
  [{ entity: "vehicles", field: "imageAlts/abc" }, "Testo alternativo di un'immagine"],
] as const)("%j is called %s", (place, label) => expect(fieldLabel(place)).toBe(label));

test("mails and legal pages have the names of their screens", () => {
  expect(rowName(translationRow({ entity: "legal_texts", entity_id: "terms", name: "terms" }))).toBe(
    "Termini e condizioni",
  );
  expect(rowName(translationRow({ entity: "mail_texts", entity_id: "received", name: "received" }))).not.toBe(
    "received",
  );
});
