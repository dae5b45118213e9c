import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";

export { expect };

/** The windows of the staff's desk and of a phone; journeys that look at both make the window narrow. */
export const DESKTOP_VIEWPORT = { width: 1440, height: 900 };
export const PHONE_VIEWPORT = { width: 390, height: 844 };

/**
 * axe for the page: the small file, since every page that is looked at has to read it first. It reads the colour of every element anew from its text, which
 * is a quarter of its work; a page has a few dozen of them, so each is read once.
 */
const axeSource = `${readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8")};(${cacheParsedColours})()`;

/** Only what is wrong: the rest is for reports, and takes a third of the time. */
const AXE_OPTIONS: RunOptions = {
  resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
};

interface AxeColour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): AxeColour;
}

/** Runs in the page. */
function cacheParsedColours() {
  const { Color } = (
    window as unknown as {
      axe: { commons: { color: { Color: new (red: number, green: number, blue: number) => AxeColour } } };
    }
  ).axe.commons.color;
  const read = new Map<string, AxeColour>();
  const { parseString } = Color.prototype as AxeColour;
  Color.prototype.parseString = function (this: AxeColour, text: string) {
    const known = read.get(text) ?? parseString.call(new Color(0, 0, 0), text);
    read.set(text, known);
    const { r, g, b, alpha } = known;
    return Object.assign(this, { r, g, b, alpha });
  };
}

interface PageFixtures {
  /** What a test provokes on purpose (the console's line about a 404 page, say); everything else the browser complains of fails the test. */
  allowedComplaints: RegExp[];
}

/** Playwright's `test`, whose pages must not write an error to the console, throw, or miss a file. */
export const test = base.extend<PageFixtures>({
  // Without scripts the browser drops the module preloads and says so.
  // A test adds to the list what it provokes.
  allowedComplaints: async ({ javaScriptEnabled }, use) =>
    use(javaScriptEnabled === false ? [/^request: .* csp$/] : []),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  baseURL: async ({}, use) => use(process.env.E2E_ORIGIN),
  // A test that only asks for answers opens no window.
  context: async ({ context, allowedComplaints }, use) => {
    const complaints = collectBrowserErrors(context);
    await use(context);
    const unexpected = complaints.filter((complaint) => !allowedComplaints.some((allowed) => allowed.test(complaint)));
    expect(unexpected, "what the browser complained of").toEqual([]);
  },
});

function collectBrowserErrors(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("console", (message) => {
    // React, where what it draws is not what the server drew: a warning, since extensions cause it too.
    const isMismatch = message.type() === "warning" && /Minified React error|hydrat/i.test(message.text());
    if (message.type() === "error" || isMismatch)
      complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => {
    const { name, message, stack } = error.error();
    // A window whose size changes while a page comes in: the browser gives the transition up, and shows the page.
    if (message.endsWith("Viewport size changed")) return;
    // What is thrown without being an error of the language's has an empty stack.
    complaints.push(`page: ${stack || `${name}: ${message}`}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // The browser drops what it still loads when the visitor goes on to another page.
    if (reason !== "net::ERR_ABORTED") complaints.push(`request: ${request.url()} ${reason}`);
  });
  return complaints;
}

/** How often axe looks at a page that changes while it looks. */
const MAX_AXE_RUNS = 3;

/** No violation of WCAG 2 A or AA (axe) on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  let result = await runAxe(page);
  for (let runs = 1; result.hasChanged && runs < MAX_AXE_RUNS; runs++) result = await runAxe(page);
  expect(page.frames(), `frames of ${page.url()}`).toHaveLength(1);
  expect(result.violations, `axe on ${page.url()}`).toEqual([]);
}

interface AxeRun {
  /** What is wrong: "rule: help" and where. */
  violations: string[];
  /** Whether a change of colour began while axe found it. */
  hasChanged: boolean;
}

async function runAxe(page: Page): Promise<AxeRun> {
  // After a form that was posted the address is new before the sheets are there.
  await page.waitForLoadState();
  // Halfway through a change of colour an element has neither contrast, and nobody reads it then.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // Sending it takes half as long as running it: once a document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(findViolations, AXE_OPTIONS);
}

/** Runs in the page, where axe is by now. */
async function findViolations(options: RunOptions): Promise<AxeRun> {
  const { axe } = window as unknown as {
    axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
  };
  let hasTransition = false;
  const note = () => {
    hasTransition = true;
  };
  document.addEventListener("transitionrun", note);
  // The edges of an open menu: they pass the focus on the moment they get it, and say nothing to who listens.
  const { violations } = await axe.run({ exclude: ["[data-base-ui-focus-guard]"] }, options);
  // The browser tells of a change with the next frame.
  if (violations.length > 0) for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  document.removeEventListener("transitionrun", note);
  return {
    violations: violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ target }) => target.join(" ")).join("\n  ")}`,
    ),
    hasChanged: hasTransition && violations.length > 0,
  };
}

/** No amount and no short word of a page that stands on two lines; long words are divided. */
export async function expectUnbrokenWords(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  expect(await page.evaluate(findBrokenWords), `words of ${page.url()} in pieces`).toEqual([]);
}

/** Amounts, and words of ten letters at most, that are drawn as more than one box. Runs in the page. */
function findBrokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { index, 0: word } of text.nodeValue?.matchAll(/€\s[\d.]+|(?<!\p{L})\p{L}{2,10}(?!\p{L})/gu) ?? []) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...others] = range.getClientRects();
      if (first && others.some(({ top }) => top > first.top + first.height / 2)) broken.push(word);
    }
  }
  return broken;
}

/** No part of a page without the name that axe does not ask for. */
export async function expectAccessibleNames(page: Page): Promise<void> {
  expect(await page.evaluate(findNamelessElements), `parts of ${page.url()} without a name`).toEqual([]);
}

/** What axe lets pass: groups of fields and parts to be reached by Tab that say nothing of themselves, named lists with nothing in them. Runs in the page. */
function findNamelessElements(): string[] {
  const hasName = (part: Element) =>
    Boolean(
      part.getAttribute("aria-label") ?? part.getAttribute("aria-labelledby") ?? part.querySelector(":scope > legend"),
    );
  const groups = [...document.querySelectorAll("fieldset")].filter((part) => !hasName(part));
  const reached = [...document.querySelectorAll("div[tabindex='0'], section[tabindex='0'], ul[tabindex='0']")];
  const lists = [...document.querySelectorAll("ul[aria-label], ol[aria-label]")].filter(
    (list) => !list.children.length,
  );
  return [...groups, ...reached.filter((part) => !hasName(part)), ...lists].map((part) => part.outerHTML.slice(0, 160));
}
