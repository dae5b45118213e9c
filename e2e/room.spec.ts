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
