import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { BrandList } from "#app/features/admin/brands/brand-list.tsx";
import { CityList } from "#app/features/admin/cities/city-list.tsx";
import { SeoList } from "#app/features/admin/seo/seo-list.tsx";
import { brandRow, cityRow } from "#test/factories/catalogue-rows.ts";
import { seoOverrideRow } from "#test/factories/panel-rows.ts";
import { renderScreen } from "#test/panel-screen.tsx";

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

test("SEO entries are exported as they are seen, and the log told", async () => {
  const made: Blob[] = [];
  const addresses = { createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`, revokeObjectURL: () => {} };
  vi.stubGlobal("URL", Object.assign(class extends URL {}, addresses));
  const calls = renderScreen(<SeoList rows={[seoOverrideRow()]} names={{ cities: [], brands: [] }} failed={false} />);
  press("Esporta");
  fireEvent.click(await screen.findByRole("menuitem", { name: "Come si vede (CSV)" }));
  await waitFor(() => expect(made).toHaveLength(1));
  expect(await made[0]?.text()).toContain("Tipo di pagina;Slug;Meta title;Completezza;Aggiornata");
  expect(calls).toEqual([{ method: "POST", path: "/api/exports", body: { list: "seo", rows: 1 } }]);
  vi.unstubAllGlobals();
});
