import { type Browser, devices } from "@playwright/test";
import { launchBrowser } from "./browser/launch.ts";
import { FIRST_CLICKS, OPENING_CASES, type OpeningCase } from "./interaction/cases.ts";
import { measureClick } from "./interaction/click.ts";
import { measureFirstClick } from "./interaction/first-click.ts";
import { startProductServer } from "./pages/product-server.ts";
import { median } from "./pages/rounds.ts";

/**
 * npm run bench:interaction [-- ROUNDS [NAME …]]: measures click latency with a CPU throttled four times; medians of five rounds by default. The
 * first table clicks each kind of island on a page just painted: time to the next paint (Event Timing; 16 means 16 ms or less), time to the paint
 * with the expected response, and the main thread's CPU time until both. The second table opens dialogs of hydrated islands: CPU time from the click
 * to the next paint, "first" including what must be fetched, "again" without.
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

/** Prints a table of medians, row by row as they are measured. */
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

/** Opens, closes and reopens, after hydration. */
async function openTwice(from: Browser, { path, control }: OpeningCase): Promise<[first: number, again: number]> {
  const page = await from.newPage({ ...devices["Pixel 7"], baseURL: product.origin });
  try {
    await page.goto(path);
    // A key without effect: islands may wait for the first interaction.
    await page.keyboard.press("Shift");
    await page.locator("[data-island][data-hydrated]").first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    await page.locator("[data-island][data-hydrating]:not([data-hydrated])").first().waitFor({ state: "detached" });
    const pressed = page.locator(control).filter({ visible: true }).first();
    const first = await measureClick(page, pressed);
    await page.keyboard.press("Escape");
    await pressed.waitFor();
    return [first, await measureClick(page, pressed)];
  } finally {
    await page.close();
  }
}
