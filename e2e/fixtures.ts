import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";

export { expect };

/** Windows of a desktop and a phone; tests of both resize the window. */
export const DESKTOP_VIEWPORT = { width: 1440, height: 900 };
export const PHONE_VIEWPORT = { width: 390, height: 844 };

/**
 * The minified axe script, because every checked page must parse it. axe parses the colour of every element from text, a quarter of its run time;
 * caching the few dozen colours of a page avoids that.
 */
const axeSource = `${readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8")};(${cacheParsedColours})()`;

/** Only violations: the other results are for reports and take a third of the time. */
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
  /** Console messages that a test provokes on purpose, such as those of a 404 page; all others fail the test. */
  allowedComplaints: RegExp[];
}

/** Playwright's `test`. Fails if a page logs an error, throws, or fails to load a file. */
export const test = base.extend<PageFixtures>({
  // Without scripts the browser drops module preloads and logs that. Tests add the messages that they provoke.
  allowedComplaints: async ({ javaScriptEnabled }, use) =>
    use(javaScriptEnabled === false ? [/^request: .* csp$/] : []),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  baseURL: async ({}, use) => use(process.env.E2E_ORIGIN),
  // Tests that only send requests open no browser context.
  context: async ({ context, allowedComplaints }, use) => {
    const complaints = collectBrowserErrors(context);
    await use(context);
    const unexpected = complaints.filter((complaint) => !allowedComplaints.some((allowed) => allowed.test(complaint)));
    expect(unexpected, "what the browser complained of").toEqual([]);
  },
});

const SKIPPED_TRANSITION = /^Transition was (?:aborted|skipped)\b/;

function collectBrowserErrors(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("console", (message) => {
    // A hydration mismatch, which React only logs as a warning, because extensions cause it too.
    const isMismatch = message.type() === "warning" && /Minified React error|hydrat/i.test(message.text());
    if (message.type() === "error" || isMismatch)
      complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => {
    const { name, message, stack } = error.error();
    // The browser skips a view transition, and shows the page, for example if the window is resized meanwhile or the next page is painted before it begins.
    if (SKIPPED_TRANSITION.test(message)) return;
    // A thrown value that is no Error has an empty stack.
    complaints.push(`page: ${stack || `${name}: ${message}`}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // The browser aborts pending requests on navigation.
    if (reason !== "net::ERR_ABORTED") complaints.push(`request: ${request.url()} ${reason}`);
  });
  return complaints;
}

/** Number of axe runs on a page that changes meanwhile. */
const MAX_AXE_RUNS = 5;

/** Expects no violation of WCAG 2 A or AA (axe) on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  // After a form submission the URL changes before the stylesheets are loaded.
  await page.waitForLoadState();
  // Sending the script takes half as long as running it, so send it once per document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  let result = await page.evaluate(findViolations, AXE_OPTIONS);
  for (let runs = 1; result.hasChanged && runs < MAX_AXE_RUNS; runs++)
    result = await page.evaluate(findViolations, AXE_OPTIONS);
  expect(page.frames(), `frames of ${page.url()}`).toHaveLength(1);
  expect(result.violations, `axe on ${page.url()}`).toEqual([]);
}

interface AxeRun {
  /** Violations as "rule: help" with their elements. */
  violations: string[];
  /** Whether the page changed during the run, or a transition started. */
  hasChanged: boolean;
}

/** Runs in the page after axe is loaded. */
async function findViolations(options: RunOptions): Promise<AxeRun> {
  const { axe } = window as unknown as {
    axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
  };
  const findFiniteAnimations = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
      );
  // Halfway through a transition the contrast is neither the old nor the new. The wait is part of this script, since another transition, such as
  // that of a toast, may start between two scripts.
  for (let running = findFiniteAnimations(); running.length > 0; running = findFiniteAnimations())
    await Promise.allSettled(running.map(({ finished }) => finished));
  let hasChanged = false;
  const note = () => {
    hasChanged = true;
  };
  document.addEventListener("transitionrun", note);
  const mutations = new MutationObserver(note);
  mutations.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // Focus guards of an open menu: they pass the focus on at once and are silent for screen readers.
  const { violations } = await axe.run({ exclude: ["[data-base-ui-focus-guard]"] }, options);
  // The browser reports a transition in the next frame.
  if (violations.length > 0) for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  document.removeEventListener("transitionrun", note);
  mutations.disconnect();
  return {
    violations: violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ target }) => target.join(" ")).join("\n  ")}`,
    ),
    hasChanged: hasChanged && violations.length > 0,
  };
}

/** Expects no amount and no short word to break across lines; long words may. */
export async function expectUnbrokenWords(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  expect(await page.evaluate(findBrokenWords), `words of ${page.url()} in pieces`).toEqual([]);
}

/** Runs in the page. Returns amounts, and words of at most ten letters, that are rendered in more than one box. */
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

/** Expects accessible names where axe does not check them. */
export async function expectAccessibleNames(page: Page): Promise<void> {
  expect(await page.evaluate(findNamelessElements), `parts of ${page.url()} without a name`).toEqual([]);
}

/** Runs in the page. Returns unnamed groups of fields, unnamed elements that Tab reaches, and empty named lists, which axe ignores. */
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
