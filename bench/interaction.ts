import { type Browser, devices } from "@playwright/test";
import { launchBrowser } from "./browser/launch.ts";
import { FIRST_PRESSES, OPENINGS, type Opening } from "./interaction/cases.ts";
import { measureFirstPress } from "./interaction/first-press.ts";
import { press } from "./interaction/press.ts";
import { startHouse } from "./pages/house.ts";
import { median } from "./pages/rounds.ts";

/**
 * npm run bench:interaction [-- ROUNDS [NAME …]]: what a press costs on a phone whose processor is four times slower; five rounds unless another number is
 * named, medians. The first table presses each kind of island on a page just painted: time to the next paint (Event Timing; 16 stands for less too), to the
 * paint that shows the answer, and the processor time of the main thread until both. The second opens what React already has: processor time from the click
 * to the next paint; "first" fetches what it needs, "again" has it.
 */
const [rounds = 5] = process.argv.slice(2, 3).map(Number);
const names = process.argv.slice(3);
const asked = <Case extends Opening>(cases: readonly Case[]) =>
  cases.filter(({ name }) => names.length === 0 || names.includes(name));

const house = await startHouse();
const browser = await launchBrowser();
try {
  await report(
    "first press | next paint, ms | answer, ms | processor to the next paint, ms | processor to the answer, ms",
    asked(FIRST_PRESSES),
    async (firstPress) => {
      const times = await measureFirstPress(browser, house.origin, firstPress);
      return [times.nextPaintMs, times.answerMs, times.processorToNextPaintMs, times.processorToAnswerMs];
    },
  );
  await report("press | first, ms | again, ms", asked(OPENINGS), (opening) => openTwice(browser, opening));
} finally {
  await browser.close();
  await house.stop();
}

/** Prints a table of medians, a row as soon as it is measured. */
async function report<Case extends Opening>(
  head: string,
  cases: readonly Case[],
  measure: (each: Case) => Promise<readonly number[]>,
): Promise<void> {
  if (cases.length === 0) return;
  console.log(`| ${head} |\n|${"---|".repeat(head.split("|").length)}`);
  for (const each of cases) {
    await (await fetch(house.origin + each.path)).arrayBuffer();
    const visits: (readonly number[])[] = [];
    for (let round = 1; round <= rounds; round++) visits.push(await measure(each));
    const medians = visits[0]?.map((_time, column) => median(visits.map((times) => times[column] ?? Number.NaN))) ?? [];
    console.log(`| ${[each.name, ...medians.map((time) => time.toFixed(0))].join(" | ")} |`);
  }
  console.log();
}

/** Opens, closes, and opens again, once React has taken over what it will. */
async function openTwice(from: Browser, { path, control }: Opening): Promise<[first: number, again: number]> {
  const page = await from.newPage({ ...devices["Pixel 7"], baseURL: house.origin });
  try {
    await page.goto(path);
    // A key that does nothing: islands may wait for a first sign of a person.
    await page.keyboard.press("Shift");
    await page.locator("[data-island][data-alive]").first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    await page.locator("[data-heard]:not([data-alive])").first().waitFor({ state: "detached" });
    const pressed = page.locator(control).filter({ visible: true }).first();
    const first = await press(page, pressed);
    await page.keyboard.press("Escape");
    await pressed.waitFor();
    return [first, await press(page, pressed)];
  } finally {
    await page.close();
  }
}
