// Rule: product.md#unknown-addresses "A page of an offer that is switched off"
import { expect, test } from "vitest";
import type { AppContext } from "#server/context.ts";
import { TEST_SITE } from "#test/site.ts";
import { hideSwitchedOffPages } from "./hide-switched-off.ts";

const site = { ...TEST_SITE, offers: { ...TEST_SITE.offers, jets: false } };
/** Answers with what was rendered. */
const render = hideSwitchedOffPages(async ({ method, url }) => new Response(`${method} ${new URL(url).pathname}`), {
  site,
} as AppContext);
const renderedFor = async (path: string, init: RequestInit = {}) =>
  (await render(new Request(`https://velluto.example${path}`, init))).text();

test.each([
  ["/private-jet-charter", {}],
  ["/private-jet-charter/milano/light-jet", {}],
  ["/private-jet-charter", { method: "POST", body: "name=Ada" }],
])("%s is no page while jets are switched off %j", async (path, init) => {
  expect(await renderedFor(path, init)).toBe("GET /-/offerta/spenta");
});

test.each(["/", "/community-vip", "/esperienze/franciacorta", "/admin/jets"])("%s is rendered itself", async (path) => {
  expect(await renderedFor(path)).toBe(`GET ${path}`);
});

test("a form of another page is posted to it", async () => {
  expect(await renderedFor("/contatti", { method: "POST", body: "name=Ada" })).toBe("POST /contatti");
});

// Rule: product.md#languages "A language that is switched off"
test("a page in a language that is switched off is the Italian not-found page", async () => {
  for (const path of ["/de", "/de/luxury-car-rental/milan", "/en/prenota/ferrari-296-gtb"])
    expect(await renderedFor(path), path).toBe("GET /-/offerta/spenta");
});

// Rule: product.md#languages "A language that is switched off"
test.each(["GET", "POST"])(
  "a private link in a language that is switched off leads to its Italian page (%s)",
  async (method) => {
    const response = await render(new Request("https://velluto.example/en/prenotazione/AbC?conferma=1", { method }));
    expect(response.status).toBe(307);
    expect(response.headers.get("location")).toBe("/prenotazione/AbC?conferma=1");
  },
);

test("a page in a language that is switched on keeps its prefix, also where its offer is switched off", async () => {
  const withLanguages = hideSwitchedOffPages(async ({ url }) => new Response(new URL(url).pathname), {
    site: { ...site, languages: ["it", "de"] },
  } as unknown as AppContext);
  const rendered = async (path: string) => (await withLanguages(new Request(`https://velluto.example${path}`))).text();
  expect(await rendered("/de/luxury-car-rental/milan")).toBe("/de/luxury-car-rental/milan");
  expect(await rendered("/de/private-jet-charter")).toBe("/de/-/offerta/spenta");
  expect(await rendered("/fr/luxury-car-rental/milan")).toBe("/-/offerta/spenta");
});
