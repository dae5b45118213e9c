import { dateInDays } from "./dates.ts";
import { expect, test } from "./fixtures.ts";

/** Pages with the tightest layouts: strips of fields, rows of cards, tables, receipts. */
const PAGES = [
  "/",
  "/explore",
  "/vetture",
  "/luxury-car-rental/milan/sportive/ferrari-296-gtb",
  "/prenota/ferrari-296-gtb",
  "/ferrari/milan",
  "/private-jet-charter",
];
/** 24 letters that a browser without German hyphenation cannot break. */
const COMPOUND = "Versicherungsbedingungen";

// Test the server's HTML: hydration would fail on the replaced text.
test.use({ javaScriptEnabled: false });

// Rule: product.md#look
test("a German compound in place of every long word fits in the narrowest and the widest window", async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await page.evaluate((compound) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest("script, style, svg, select, textarea")) continue;
        text.nodeValue = text.nodeValue?.replace(/\p{L}{9,}/gu, compound) ?? "";
      }
    }, COMPOUND);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(wordsOutOfRoom), `at ${width} px: ${path}`).toEqual([]);
    }
    // A window of 1440 px at 200 % zoom.
    await page.setViewportSize({ width: 720, height: 450 });
    await page.locator("html").evaluate((html: HTMLElement) => html.style.setProperty("font-size", "200%"));
    expect(await page.evaluate(wordsOutOfRoom), `at 200 %: ${path}`).toEqual([]);
  }
});

const RENTAL = `pickupCity=Milano&returnCity=Milano&pickupDate=${dateInDays(40)}&returnDate=${dateInDays(43)}`;

/** Every kind of page with text of its own. */
const TRANSLATED_PAGES = [
  "",
  `/explore?${RENTAL}`,
  "/explore?service=jet",
  "/vetture",
  "/luxury-car-rental",
  "/luxury-car-rental/suv",
  "/luxury-car-rental/milan",
  "/luxury-car-rental/milan/sportive",
  `/luxury-car-rental/milan/sportive/ferrari-296-gtb?${RENTAL}`,
  `/prenota/ferrari-296-gtb?${RENTAL}`,
  `/confronto?vehicle=ferrari-296-gtb&vehicle=mercedes-benz-s-580&${RENTAL}`,
  "/ferrari/milan",
  "/private-jet-charter",
  "/private-jet-charter/milan/light-jet/embraer-phenom-300e",
  "/esperienze/weekend-in-franciacorta",
  "/community-vip",
  "/contatti",
  "/dove-operiamo",
  "/termini",
  "/privacy",
];

for (const language of ["de", "fr"]) {
  // Rule: product.md#languages
  test(`no page in ${language} scrolls sideways on a phone, and no word leaves its place`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const faults: string[] = [];
    for (const path of TRANSLATED_PAGES) {
      await page.goto(`/${language}${path}`);
      await page.evaluate(() => document.fonts.ready.then(() => true));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) faults.push(`${path} scrolls by ${overflow} px`);
      faults.push(...(await page.evaluate(wordsOutOfRoom)).map((word) => `${path}: ${word}`));
    }
    expect(faults).toEqual([]);
  });
}

/** Pages that begin with a picture under the header, and pages with amounts and numbers in narrow rows. */
const LARGE_LETTERS = [
  "/",
  "/contatti",
  "/community-vip",
  "/private-jet-charter",
  "/luxury-car-rental/milan/sportive/ferrari-296-gtb",
  `/prenota/ferrari-296-gtb?pickupDate=${dateInDays(40)}&returnDate=${dateInDays(43)}`,
];

// Rule: product.md#accessibility
test("at twice the font size a phone's header, titles, numbers and amounts are whole and do not overlap", async ({
  page,
}) => {
  await page.setViewportSize({ width: 380, height: 844 });
  for (const path of LARGE_LETTERS) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    for (const size of [125, 150, 200]) {
      await page
        .locator("html")
        .evaluate((html: HTMLElement, to) => html.style.setProperty("font-size", `${to}%`), size);
      expect(await page.evaluate(brokenOrCovered), `at ${size} %: ${path}`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `at ${size} %: ${path}`,
      ).toBe(0);
    }
  }
});

// Rule: product.md#accessibility
test("a wrapped line of breadcrumbs begins with a name", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto("/magazine/roma-alle-sei-del-mattino");
  const lines = await page
    .getByRole("navigation", { name: "Percorso" })
    .locator("li")
    .evaluateAll((crumbs) =>
      crumbs.map((crumb) => ({
        top: crumb.getBoundingClientRect().top,
        before: getComputedStyle(crumb, "::before").content,
      })),
    );
  expect(new Set(lines.map(({ top }) => top)).size).toBe(2);
  expect(lines.map(({ before }) => before)).toEqual(["none", "none", "none"]);
});

// Rule: product.md#rental-pages
test("the search form has its final position before the HTML of the picture above it arrives", async ({ page }) => {
  for (const path of ["/luxury-car-rental/milan", "/luxury-car-rental/suv", "/luxury-car-rental/milan/sportive"]) {
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const top = () => page.locator("main form").evaluate((form) => form.getBoundingClientRect().top);
      const whole = await top();
      await page.locator("main").evaluate((main) => {
        for (const picture of main.querySelectorAll("picture")) picture.remove();
      });
      expect(await top(), `at ${width} px: ${path}`).toBe(whole);
    }
  }
});

/**
 * Runs in the page. Checks the text of header, banner and title, and the page's telephone numbers and amounts. Returns those that wrap, are covered
 * by the banner or cut off by the window.
 */
function brokenOrCovered(): string[] {
  const banner = document.querySelector("aside[data-ground=velvet]")?.getBoundingClientRect().bottom ?? 0;
  const wholes =
    "header a b, header a span, header button, h1, main a[href^='tel:'], main dd, nav[aria-label=Percorso] li";
  return [...document.querySelectorAll<HTMLElement>(wholes)].flatMap((part) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const wrong: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const pieces = part.localName === "dd" ? /€\s[\d.]+/g : part.matches("a[href^='tel:']") ? /.+/g : /\p{L}+/gu;
      for (const { 0: piece, index } of text.nodeValue?.matchAll(pieces) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + piece.length);
        const { top, right } = range.getBoundingClientRect();
        const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
        if (lines.size > 1) wrong.push(`${piece}: on ${lines.size} lines`);
        if (
          right >
          Math.min(
            innerWidth,
            part.localName === "dd" ? (part.parentElement?.getBoundingClientRect().right ?? 0) + 1 : innerWidth,
          )
        )
          wrong.push(`${piece}: cut`);
        if (!part.closest("header") && top < banner) wrong.push(`${piece}: covered`);
      }
    }
    return wrong;
  });
}

/** Runs in the page. Returns words that exceed the window, or their label or heading; the body clips instead of scrolling. */
function wordsOutOfRoom(): string[] {
  const out: string[] = [];
  const range = document.createRange();
  for (const part of document.querySelectorAll<HTMLElement>(
    "main :is(h1, h2, h3, p, a, span, b, small, label, legend, dt, dd, th, td, button)",
  )) {
    if (!part.checkVisibility({ visibilityProperty: true })) continue;
    // Skip elements that scroll sideways themselves, and hidden ones.
    if (part.closest("[data-viewport], [aria-hidden=true]") || part.querySelector("select") || scrollsAside(part))
      continue;
    range.selectNodeContents(part);
    const { right } = range.getBoundingClientRect();
    const own =
      getComputedStyle(part).display === "inline" ? Number.POSITIVE_INFINITY : part.getBoundingClientRect().right;
    if (right > Math.min(innerWidth, part.matches("label, th, dt, dd, button") ? own : innerWidth) + 2)
      out.push(`${part.localName} ${part.textContent?.trim().slice(0, 40)}`);
  }
  return out;

  function scrollsAside(part: Element): boolean {
    for (let box: Element | null = part; box && box !== document.body; box = box.parentElement)
      if (["auto", "scroll"].includes(getComputedStyle(box).overflowX)) return true;
    return false;
  }
}
