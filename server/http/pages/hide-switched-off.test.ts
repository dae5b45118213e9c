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
