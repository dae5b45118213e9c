import { dateInDays } from "./dates.ts";
import { expect, test } from "./fixtures.ts";

/** Kinds of pages whose parts stand closest: strips of fields, rows of cards, tables, receipts. */
const PAGES = [
  "/",
  "/explore",
  "/vetture",
  "/luxury-car-rental/milan/sportive/ferrari-296-gtb",
  "/prenota/ferrari-296-gtb",
  "/ferrari/milan",
  "/private-jet-charter",
];
/** 24 letters, and nowhere to divide it that a browser without German would know. */
const COMPOUND = "Versicherungsbedingungen";

// As the page is sent: React would find other words than it drew.
test.use({ javaScriptEnabled: false });

// Rule: product.md#look
test("a German compound in place of every long word is whole in the narrowest window and the widest", async ({
  page,
}) => {
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
    // A window of 1440 px at 200 %.
    await page.setViewportSize({ width: 720, height: 450 });
    await page.locator("html").evaluate((html: HTMLElement) => html.style.setProperty("font-size", "200%"));
    expect(await page.evaluate(wordsOutOfRoom), `at 200 %: ${path}`).toEqual([]);
  }
});

/** Pages that begin with a picture under the header, and pages whose amounts and numbers stand in narrow rows. */
const LARGE_LETTERS = [
  "/",
  "/contatti",
  "/community-vip",
  "/private-jet-charter",
  "/luxury-car-rental/milan/sportive/ferrari-296-gtb",
  `/prenota/ferrari-296-gtb?pickupDate=${dateInDays(40)}&returnDate=${dateInDays(43)}`,
];

// Rule: product.md#accessibility
test("with letters of twice the size a phone's header, titles, numbers and amounts are whole, and none lies under another", async ({
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
test("a second line of the way to a page begins with a name", async ({ page }) => {
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
test("the search stands where it will before the HTML of the picture above it has come", async ({ page }) => {
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
 * Of header, banner and title the words, of the page its telephone numbers and amounts: which stand on two lines, and which the banner covers or the
 * window cuts. Runs in the page.
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

/** Words that reach out of the window, or of the label or head they stand in. Runs in the page; the body clips what would scroll. */
function wordsOutOfRoom(): string[] {
  const out: string[] = [];
  const range = document.createRange();
  for (const part of document.querySelectorAll<HTMLElement>(
    "main :is(h1, h2, h3, p, a, span, b, small, label, legend, dt, dd, th, td, button)",
  )) {
    if (!part.checkVisibility({ visibilityProperty: true })) continue;
    // What scrolls aside by itself, and what is for machines alone.
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
