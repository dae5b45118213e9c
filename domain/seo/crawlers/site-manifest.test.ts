// Rule: product.md#site-configuration "What is empty"

import { expect, test } from "vitest";
import { ARGENTO } from "#domain/palettes/argento.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { TEST_SITE } from "#test/site.ts";
import { renderSiteManifest } from "./site-manifest.ts";

test("the web app manifest carries the company's name and what it offers", () => {
  expect(JSON.parse(renderSiteManifest(wordsOf("it"), TEST_SITE))).toMatchObject({
    name: "Velluto Booking",
    short_name: "Velluto",
    description: "Noleggio di auto di lusso e jet privati in Europa.",
  });
  const offers = { ...TEST_SITE.offers, jets: false };
  const site = { ...TEST_SITE, name: "Aurelia Motori", markLine: "", headingRegion: "", offers };
  expect(JSON.parse(renderSiteManifest(wordsOf("it"), site))).toMatchObject({
    name: "Aurelia Motori",
    description: "Noleggio di auto di lusso.",
  });
  expect(JSON.parse(renderSiteManifest(wordsOf("de"), TEST_SITE))).toMatchObject({
    lang: "de",
    description: "Vermietung von Luxuswagen und Privatjets in Europa.",
    start_url: "/de",
  });
});

// Rule: product.md#palette "What follows"
test("the web app manifest has the company's colours", () => {
  expect(JSON.parse(renderSiteManifest(wordsOf("it"), TEST_SITE))).toMatchObject({
    background_color: "#f5f0e6",
    theme_color: "#5a1522",
  });
  const palette = { name: "argento", accent: null } as const;
  expect(JSON.parse(renderSiteManifest(wordsOf("it"), { ...TEST_SITE, palette }))).toMatchObject({
    background_color: ARGENTO["color-paper"][0],
    theme_color: ARGENTO["color-velvet-band"][0],
  });
});
