import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AnswerTemplateList } from "#app/features/admin/answer-templates/answer-template-list.tsx";
import { ArticleList } from "#app/features/admin/articles/article-list.tsx";
import { BrandList } from "#app/features/admin/brands/brand-list.tsx";
import { CityList } from "#app/features/admin/cities/city-list.tsx";
import { ClubEventList } from "#app/features/admin/club-events/club-event-list.tsx";
import { CustomerList } from "#app/features/admin/customers/customer-list.tsx";
import { ExperienceList } from "#app/features/admin/experiences/experience-list.tsx";
import { JetRouteList } from "#app/features/admin/jet-routes/jet-route-list.tsx";
import { JetList } from "#app/features/admin/jets/jet-list.tsx";
import { QuoteList } from "#app/features/admin/quotes/quote-list.tsx";
import { ExtraList } from "#app/features/admin/rates/extra-list.tsx";
import { PromotionCodeList } from "#app/features/admin/rates/promotion-code-list.tsx";
import { RateRuleList } from "#app/features/admin/rates/rate-rule-list.tsx";
import { ReviewList } from "#app/features/admin/reviews/review-list.tsx";
import { SeoList } from "#app/features/admin/seo-overrides/seo-list.tsx";
import { UnitList } from "#app/features/admin/units/unit-list.tsx";
import { WaitingListScreen } from "#app/features/admin/waiting-list/waiting-list-screen.tsx";
import type { ApiUnit } from "#domain/api/units/units.ts";
import { brandRow, cityRow, experienceRow, jetRouteRow, jetRow } from "#test/factories/catalogue-rows.ts";
import { answerTemplateRow, articleRow, clubEventRow, reviewRow } from "#test/factories/content-rows.ts";
import { customerRow } from "#test/factories/customer-rows.ts";
import { seoOverrideRow } from "#test/factories/panel-rows.ts";
import { quoteRow } from "#test/factories/quote-rows.ts";
import { extraRow, promotionCodeRow, rateRuleRow } from "#test/factories/rate-rows.ts";
import { unitRow } from "#test/factories/unit-rows.ts";
import { waitingEntryRow } from "#test/factories/waiting-list-rows.ts";
import { renderScreen, type SentCall } from "#test/panel-screen.tsx";

beforeEach(() => localStorage.clear());

const ALL = { canManage: true, canWriteTexts: true };
const NO_CHOICES = { cities: [], brands: [], vehicles: [] };
const unitList = (row: ApiUnit) => (
  <UnitList key="u" rows={[row]} total={1} toComplete={0} vehicle={null} canOverride={false} />
);
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
  ["quotes", <QuoteList key="q" rows={[quoteRow()]} total={1} loadedAt={Date.now()} />, "Telefono"],
  ["customers", <CustomerList key="p" rows={[customerRow()]} total={1} />, "Partita IVA"],
  ["units", unitList(unitRow()), "Telaio"],
  ["jets", <JetList key="j" rows={[jetRow()]} total={1} cities={[]} abilities={ALL} />, "Aeroporto"],
  [
    "jet-routes",
    <JetRouteList key="r" rows={[jetRouteRow()]} total={1} cities={[]} abilities={ALL} />,
    "Ultima modifica",
  ],
  [
    "experiences",
    <ExperienceList key="e" rows={[experienceRow()]} total={1} cities={[]} abilities={ALL} />,
    "Comprende",
  ],
  [
    "extras",
    <ExtraList key="x" rows={[extraRow()]} total={1} cities={[]} vehicles={[]} canManage loadedAt={0} />,
    "Modificato",
  ],
  [
    "rate-rules",
    <RateRuleList key="z" rows={[rateRuleRow()]} total={1} loadedAt={0} canManage {...NO_CHOICES} />,
    "Se si prenota",
  ],
  [
    "promotion-codes",
    <PromotionCodeList
      key="d"
      rows={[promotionCodeRow()]}
      total={1}
      cities={[]}
      vehicles={[]}
      canManage
      loadedAt={0}
    />,
    "Giorni minimi",
  ],
  ["reviews", <ReviewList key="v" rows={[reviewRow()]} total={1} opened={null} loadedAt={0} />, "La nostra risposta"],
  ["waiting-list", <WaitingListScreen key="w" rows={[waitingEntryRow()]} total={1} loadedAt={0} />, "Avvisato il"],
  ["articles", <ArticleList key="a" rows={[articleRow()]} total={1} today="2026-11-21" />, "Sommario"],
  ["club-events", <ClubEventList key="n" rows={[clubEventRow()]} total={1} />, "Descrizione"],
  ["answer-templates", <AnswerTemplateList key="t" rows={[answerTemplateRow()]} total={1} loadedAt={0} />, "Testo"],
] as const;

// Rule: product.md#panel-lists "Every list but"
test.each(LISTS)("%s: shows a column that is selected, and remembers it", async (_list, element, header) => {
  renderScreen(element);
  expect(heads()).not.toContain(header);
  press("Scegli le colonne");
  fireEvent.click(await screen.findByRole("menuitemcheckbox", { name: header }));
  expect(heads()).toContain(header);
});

// Rule: product.md#panel-lists "Every list but"
test.each(LISTS)("%s: loads its views by its own name", async (list, element) => {
  const calls = renderScreen(element, () => ({ body: [] }));
  press("Viste");
  await screen.findByText(/Nessuna vista salvata/);
  expect(calls.map(({ path }) => path)).toEqual([`/api/saved_views?list=${list}`]);
});

test.each([
  ["brands", <BrandList key="b" rows={[]} total={0} />],
  ["articles", <ArticleList key="a" rows={[]} total={0} today="2026-11-21" />],
  ["templates", <AnswerTemplateList key="t" rows={[]} total={0} loadedAt={0} />],
  ["quotes", <QuoteList key="q" rows={[]} total={0} loadedAt={0} />],
  ["reviews", <ReviewList key="v" rows={[]} total={0} opened={null} loadedAt={0} />],
])("%s: suggests the same next step where the filters leave nothing", (_list, element) => {
  renderScreen(element, undefined, "/?q=xyz&status=sent&period=2026-10");
  expect(screen.getByText("Prova a togliere un filtro o a cercare altro.")).not.toBeNull();
});

describe("an export", () => {
  const createdBlobs: Blob[] = [];
  beforeEach(() => {
    createdBlobs.length = 0;
    const addresses = { createObjectURL: (blob: Blob) => `blob:${createdBlobs.push(blob)}`, revokeObjectURL: () => {} };
    vi.stubGlobal("URL", Object.assign(class extends URL {}, addresses));
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Exports the visible list and returns the content of the file. */
  async function seenFile(): Promise<string> {
    press("Esporta");
    fireEvent.click(await screen.findByRole("menuitem", { name: "Come si vede (CSV)" }));
    await waitFor(() => expect(createdBlobs).toHaveLength(1));
    return (await createdBlobs[0]?.text()) ?? "";
  }

  // Rule: product.md#panel-lists "Every list but"
  test("of SEO entries contains the visible columns and is recorded in the audit log", async () => {
    const calls = renderScreen(<SeoList rows={[seoOverrideRow()]} names={{ cities: [], brands: [] }} failed={false} />);
    expect(await seenFile()).toContain("Tipo di pagina;Slug;Meta title;Completezza;Aggiornata");
    expect(calls).toEqual([{ method: "POST", path: "/api/exports", body: { list: "seo", rows: 1 } }]);
  });

  // Rule: product.md#panel-lists "Every list but"
  test("of quotes queries the list's period, past days too", async () => {
    const list = <QuoteList rows={[quoteRow()]} total={1} loadedAt={Date.now()} />;
    const calls = renderScreen(list, answerWith([quoteRow()]), "/?period=2026-10&status=sent");
    expect(await seenFile()).toContain("Ada Lovelace;Il tuo volo Milano – Zurigo");
    expect(calls[0]?.path).toContain("created_from=2026-10-01&created_to=2026-10-31");
    expect(calls.at(-1)).toMatchObject({ path: "/api/exports", body: { list: "preventivi", rows: 1 } });
  });

  // Rule: product.md#panel-lists
  // Rule: product.md#panel-lists "Every list but"
  test.each([
    ["entered", unitList(unitRow()), unitRow(), "Ferrari 296 GTB, unità 2;GA123BC;Rosso vivo, Tabacco"],
    ["returned", <ReviewList key="v" rows={[reviewRow()]} total={1} opened={null} loadedAt={0} />, reviewRow(), "Ada"],
    ["published", <ArticleList key="a" rows={[articleRow()]} total={1} today="2026-11-21" />, articleRow(), "Un lago"],
    ["held", <ClubEventList key="n" rows={[clubEventRow()]} total={1} />, clubEventRow(), "Cena;2099-12-12;Erbusco"],
    [
      "updated",
      <JetRouteList key="r" rows={[jetRouteRow()]} total={1} cities={[]} abilities={ALL} />,
      jetRouteRow(),
      "Milano – Nizza;50m;3900,00",
    ],
    [
      "updated",
      <AnswerTemplateList key="t" rows={[answerTemplateRow()]} total={1} loadedAt={0} />,
      answerTemplateRow(),
      "Volo;Italiano;2026-11-20",
    ],
    [
      "updated",
      <RateRuleList key="z" rows={[rateRuleRow()]} total={1} loadedAt={0} canManage {...NO_CHOICES} />,
      rateRuleRow(),
      "Agosto;Prezzo del giorno;Sportive;01 ago – 31 ago, ogni anno;20 % in più",
    ],
    [
      "updated",
      <PromotionCodeList
        key="d"
        rows={[promotionCodeRow()]}
        total={1}
        cities={[]}
        vehicles={[]}
        canManage
        loadedAt={0}
      />,
      promotionCodeRow(),
      "ESTATE;10 %;Sportive;01 giu – 31 ago 2027;12 di 50;Attivo",
    ],
    ["created", <BrandList key="b" rows={[brandRow()]} total={1} />, brandRow(), brandRow().name],
    ["created", <CityList key="c" rows={[cityRow()]} total={1} />, cityRow(), cityRow().name],
    ["last_pickup", <CustomerList key="p" rows={[customerRow()]} total={1} />, customerRow(), "Ada Prova"],
  ] as const)("queries the period of a list by its date: %s", async (day, list, row, line) => {
    const calls = renderScreen(list, answerWith([row]), "/?period=2026-10");
    expect(await seenFile()).toContain(line);
    expect(calls[0]?.path).toContain(`${day}_from=2026-10-01&${day}_to=2026-10-31`);
    expect(calls.at(-1)).toMatchObject({ path: "/api/exports", body: { rows: 1 } });
  });

  // Rule: product.md#panel-lists
  test("of customers contains no document numbers", async () => {
    const row = customerRow({ licence_number: "MI1234567X", document_number: "CA98765ZZ" });
    const calls = renderScreen(<CustomerList rows={[row]} total={1} />, answerWith([row]));
    const file = await seenFile();
    expect(file).toContain("Ada Prova");
    expect(file).not.toMatch(/MI1234567X|CA98765ZZ/);
    expect(calls.at(-1)).toMatchObject({ path: "/api/exports", body: { list: "clienti", rows: 1 } });
  });
});

// Rule: product.md#customers-screen
test("lists each customer with contacts, bookings and value, and links to their page", () => {
  const company = customerRow({ id: "customer-2", name: "Bruno Prova", company_name: "Prova S.p.A.", banned: true });
  renderScreen(<CustomerList rows={[customerRow(), company]} total={2} />, undefined, "/?q=prova");
  const [, ada, bruno] = screen.getAllByRole("row");
  for (const text of ["Ada Prova", "+39 333 000 0000", "ada@prova.example", "€ 4.200"])
    expect(ada?.textContent?.replaceAll("\u00a0", " ")).toContain(text);
  expect(ada?.querySelector("a")?.getAttribute("href")).toBe("/admin/customers/customer-1?q=prova");
  expect(bruno?.textContent).toContain("Bruno Prova, Prova S.p.A.");
  expect(bruno?.textContent).toContain("Non noleggiare");
});

/** Responds to list calls with these rows, and accepts every write. */
const answerWith = (rows: readonly object[]) => (call: SentCall) =>
  call.method === "GET" ? { body: rows } : undefined;
