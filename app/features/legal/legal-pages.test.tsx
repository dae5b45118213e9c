// Rule: product.md#legal-texts
import { screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { legalParagraphs, plainText } from "#app/features/legal/legal-texts-of-page.ts";
import { PrivacyPage } from "#app/features/legal/privacy-page.tsx";
import { TermsPage } from "#app/features/legal/terms-page.tsx";
import { LEGAL_PARAGRAPHS, type LegalPageTexts, NO_LEGAL_TEXTS } from "#domain/legal/legal-texts.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import { TEST_SITE } from "#test/site.ts";

const BEFORE = { title: "Ambito", text: "Valgono in <b>Italia</b>.\n\n## Persone\n\n- chi guida\n- chi paga" };
const AFTER = { title: "Deposito", text: "Una sezione nostra." };

function renderPage(page: "terms" | "privacy", texts: Partial<LegalPageTexts>, site = TEST_SITE) {
  const all = { ...NO_LEGAL_TEXTS, ...texts };
  const element =
    page === "terms" ? <TermsPage rows={[]} texts={all} crumbs={[]} /> : <PrivacyPage texts={all} crumbs={[]} />;
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />, { site });
}
const chapterTitles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const pageText = () => document.body.textContent ?? "";

// Rule: product.md#legal-texts "Own sections"
test.each(["terms", "privacy"] as const)(
  "own sections are before and after the chapters of /%s and in its table of contents",
  (page) => {
    renderPage(page, { sectionsBefore: [BEFORE], sectionsAfter: [AFTER, AFTER] });
    const titles = chapterTitles();
    expect([titles[0], ...titles.slice(-2)]).toEqual(["Ambito", "Deposito", "Deposito"]);
    const contents = within(screen.getByRole("navigation", { name: "In questa pagina" })).getAllByRole("link");
    expect(contents.map(({ textContent }) => textContent)).toEqual(titles);
    const anchors = contents.map((link) => link.getAttribute("href")?.slice(1) ?? "");
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors.every((anchor) => document.getElementById(anchor))).toBe(true);
  },
);

// Rule: product.md#legal-texts "Own sections"
test("the text of a section is plain, with headings and lists", () => {
  renderPage("terms", { sectionsBefore: [BEFORE] });
  const section = within(screen.getByRole("region", { name: "Ambito" }));
  expect(section.getByText("Valgono in <b>Italia</b>.", { selector: "p" })).toBeDefined();
  expect(section.getByRole("heading", { level: 3, name: "Persone" })).toBeDefined();
  expect(section.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["chi guida", "chi paga"]);
});

// Rule: product.md#legal-texts "Own words may replace"
test.each(["terms", "privacy"] as const)(
  "own texts replace each replaceable paragraph of /%s, and no other",
  (page) => {
    const names: readonly string[] = LEGAL_PARAGRAPHS[page];
    const paragraphs = Object.fromEntries(names.map((name) => [name, `Parole nostre per ${name}.`]));
    renderPage(page, { paragraphs: { ...paragraphs, deposit: "Nessun deposito." } as LegalPageTexts["paragraphs"] });
    for (const name of names) expect(pageText()).toContain(`Parole nostre per ${name}.`);
    for (const words of Object.values(legalParagraphs(wordsOf("it"), TEST_SITE)[page]))
      expect(pageText()).not.toContain(plainText(words));
    expect(pageText()).not.toContain("Nessun deposito.");
    expect(pageText()).toMatch(
      page === "terms" ? /deposito cauzionale/i : /mesi dalla riconsegna|anni dalla riconsegna/,
    );
  },
);

test("no replaceable paragraph contains a figure", () => {
  const words = Object.values(legalParagraphs(wordsOf("it"), TEST_SITE)).flatMap((page) =>
    Object.values(page).map(plainText),
  );
  expect(words.filter((text) => /\d|€/.test(text))).toEqual([]);
});

// Rule: product.md#legal-texts "The version date"
test.each([
  ["2026-11-21", "Versione del 21 novembre 2026"],
  ["2026-12-08", "Versione dell'8 dicembre 2026"],
])("shows the version date %s", (versionOn, text) => {
  renderPage("privacy", { versionOn });
  expect(pageText()).toContain(text);
});

// Rule: product.md#legal-texts "The version date"
test("a page that nobody has changed has no version date", () => {
  renderPage("terms", {});
  expect(pageText()).not.toContain("Versione");
});

// Rule: product.md#rental-days
test("the terms state the grace period, if there is one", () => {
  renderPage("terms", {}, { ...TEST_SITE, graceMinutes: 90 });
  expect(pageText()).toContain("ma fino a un'ora e mezza dopo l'ora del ritiro non si paga un giorno in più.");
});

// Rule: product.md#languages
test.each([
  ["en", "The original is in Italian"],
  ["fr", "Original en italien"],
  ["de", "Das Original ist italienisch"],
  ["es", "Original en italiano"],
] as const)("a translation in %s begins with a link to the Italian original", (language, text) => {
  const texts = { ...NO_LEGAL_TEXTS, sectionsBefore: [BEFORE], italianParts: ["sectionsBefore/0"] };
  const element = <PrivacyPage texts={texts} crumbs={[]} />;
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />, { language });
  expect(screen.getByRole("link", { name: text }).getAttribute("href")).toBe("/privacy");
  expect(screen.getByText("chi guida").closest("[lang]")?.getAttribute("lang")).toBe("it");
});

// Rule: product.md#content-texts "b"
test("a company's own rental facts without a translation are marked as Italian on the terms in another language", () => {
  const ownCosts = "Paghi tu i pedaggi.";
  const italianTexts = ["in contanti", ownCosts];
  const rentalRules = { ...TEST_SITE.rentalRules, payments: ["in contanti"], ownCosts, italianTexts };
  const element = <TermsPage rows={[]} texts={NO_LEGAL_TEXTS} crumbs={[]} />;
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />, {
    site: { ...TEST_SITE, rentalRules },
    language: "en",
  });
  const marked = [...document.querySelectorAll("[lang=it]")].map(({ textContent }) => textContent);
  expect(marked).toEqual(italianTexts);
});

// Rule: product.md#languages
test("the company's address names its country in the language of the page", () => {
  const element = <PrivacyPage texts={NO_LEGAL_TEXTS} crumbs={[]} />;
  renderOnSite(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />, { language: "en" });
  expect(pageText()).toContain("Milan, Italy.");
});
