import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { serveComponentStates } from "./component-states/serve-states.ts";
import { expect, expectAccessible, expectUnbrokenWords, test } from "./fixtures.ts";

/** Where the photographs lie after a run. */
const FOLDER = "test-results/states";

test("every part in every state: readable by day, by night and in forced colours, at any width", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(await serveComponentStates(page, resolve(FOLDER, "built")));
  await touchParts(page);
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

/** Holds the pointer over, the focus on, or the press down upon each part that asks for it. */
async function touchParts(page: Page): Promise<void> {
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

/** Buttons without an edge, and boxes whose tick is only a colour of ours. Runs in the page. */
function lostInForcedColours(): string[] {
  const buttons = [...document.querySelectorAll("main button:not([aria-label])")];
  const boxes = [...document.querySelectorAll("input[type=checkbox]")];
  return [
    ...buttons.filter((button) => getComputedStyle(button).borderTopStyle === "none"),
    ...boxes.filter((box) => getComputedStyle(box).appearance === "none"),
  ].map((part) => part.outerHTML.slice(0, 120));
}

/** Parts with the pointer over them, the focus on them or pressed whose look is that of the same part untouched; a pressed field has the focus. Runs in the page. */
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
