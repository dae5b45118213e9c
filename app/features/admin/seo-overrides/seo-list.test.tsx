// Rule: product.md#seo-manager
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { SeoList } from "#app/features/admin/seo-overrides/seo-list.tsx";
import type { ApiSeoOverride, ApiSeoOverrideChange } from "#domain/api/seo-overrides/seo-overrides.ts";
import { OVERRIDE_PAGE_TYPES } from "#domain/seo-overrides/override-page-types.ts";
import { seoOverrideRow } from "#test/factories/panel-rows.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const MILAN = seoOverrideRow({
  page_type: "category_city",
  slug: "milan/suv",
  custom_title: "SUV a Milano",
  custom_description: "Descrizione",
  custom_h1: "SUV",
  version: 2,
});
const NAMES = { cities: [{ slug: "milan", name: "Milano" }], brands: [{ slug: "ferrari", name: "Ferrari" }] };
const TEXTS = {
  meta_title: "Titolo scritto",
  meta_description: "Descrizione scritta",
  h1: "Titolo grande",
  seo_text: "<p>Testo</p>",
  keywords: "uno, due",
};

type Answers = Parameters<typeof renderScreen>[1];
const open = (rows: ApiSeoOverride[], answers?: Answers) =>
  renderScreen(<SeoList rows={rows} names={NAMES} failed={false} />, answers);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const labelled = (name: string | RegExp) => withinDialog().getByLabelText<HTMLInputElement>(name);
const type = (name: string | RegExp, value: string) => fireEvent.change(labelled(name), { target: { value } });

// Rule: product.md#csv-export
test("exports the entries as a file without an API call", () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const calls = open([MILAN]);
  press("Esporta CSV");
  expect(saved.mock.contexts[0]).toMatchObject({
    download: expect.stringMatching(/^seo-tutti-i-dati-\d{4}-\d{2}-\d{2}\.csv$/),
  });
  expect(calls).toEqual([]);
});

// Rule: product.md#csv-export
test("names the file of the visible list differently from the full export", async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  open([MILAN]);
  press("Esporta");
  fireEvent.click(await screen.findByRole("menuitem", { name: "Come si vede (CSV)" }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.contexts[0]).toMatchObject({
    download: expect.stringMatching(/^seo-elenco-\d{4}-\d{2}-\d{2}\.csv$/),
  });
});

test("offers the export in the menu of further actions on a phone", async () => {
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: media === "(width < 48rem)",
    addEventListener() {},
    removeEventListener() {},
  }));
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  open([MILAN]);
  expect(screen.queryByRole("button", { name: "Esporta CSV" })).toBeNull();
  press("Altre azioni");
  fireEvent.click(await screen.findByRole("menuitem", { name: "Esporta CSV" }));
  expect(saved.mock.contexts[0]).toMatchObject({ download: expect.stringMatching(/^seo-/) });
  vi.unstubAllGlobals();
});

test("offers every page type in the filter", () => {
  open([MILAN]);
  const options = within(screen.getByLabelText("Tipo di pagina")).getAllByRole<HTMLOptionElement>("option");
  expect(options.map(({ value }) => value).sort()).toEqual(["", ...OVERRIDE_PAGE_TYPES].sort());
});

describe("the messages about SEO entries", () => {
  // Rule: product.md#messages
  // Rule: product.md#messages "SEO"
  test('shows "SEO entry created"', async () => {
    const calls = open([]);
    fireEvent.click(screen.getAllByRole("button", { name: "Aggiungi voce" })[0] as HTMLElement);
    type("Tipo di pagina", "category_city");
    type("Slug", "milan/suv");
    press("Salva");
    await expectToast("SEO entry created");
    expect(calls[0]).toMatchObject({
      method: "POST",
      path: "/api/seo_overrides",
      body: { page_type: "category_city", slug: "milan/suv", indexable: true, custom_title: null },
    });
  });

  // Rule: product.md#api
  // Rule: product.md#messages "SEO"
  test('shows "SEO entry updated" and sends the version that was loaded and the current time', async () => {
    const calls = open([MILAN]);
    press("milan/suv");
    type("H1", "I SUV");
    press("Salva");
    await expectToast("SEO entry updated");
    expect(calls[0]).toMatchObject({ method: "PATCH", body: { custom_h1: "I SUV", version: 2 } });
    expect(Number.isNaN(Date.parse(String(calls[0]?.body.updated_at)))).toBe(false);
  });

  // Rule: product.md#messages "SEO"
  test('shows "Failed to save entry" and the error at its field', async () => {
    const message = "Esiste già una voce SEO per questa pagina: modifica quella.";
    open([MILAN], () => errorResponse(422, message, [{ path: "slug", message }]));
    press("milan/suv");
    press("Salva");
    await expectToast("Failed to save entry");
    expect(screen.getByText(message)).toBeDefined();
  });

  // Rule: product.md#messages "SEO"
  test('shows "SEO entry deleted" after a confirmation', async () => {
    const calls = open([MILAN], () => ({ status: 204 }));
    press("Elimina milan/suv");
    await screen.findByText("Are you sure you want to delete this SEO entry?");
    press("Elimina");
    await expectToast("SEO entry deleted");
    expect(calls[0]).toMatchObject({ method: "DELETE", path: "/api/seo_overrides/s1" });
  });

  // Rule: product.md#messages "SEO"
  test('shows "Failed to delete entry"', async () => {
    open([MILAN], () => errorResponse(500));
    press("Elimina milan/suv");
    fireEvent.click(await screen.findByRole("button", { name: "Elimina" }));
    await expectToast("Failed to delete entry");
  });

  // Rule: product.md#messages "SEO"
  test('shows "Failed to load SEO entries"', async () => {
    renderScreen(<SeoList rows={[]} names={NAMES} failed />);
    await expectToast("Failed to load SEO entries");
    expect(screen.getByRole("button", { name: "Riprova" })).toBeDefined();
  });

  test('shows "No SEO entries found. Create your first one!" for an empty list', () => {
    open([]);
    expect(screen.getByText("No SEO entries found. Create your first one!")).toBeDefined();
  });

  // Rule: product.md#generated-texts
  // Rule: product.md#messages "SEO"
  test.each([
    ["model", "Testi scritti dal modello configurato: rileggili prima di salvare."],
    ["templates", "Nessun modello configurato: testi composti con i dati del catalogo."],
  ])(
    'shows "AI content generated successfully", fills the form, names %s as the source, and offers an undo',
    async (writtenBy, expectedText) => {
      const calls = open([MILAN], () => ({ body: { ...TEXTS, writtenBy } }));
      press("milan/suv");
      press("Genera contenuti");
      const toast = await expectToast("AI content generated successfully");
      expect(screen.getByText(expectedText)).toBeDefined();
      expect(calls[0]).toMatchObject({
        path: "/api/functions/generate-seo-content",
        body: { pageType: "category_city", entityKey: "milan/suv", currentData: { custom_title: "SUV a Milano" } },
      });
      expect(labelled("Contenuto").value).toBe("<p>Testo</p>");
      expect(labelled("Parole chiave").value).toBe("uno, due");
      fireEvent.click(within(toast).getByText("Annulla"));
      expect(labelled(/^Meta title/).value).toBe("SUV a Milano");
    },
  );

  // Rule: product.md#messages
  test("offers no undo of generated texts once they are saved", async () => {
    const generated = { body: { ...TEXTS, writtenBy: "model" } };
    open([MILAN], ({ path }) => (path.startsWith("/api/functions/") ? generated : { body: MILAN }));
    press("milan/suv");
    press("Genera contenuti");
    await expectToast("AI content generated successfully");
    fireEvent.click(withinDialog().getByRole("button", { name: "Salva" }));
    await expectToast("SEO entry updated");
    await waitFor(() => expect(screen.queryByText("AI content generated successfully")).toBeNull());
  });

  // Rule: product.md#messages "SEO"
  test.each([
    [0, "", "Failed to generate content"],
    [502, "", "Failed to generate content"],
    [503, "Il modello non ha scritto i testi: tempo scaduto.", "Il modello non ha scritto i testi: tempo scaduto."],
  ])("shows why a generation failed: %i %j", async (status, detail, text) => {
    open([MILAN], () => errorResponse(status, detail));
    press("milan/suv");
    press("Genera contenuti");
    await expectToast(text);
    expect(labelled("H1").value).toBe("SUV");
  });
});

describe("the rules of saving", () => {
  // Rule: product.md#slug-formats
  test.each([
    ["", "Slug is required"],
    ["milan", "Invalid slug format for selected page type"],
    ["atlantis/suv", "Invalid slug format for selected page type"],
  ])('refuse the slug %j with "%s", also for the generation', async (slug, message) => {
    const calls = open([MILAN]);
    press("milan/suv");
    type("Slug", slug);
    press("Genera contenuti");
    await screen.findByText(message);
    press("Salva");
    expect(calls).toEqual([]);
  });

  // Rule: product.md#titles-and-descriptions
  test("warn past 60 and 160 characters without blocking", async () => {
    const calls = open([MILAN]);
    press("milan/suv");
    type(/^Meta title/, "t".repeat(61));
    type(/^Meta description/, "d".repeat(161));
    await screen.findByText("61 / 60");
    expect(screen.getByText("161 / 160")).toBeDefined();
    expect(screen.getAllByText("1 carattere oltre il limite consigliato.")).toHaveLength(2);
    expect(
      [...document.querySelectorAll("[aria-labelledby=seo-preview-title] del")].map((cut) => cut.textContent),
    ).toEqual(["t", "d"]);
    press("Salva");
    await expectToast("SEO entry updated");
    expect(calls[0]?.body.custom_title).toHaveLength(61);
  });

  // Rule: product.md#slug-formats
  test("reset the slug field for another page type", async () => {
    open([MILAN]);
    press("milan/suv");
    type("Tipo di pagina", "main_hub");
    expect(await screen.findByText("La pagina principale del noleggio: senza slug.")).toBeDefined();
    type("Tipo di pagina", "city");
    expect((await screen.findByRole("combobox", { name: /^Slug/ })).getAttribute("placeholder")).toBe(
      "Scegli la città",
    );
  });
});

describe("the table", () => {
  // Rule: product.md#panel-shell "Lists are tables"
  test("shows type, slug, title, completeness and day", () => {
    open([MILAN]);
    const [, row] = screen.getAllByRole("row");
    expect(row?.textContent).toContain("Categoria e cittàmilan/suvSUV a MilanoPartial21/11/2026");
    expect(screen.getByText("1 voce: 1 Partial")).toBeDefined();
  });
});

describe("the history", () => {
  const changes: ApiSeoOverrideChange[] = [
    {
      id: "h2",
      override_id: "s1",
      action: "update",
      at: "2026-11-21T09:00:00.000Z",
      email: "anna@velluto.example",
      before: { ...MILAN, custom_h1: "Prima", version: 1 },
      after: MILAN,
    },
    {
      id: "h1",
      override_id: "s1",
      action: "create",
      at: "2026-11-20T09:00:00.000Z",
      email: null,
      before: null,
      after: { ...MILAN, custom_h1: "Prima", version: 1 },
    },
  ];

  test("restores an earlier state", async () => {
    const calls = open([MILAN], ({ path }) => (path.endsWith("/history") ? { body: changes } : undefined));
    press("Cronologia di milan/suv");
    await screen.findByText("anna@velluto.example");
    fireEvent.click(screen.getByRole("button", { name: "Ripristina lo stato del 20/11/2026, 10:00" }));
    await expectToast("SEO entry updated");
    expect(calls.find(({ method }) => method === "PATCH")).toMatchObject({
      path: "/api/seo_overrides/s1",
      body: { custom_h1: "Prima", version: 2 },
    });
  });

  test("recreates a deleted entry", async () => {
    const deletion = { ...changes[0], action: "delete" as const, before: MILAN, after: null };
    const calls = open([], ({ path }) => (path.endsWith("/deleted") ? { body: [deletion] } : undefined));
    press("Altre azioni");
    fireEvent.click(await screen.findByRole("menuitem", { name: "Voci eliminate" }));
    fireEvent.click(await screen.findByRole("button", { name: "Ripristina milan/suv" }));
    await expectToast("SEO entry created");
    expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({ slug: "milan/suv", custom_h1: "SUV" });
  });
});
