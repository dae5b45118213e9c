import { type Browser, devices } from "@playwright/test";
import { launchBrowser } from "./browser/launch.ts";
import { FIRST_CLICKS, OPENING_CASES, type OpeningCase } from "./interaction/cases.ts";
import { measureClick } from "./interaction/click.ts";
import { measureFirstClick } from "./interaction/first-click.ts";
import { startProductServer } from "./pages/product-server.ts";
import { median } from "./pages/rounds.ts";

/**
 * npm run bench:interaction [-- ROUNDS [NAME …]]: what a press costs on a phone whose processor is four times slower; five rounds unless another number is
 * named, medians. The first table presses each kind of island on a page just painted: time to the next paint (Event Timing; 16 stands for less too), to the
 * paint that shows the answer, and the processor time of the main thread until both. The second opens what React already has: processor time from the click
 * to the next paint; "first" fetches what it needs, "again" has it.
 */
const [rounds = 5] = process.argv.slice(2, 3).map(Number);
const names = process.argv.slice(3);
const filterCases = <Case extends OpeningCase>(cases: readonly Case[]) =>
  cases.filter(({ name }) => names.length === 0 || names.includes(name));

const product = await startProductServer();
const browser = await launchBrowser();
try {
  await report(
    "first press | next paint, ms | answer, ms | processor to the next paint, ms | processor to the answer, ms",
    filterCases(FIRST_CLICKS),
    async (firstPress) => {
      const times = await measureFirstClick(browser, product.origin, firstPress);
      return [times.nextPaintMs, times.responseMs, times.processorToNextPaintMs, times.processorToResponseMs];
    },
  );
  await report("press | first, ms | again, ms", filterCases(OPENING_CASES), (opening) => openTwice(browser, opening));
} finally {
  await browser.close();
  await product.stop();
}

/** Prints a table of medians, a row as soon as it is measured. */
async function report<Case extends OpeningCase>(
  head: string,
  cases: readonly Case[],
  measure: (each: Case) => Promise<readonly number[]>,
): Promise<void> {
  if (cases.length === 0) return;
  console.log(`| ${head} |\n|${"---|".repeat(head.split("|").length)}`);
  for (const each of cases) {
    await (await fetch(product.origin + each.path)).arrayBuffer();
    const visits: (readonly number[])[] = [];
    for (let round = 1; round <= rounds; round++) visits.push(await measure(each));
    const medians = visits[0]?.map((_time, column) => median(visits.map((times) => times[column] ?? Number.NaN))) ?? [];
    console.log(`| ${[each.name, ...medians.map((time) => time.toFixed(0))].join(" | ")} |`);
  }
  console.log();
}

/** Opens, closes, and opens again, once React has taken over what it will. */
async function openTwice(from: Browser, { path, control }: OpeningCase): Promise<[first: number, again: number]> {
  const page = await from.newPage({ ...devices["Pixel 7"], baseURL: product.origin });
  try {
    await page.goto(path);
    // A key that does nothing: islands may wait for a first sign of a person.
    await page.keyboard.press("Shift");
    await page.locator("[data-island][data-hydrated]").first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    await page.locator("[data-hydrating]:not([data-hydrated])").first().waitFor({ state: "detached" });
    const pressed = page.locator(control).filter({ visible: true }).first();
    const first = await measureClick(page, pressed);
    await page.keyboard.press("Escape");
    await pressed.waitFor();
    return [first, await measureClick(page, pressed)];
  } finally {
    await page.close();
  }
}
