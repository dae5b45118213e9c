import { LANGUAGE_CODES, type Language } from "#domain/languages.ts";
import { addLanguagePrefix } from "#domain/routes/language-prefix.ts";
import { expect, test } from "./fixtures.ts";
import { waitForPageScripts } from "./islands.ts";
import { readRawPage } from "./site-crawl/raw-page.ts";
import { attribute } from "./site-crawl/read-page.ts";

const CITY = "/luxury-car-rental/milan";
const CAR = `${CITY}/sportive/ferrari-296-gtb`;

// Rule: product.md#languages "Redirects take one"
test("addresses of other languages redirect in one step", async ({ request }) => {
  const ways = [
    [`${CITY}?lang=de&page=1`, 301, `/de${CITY}?page=1`],
    [`${CITY}?lang=tlh`, 301, CITY],
    [`/it${CITY}`, 301, CITY],
    ["/it/prenotazione/AbC", 301, "/prenotazione/AbC"],
    ["/de/noleggio-suv", 301, "/de/luxury-car-rental/suv"],
    ["/de/foo", 302, "/de"],
    ["/de/foo/milan", 302, "/de"],
    ["/de/ferrari/salzburg", 302, "/de/ferrari"],
    ["/fr/luxury-car-rental/atlantide", 302, "/fr/luxury-car-rental"],
    ["/en/luxury-car-rental/roma", 301, "/en/luxury-car-rental/rome"],
    ["/en/auth/login", 301, "/auth/login"],
    ["/en/favicon.ico", 301, "/favicon.ico"],
  ] as const;
  for (const [from, status, to] of ways) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], from).toEqual([status, to]);
  }
});

// Rule: product.md#languages "A page exists in"
// Rule: product.md#languages "Header, drawer and"
test("each page links itself in all languages, with the query that it reads", async ({ request }) => {
  for (const [address, path] of [
    ["/", "/"],
    [`${CAR}?pickupCity=Roma&utm_source=a`, `${CAR}?pickupCity=Roma`],
  ] as const) {
    for (const language of LANGUAGE_CODES) {
      const page = await readRawPage(request, addLanguagePrefix(language, address));
      expect(attribute(page.document.querySelector("html"), "lang"), `${language} ${address}`).toBe(language);
      for (const list of ["header", "drawer", "footer"]) {
        const links = page.all(`#languages-${list} a`).map((link) => attribute(link, "href"));
        expect(links, `${language} ${address}`).toEqual(LANGUAGE_CODES.map((code) => addLanguagePrefix(code, path)));
      }
    }
  }
});

test.describe("a browser in German", () => {
  test.use({ locale: "de-AT" });

  // Rule: product.md#languages "A browser whose first language"
  test("is offered the page in German, until its visitor closes the offer", async ({ page }) => {
    await page.goto(`${CITY}#contenuto`);
    await waitForPageScripts(page);
    const strip = page.locator("#language-strip");
    const link = strip.getByRole("link", { name: "Diese Seite gibt es auch auf Deutsch" });
    await expect(link).toBeVisible();
    await expect(strip.getByRole("link")).toHaveCount(1);
    await link.click();
    await expect(page).toHaveURL(`/de${CITY}#contenuto`);
    await expect(strip).toBeHidden();
    await page.goto(CITY);
    await strip.getByRole("button").click();
    await expect(strip).toBeHidden();
    await page.goto("/contatti");
    await expect(strip).toBeHidden();
  });
});

// Rule: product.md#languages "Header, drawer and"
test("the header's menu opens and leads to the same page", async ({ page }) => {
  await page.goto(CITY);
  await page.getByRole("button", { name: "Lingua: Italiano" }).click();
  await page.locator("#languages-header").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`/en${CITY}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Luxury Car Rental in Milan");
});

// Rule: product.md#languages "Requests in several languages"
test("two hundred mixed requests at the same time get their own language", async ({ baseURL }) => {
  const paths = [
    "/",
    CITY,
    CAR,
    "/explore?city=Milano",
    "/contatti",
    "/prenotazione/AbC-dE",
    "/prenota/ferrari-296-gtb",
  ];
  const encodings = ["br", "gzip", "identity"] as const;
  const etags = new Map<string, string>();
  const ask = async (index: number) => {
    const language = LANGUAGE_CODES[index % LANGUAGE_CODES.length] as Language;
    const other = LANGUAGE_CODES[(index + 2) % LANGUAGE_CODES.length] as Language;
    const path = addLanguagePrefix(language, paths[index % paths.length] as string);
    const known = etags.get(addLanguagePrefix(other, paths[index % paths.length] as string));
    const method = index % 13 === 5 ? "HEAD" : "GET";
    const headers = { "accept-encoding": encodings[index % 3] as string, ...(known && { "if-none-match": known }) };
    const response = await fetch(baseURL + path, { method, headers });
    const html = await response.text();
    const etag = response.headers.get("etag");
    if (etag && method === "GET") etags.set(path, etag);
    const said = /<html lang="(\w+)"/.exec(html)?.[1];
    const isPrivate = path.includes("/preno");
    const isRight =
      response.status !== 304 &&
      (method === "HEAD" ? html === "" : said === language) &&
      (!isPrivate || /no-store|private/.test(response.headers.get("cache-control") ?? ""));
    return isRight ? [] : [`${method} ${path}: ${response.status} ${said} ${response.headers.get("cache-control")}`];
  };
  // Twice: first the pages are rendered, then they come from the cache.
  for (let round = 0; round < 2; round++)
    expect((await Promise.all(Array.from({ length: 200 }, (_, index) => ask(index)))).flat()).toEqual([]);
});
