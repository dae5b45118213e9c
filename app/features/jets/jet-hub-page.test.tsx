import { screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { JetHubPage } from "#app/features/jets/jet-hub-page.tsx";
import { JET_TYPE_SLUGS } from "#domain/jets/jet.ts";
import { createEmptyDraft } from "#domain/jets/jet-quote-draft.ts";
import { estimateTrip } from "#domain/jets/trip-estimate.ts";
import type { Language } from "#domain/languages.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { phenom } from "#test/page-samples.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import { TEST_SITE } from "#test/site.ts";

function renderHub({ replyWithinHours = 2, count = 1, highest = 3200, language = "it" as Language }) {
  const rate = (euros: number) => ({ type: phenom.type, rate: euros * 100 });
  const page = {
    quote: {
      draft: createEmptyDraft(),
      problems: [],
      estimate: estimateTrip({ legs: [{ from: "Roma", to: "Parigi" }], passengers: 4 }, [phenom], () => undefined),
      isExample: true,
      trip: null,
      cars: null,
      jet: null,
      today: "2026-11-22",
    },
    departures: ["Milano"],
    cities: [],
    types: [],
    jets: Array.from({ length: count }, (_, index) => ({ jet: { ...phenom, id: `${index}` }, citySlug: "milan" })),
    rates: { lowest: rate(3200), highest: rate(highest) },
    head: { h1: "Jet privati", crumbs: [] } as never,
    refusedRequest: null,
  };
  const router = createMemoryRouter([{ path: "*", element: <JetHubPage {...page} /> }]);
  renderOnSite(<RouterProvider router={router} />, { site: { ...TEST_SITE, replyWithinHours }, language });
}

// Rule: product.md#jet-pages "Hub: hero with"
test("the hub lists four benefits and the use of each of the four types", () => {
  const { benefits, typeLines } = wordsOf("it").jetPages;
  expect(new Set(Object.values(benefits).map(({ title }) => title)).size).toBe(4);
  expect(new Set(JET_TYPE_SLUGS.map((slug) => typeLines[slug])).size).toBe(4);
});

// Rule: product.md#settings
test.each([
  [1, "Risposta in un'ora"],
  [2, "Risposta in due ore"],
  [12, "Risposta in 12 ore"],
])("states the configured promise of %i hours", (replyWithinHours, title) => {
  renderHub({ replyWithinHours });
  expect(screen.getByRole("heading", { name: title })).toBeDefined();
});

test("the hub uses the singular for one jet, one rate and one hour", () => {
  renderHub({ replyWithinHours: 1 });
  expect(screen.getByText(/^Un velivolo, a €\s3\.200 l'ora\.$/)).toBeDefined();
  expect(screen.getByText(/il preventivo arriva entro un'ora\.$/)).toBeDefined();
});

test("the hub names the lowest and the highest rate of several jets", () => {
  renderHub({ count: 14, highest: 13_500 });
  expect(screen.getByText(/^14 velivoli, da €\s3\.200 a €\s13\.500 all'ora\.$/)).toBeDefined();
});

// Rule: product.md#languages
test.each([
  ["en", "Rome – Paris"],
  ["fr", "Rome – Paris"],
  ["de", "Rom – Paris"],
  ["es", "Roma – París"],
] as const)("the hub in %s names the places of the example in that language", (language, title) => {
  renderHub({ language });
  expect(screen.getByRole("heading", { name: new RegExp(title) })).toBeDefined();
});
