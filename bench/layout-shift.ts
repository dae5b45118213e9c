import type { Browser } from "@playwright/test";
import { launchBrowser } from "./browser/launch.ts";
import { CPU_SLOWDOWN } from "./browser/trace.ts";
import { startProductServer } from "./pages/product-server.ts";
import { PAGE_KINDS } from "./web/addresses.ts";

/**
 * npm run bench:shift [-- KIND …]: measures the cumulative layout shift of each kind of public page while it loads, by day and night, on a phone and
 * a desktop, with a CPU throttled four times.
 */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const TIMES_OF_DAY = { day: "2026-12-01T11:00:00Z", night: "2026-12-01T22:00:00Z" } as const;
const KINDS: typeof PAGE_KINDS = [
  ...PAGE_KINDS,
  ["empty comparison", "/confronto"],
  ["not found", "/magazine/nessuno"],
  ["sign-in", "/auth/login"],
  ["sign-up", "/auth/signup"],
];

const kinds = process.argv.slice(2);
const product = await startProductServer();
const browser = await launchBrowser();
try {
  const visits = WINDOWS.flatMap((window) => Object.values(TIMES_OF_DAY).map((moment) => ({ window, moment })));
  console.log(
    `| | ${WINDOWS.flatMap(({ width }) => Object.keys(TIMES_OF_DAY).map((hour) => `${width} px, ${hour}`)).join(" | ")} |`,
  );
  console.log(`|---${"|---".repeat(visits.length)}|`);
  for (const [kind, path] of KINDS.filter(([name]) => kinds.length === 0 || kinds.includes(name))) {
    const sums: number[] = [];
    for (const visit of visits) sums.push(await shiftOf(browser, { path, ...visit }));
    console.log(`| ${[kind, ...sums.map((sum) => sum.toFixed(4))].join(" | ")} |`);
  }
} finally {
  await browser.close();
  await product.stop();
}

interface Visit {
  path: string;
  window: (typeof WINDOWS)[number];
  moment: string;
}

async function shiftOf(from: Browser, { path, window, moment }: Visit): Promise<number> {
  const isPhone = window.width < 640;
  const page = await from.newPage({
    baseURL: product.origin,
    viewport: window,
    isMobile: isPhone,
    hasTouch: isPhone,
    timezoneId: "Europe/Rome",
  });
  try {
    await page.clock.setFixedTime(moment);
    await page.addInitScript(observeShifts);
    const processor = await page.context().newCDPSession(page);
    await processor.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    return await page.evaluate(() => globalThis.shiftSum ?? 0);
  } finally {
    await page.close();
  }
}

declare global {
  var shiftSum: number | undefined;
}

/** Runs in the page before its scripts. */
function observeShifts(): void {
  globalThis.shiftSum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      globalThis.shiftSum = (globalThis.shiftSum ?? 0) + entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}
