import { expect, test } from "vitest";
import { replyPromiseText } from "#domain/enquiries/reply-promise.ts";
import { formatHours, formatHoursInSentence, formatHoursInWords } from "#domain/format-hours.ts";
import { contactsHead } from "#domain/seo/heads/content-heads.ts";
import { jetHubHead } from "#domain/seo/heads/jet-heads.ts";
import { buildJetBrief } from "#domain/seo-overrides/jet-brief.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { catalogueFacts, TEST_SITE_URL } from "#test/page-samples.ts";
import { TEST_SITE } from "#test/site.ts";

const WORDS = wordsOf("it");

test.each([
  [1, "1 ora", "un'ora", "un'ora"],
  [2, "2 ore", "2 ore", "due ore"],
  [12, "12 ore", "12 ore", "12 ore"],
])("formats %i hours in digits, inside a sentence and in a headline", (hours, figures, spoken, words) => {
  expect([formatHours(hours), formatHoursInSentence(hours), formatHoursInWords(hours)]).toEqual([
    figures,
    spoken,
    words,
  ]);
});

// Rule: product.md#settings
test("uses the singular for a promise of one hour in heads, generated texts and the panel", () => {
  const site = { ...TEST_SITE, replyWithinHours: 1 };
  const jets = { ...catalogueFacts, site, jets: 9, fromRate: 320_000, rates: null };
  for (const text of [
    jetHubHead(WORDS, jets, ["Milano"], false).description,
    contactsHead(WORDS, { site, siteUrl: TEST_SITE_URL }, "2026-11-21").description,
    buildJetBrief({ city: "Como", type: null, model: null, jets: [], routes: [] }, site).sentences.join(" "),
    replyPromiseText(site),
  ])
    expect(text).toMatch(/entro 1 ora/);
});
