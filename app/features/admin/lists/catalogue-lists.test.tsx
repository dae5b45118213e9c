import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BrandList } from "#app/features/admin/brands/brand-list.tsx";
import { CityList } from "#app/features/admin/cities/city-list.tsx";
import { CustomerList } from "#app/features/admin/customers/customer-list.tsx";
import { QuoteList } from "#app/features/admin/quotes/quote-list.tsx";
import { SeoList } from "#app/features/admin/seo/seo-list.tsx";
import { brandRow, cityRow } from "#test/factories/catalogue-rows.ts";
import { customerRow } from "#test/factories/customer-rows.ts";
import { seoOverrideRow } from "#test/factories/panel-rows.ts";
import { quoteDetail } from "#test/factories/quote-rows.ts";
import { renderScreen, type SentCall } from "#test/panel-screen.tsx";

beforeEach(() => localStorage.clear());

const heads = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const LISTS = [
  ["brands", <BrandList key="b" rows={[brandRow()]} total={1} />, "Meta description"],
  ["cities", <CityList key="c" rows={[cityRow()]} total={1} />, "Fuso orario"],
  [
    "seo",
    <SeoList key="s" rows={[seoOverrideRow()]} names={{ cities: [], brands: [] }} failed={false} />,
    "URL canonico",
  ],
  ["quotes", <QuoteList key="q" rows={[quoteDetail()]} total={1} loadedAt={Date.now()} />, "Telefono"],
  ["customers", <CustomerList key="p" rows={[customerRow()]} total={1} />, "Partita IVA"],
] as const;

test.each(LISTS)("%s: a column that is chosen is shown, and stays", async (_list, element, header) => {
  renderScreen(element);
  expect(heads()).not.toContain(header);
  press("Scegli le colonne");
  fireEvent.click(await screen.findByRole("menuitemcheckbox", { name: header }));
  expect(heads()).toContain(header);
});

test.each(LISTS)("%s: its views are asked for under its own name", async (list, element) => {
  const calls = renderScreen(element, () => ({ body: [] }));
  press("Viste");
  await screen.findByText(/Nessuna vista salvata/);
  expect(calls.map(({ path }) => path)).toEqual([`/api/saved_views?list=${list}`]);
});

describe("an export", () => {
  const made: Blob[] = [];
  beforeEach(() => {
    made.length = 0;
    const addresses = { createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`, revokeObjectURL: () => {} };
    vi.stubGlobal("URL", Object.assign(class extends URL {}, addresses));
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Exports what is seen, and reads the file that was made. */
  async function seenFile(): Promise<string> {
    press("Esporta");
    fireEvent.click(await screen.findByRole("menuitem", { name: "Come si vede (CSV)" }));
    await waitFor(() => expect(made).toHaveLength(1));
    return (await made[0]?.text()) ?? "";
  }

  test("of SEO entries is what is seen, and the log is told", async () => {
    const calls = renderScreen(<SeoList rows={[seoOverrideRow()]} names={{ cities: [], brands: [] }} failed={false} />);
    expect(await seenFile()).toContain("Tipo di pagina;Slug;Meta title;Completezza;Aggiornata");
    expect(calls).toEqual([{ method: "POST", path: "/api/exports", body: { list: "seo", rows: 1 } }]);
  });

  test("of quotes asks for the days of the list, past ones too", async () => {
    const list = <QuoteList rows={[quoteDetail()]} total={1} loadedAt={Date.now()} />;
    const calls = renderScreen(list, answerWith([quoteDetail()]), "/?period=2026-10&status=sent");
    expect(await seenFile()).toContain("Ada Lovelace;Il tuo volo Milano – Zurigo");
    expect(calls[0]?.path).toContain("created_from=2026-10-01&created_to=2026-10-31");
    expect(calls.at(-1)).toMatchObject({ path: "/api/exports", body: { list: "preventivi", rows: 1 } });
  });

  test("of customers has no number of a document", async () => {
    const row = customerRow({ licence_number: "MI1234567X", document_number: "CA98765ZZ" });
    const calls = renderScreen(<CustomerList rows={[row]} total={1} />, answerWith([row]));
    const file = await seenFile();
    expect(file).toContain("Ada Prova");
    expect(file).not.toMatch(/MI1234567X|CA98765ZZ/);
    expect(calls.at(-1)).toMatchObject({ path: "/api/exports", body: { list: "clienti", rows: 1 } });
  });
});

/** Lists answer with these rows; whatever is written is taken. */
const answerWith = (rows: readonly object[]) => (call: SentCall) =>
  call.method === "GET" ? { body: rows } : undefined;
