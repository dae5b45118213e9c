import { setTimeout as wait } from "node:timers/promises";
import { type Browser, type CDPSession, devices } from "@playwright/test";
import { CPU_SLOWDOWN, sum, type TraceEvent, taskTimesMs, traceDuring } from "../browser/trace.ts";
import { median } from "../pages/rounds.ts";

/** A task's time beyond this is blocking time, as in Lighthouse. */
const MAX_NONBLOCKING_TASK_MS = 50;
/** Inline scripts still run, such as the theme and boot scripts. */
const SCRIPT_FILES = "*/assets/*.js";
/** A page is idle once its main thread did almost nothing for this long. Its own idle work starts within 3 s of the first paint. */
const IDLE_MS = 3_500;
const MAX_IDLE_PROCESSOR_MS = 10;
const MAX_VISIT_MS = 60_000;

/** Main thread time from navigation until idle, in ms of a CPU `CPU_SLOWDOWN` times slower. */
interface MainThreadTime {
  blockingMs: number;
  processorMs: number;
}

export interface BlockingTimes {
  withScripts: MainThreadTime;
  withoutScripts: MainThreadTime;
  /** Blocking time with scripts divided by that without; 1 if neither blocks. */
  ratio: number;
}

/**
 * Returns medians over visits that alternate between the page with and without its script files. Measures CPU time, including tasks before the first
 * paint: the layout comes before or after it at random.
 */
export async function measureBlocking(browser: Browser, address: string, rounds: number): Promise<BlockingTimes> {
  const visits = { with: [] as MainThreadTime[], without: [] as MainThreadTime[] };
  for (let round = 1; round <= rounds; round++) {
    const order = ["with", "without"] as const;
    for (const scripts of round % 2 === 1 ? order : order.toReversed())
      visits[scripts].push(await visit(browser, address, scripts));
  }
  const [withScripts, withoutScripts] = [medianOf(visits.with), medianOf(visits.without)];
  const isNeverBlocked = withScripts.blockingMs === 0 && withoutScripts.blockingMs === 0;
  return {
    withScripts,
    withoutScripts,
    ratio: isNeverBlocked ? 1 : withScripts.blockingMs / withoutScripts.blockingMs,
  };
}

async function visit(browser: Browser, address: string, scripts: "with" | "without"): Promise<MainThreadTime> {
  const page = await browser.newPage(devices["Pixel 7"]);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    if (scripts === "without") {
      await session.send("Network.enable");
      await session.send("Network.setBlockedURLs", { urls: [SCRIPT_FILES] });
    }
    const events = await traceDuring(page, async () => {
      await page.goto(address);
      await page.waitForLoadState("networkidle");
      await waitForIdle(session);
    });
    return mainThreadTimeOf(events, address);
  } finally {
    await page.close();
  }
}

async function waitForIdle(session: CDPSession): Promise<void> {
  const endsAt = Date.now() + MAX_VISIT_MS;
  for (let before = await processorMsSoFar(session); Date.now() < endsAt; ) {
    await wait(IDLE_MS);
    const now = await processorMsSoFar(session);
    if (now - before <= MAX_IDLE_PROCESSOR_MS) return;
    before = now;
  }
  throw new Error("The page did not become idle.");
}

/** CPU time of the page's tasks. */
async function processorMsSoFar(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000;
}

function mainThreadTimeOf(events: readonly TraceEvent[], address: string): MainThreadTime {
  const navigation = events.find(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL === address,
  );
  if (!navigation) throw new Error(`The trace has no navigation to ${address}.`);
  const tasks = taskTimesMs(events, navigation, { from: navigation.ts }).map((time) => time * CPU_SLOWDOWN);
  return {
    blockingMs: sum(tasks.map((time) => Math.max(0, time - MAX_NONBLOCKING_TASK_MS))),
    processorMs: sum(tasks),
  };
}

const medianOf = (visits: readonly MainThreadTime[]): MainThreadTime => ({
  blockingMs: median(visits.map(({ blockingMs }) => blockingMs)),
  processorMs: median(visits.map(({ processorMs }) => processorMs)),
});
