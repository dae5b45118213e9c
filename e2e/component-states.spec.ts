import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { serveComponentStates } from "./component-states/serve-states.ts";
import { expect, expectAccessible, expectUnbrokenWords, test } from "./fixtures.ts";

/** Folder of the screenshots. */
const FOLDER = "test-results/states";

test("every component state is readable by day, by night and in forced colours, at any width", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(await serveComponentStates(page, resolve(FOLDER, "built")));
  await forceStates(page);
  for (const theme of ["day", "night"]) {
    await page.evaluate((shown) => document.documentElement.setAttribute("data-theme", shown), theme);
    await expectAccessible(page);
    await photograph(page, theme);
  }
  expect(await page.evaluate(partsWithoutAnswer), "touched parts that look as if nobody touched them").toEqual([]);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await page.evaluate(lostInForcedColours), "parts that forced colours leave without edge or mark").toEqual([]);
  await photograph(page, "forced-colours");
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}px`).toBeLessThan(2);
    await expectUnbrokenWords(page);
    await photograph(page, `${width}`);
  }
});

async function photograph(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: true, animations: "disabled" });
}

/** Forces hover, focus or active state on each part that asks for it. */
async function forceStates(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  for (const touch of ["hover", "focus-visible", "active"]) {
    const selector = `[data-touch="${touch}"] :is(a, button, input, article)`;
    const { nodeIds } = await browser.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
    expect(nodeIds.length, touch).toBeGreaterThan(5);
    const forcedPseudoClasses = touch === "focus-visible" ? ["focus", touch] : [touch];
    for (const nodeId of nodeIds) await browser.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses });
  }
}

/** Runs in the page. Returns buttons without a border, and checkboxes whose tick is only drawn in our own colour. */
function lostInForcedColours(): string[] {
  const buttons = [...document.querySelectorAll("main button:not([aria-label])")];
  const boxes = [...document.querySelectorAll("input[type=checkbox]")];
  return [
    ...buttons.filter((button) => getComputedStyle(button).borderTopStyle === "none"),
    ...boxes.filter((box) => getComputedStyle(box).appearance === "none"),
  ].map((part) => part.outerHTML.slice(0, 120));
}

/**
 * Runs in the page. Returns parts that look the same with and without hover, focus or active state. A pressed field is compared with its focused
 * state.
 */
function partsWithoutAnswer(): string[] {
  const look = (part: Element) => {
    const { backgroundColor, color, borderTop, borderBottom, outlineStyle, boxShadow, filter } = getComputedStyle(part);
    return [backgroundColor, color, borderTop, borderBottom, outlineStyle, boxShadow, filter].join();
  };
  return [...document.querySelectorAll("[data-touch]")].flatMap((touched) => {
    const parts = "button, a, input";
    const [part, plain] = [touched.querySelector(parts), touched.parentElement?.querySelector(parts)];
    const isAnswered =
      touched.querySelector("article") || (part?.matches("input") && touched.matches("[data-touch=active]"));
    const same = part && plain && !isAnswered && look(part) === look(plain);
    return same ? [`${touched.getAttribute("data-touch")}: ${part.outerHTML.slice(0, 120)}`] : [];
  });
}
