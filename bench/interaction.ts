import { type Browser, chromium, devices } from "@playwright/test";
import { OPENINGS, type Opening } from "./interaction/cases.ts";
import { press } from "./interaction/press.ts";
import { startHouse } from "./pages/house.ts";
import { median } from "./pages/rounds.ts";

/**
 * npm run bench:interaction [-- ROUNDS]: what a press on a phone that opens a menu, a calendar or filters takes of the processor until the next paint, times
 * four; five rounds unless another number is named, medians. "First" fetches what it needs, "again" has it.
 */
const [rounds = 5] = process.argv.slice(2, 3).map(Number);

const house = await startHouse();
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
});
try {
  console.log("| | first, ms | again, ms |");
  console.log("|---|---|---|");
  for (const opening of OPENINGS) {
    const visits: Visit[] = [];
    for (let round = 1; round <= rounds; round++) visits.push(await visit(browser, opening));
    const of = (time: keyof Visit) => median(visits.map((each) => each[time])).toFixed(0);
    console.log(`| ${[opening.name, of("first"), of("again")].join(" | ")} |`);
  }
} finally {
  await browser.close();
  await house.stop();
}

interface Visit {
  first: number;
  again: number;
}

/** Opens, closes, and opens again, once React has taken over what it will. */
async function visit(from: Browser, { path, control }: Opening): Promise<Visit> {
  const page = await from.newPage({ ...devices["Pixel 7"], baseURL: house.origin });
  try {
    await page.goto(path);
    await page.locator("[data-island][data-alive]").first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    await page.locator("[data-heard]:not([data-alive])").first().waitFor({ state: "detached" });
    const pressed = page.locator(control).filter({ visible: true }).first();
    const first = await press(page, pressed);
    await page.keyboard.press("Escape");
    await pressed.waitFor();
    return { first, again: await press(page, pressed) };
  } finally {
    await page.close();
  }
}
