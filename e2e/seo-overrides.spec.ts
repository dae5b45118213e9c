import { type APIRequestContext, expect, test } from "@playwright/test";
import { ADMIN } from "./server.ts";

test.describe.configure({ mode: "default" });

/** A page of each type: the override's slug and the page's URL. */
const PAGES = [
  ["main_hub", "", "/luxury-car-rental"],
  ["city", "innsbruck", "/luxury-car-rental/innsbruck"],
  ["category", "van", "/luxury-car-rental/van"],
  ["category_city", "rome/sportive", "/luxury-car-rental/rome/sportive"],
  ["model", "milan/sportive/bentley-continental-gt", "/luxury-car-rental/milan/sportive/bentley-continental-gt"],
  ["brand", "aston-martin", "/aston-martin"],
  ["brand-city", "mercedes-benz-paris", "/mercedes-benz/paris"],
  ["jet_hub", "main", "/private-jet-charter"],
  ["jet_city", "zurich", "/private-jet-charter/zurich"],
  ["jet_type", "midsize-jet", "/private-jet-charter/vienna/midsize-jet"],
  ["jet_model", "vienna-midsize-jet-hawker-900xp", "/private-jet-charter/vienna/midsize-jet/hawker-900xp"],
] as const;

let staff: APIRequestContext;
test.beforeAll(async ({ playwright }) => {
  const baseURL = process.env.E2E_ORIGIN ?? "";
  staff = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  expect((await staff.post("/api/auth/sign-in/email", { data: ADMIN })).status()).toBe(200);
});
test.afterAll(() => staff.dispose());

for (const [pageType, slug, path] of PAGES) {
  // Rule: product.md#seo-override-record
  // Rule: product.md#seo-overrides
  test(`an override of a ${pageType} is in the raw HTML of ${path} at the next view, and gone when it is deleted`, async ({
    playwright,
  }) => {
    const anyone = await playwright.request.newContext({ baseURL: process.env.E2E_ORIGIN ?? "" });
    const read = async () => (await anyone.get(path)).text();
    const before = await read();
    // One page type covers the pages of every city, whose titles must not all change while other tests read them.
    const words =
      pageType === "jet_type"
        ? {}
        : { custom_title: `Prova di ${pageType}`, custom_description: `Descrizione di prova per ${pageType}.` };
    const saved = await staff.post("/api/seo_overrides", {
      data: {
        page_type: pageType,
        slug,
        indexable: true,
        ...words,
        custom_keywords: `prova ${pageType}, seconda`,
        custom_h1: `Titolo di prova ${pageType}`,
        custom_content: `<h2>Testo di ${pageType}</h2><p onclick="x()">Con <a href="/contatti">un collegamento</a>.</p><script>x()</script>`,
      },
    });
    expect(saved.status(), await saved.text()).toBe(201);
    const { id } = await saved.json();
    try {
      const html = await read();
      expect(headingOf(html)).toBe(`Titolo di prova ${pageType}`);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain(`<meta name="keywords" content="prova ${pageType}, seconda"`);
      expect(html).toContain(`<h2>Testo di ${pageType}</h2><p>Con <a href="/contatti">un collegamento</a>.</p></div>`);
      if (words.custom_title) {
        expect(html).toContain(`<title>${words.custom_title}</title>`);
        expect(html).toContain(`<meta property="og:title" content="${words.custom_title}"`);
        expect(html).toContain(`<meta name="description" content="${words.custom_description}"`);
      }
    } finally {
      await staff.delete(`/api/seo_overrides/${id}`);
    }
    expect(headingOf(await read())).toBe(headingOf(before));
    await anyone.dispose();
  });
}

function headingOf(html: string): string | undefined {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
}
