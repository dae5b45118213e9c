import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

const run = promisify(execFile);
const AUDIT_TIMEOUT_MS = 180_000;
/** Number of attempts; a visit whose trace the browser lost is repeated. */
const MAX_AUDIT_ATTEMPTS = 3;
const LOST_TRACE = "NO_NAVSTART";
const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];

const numeric = z.object({ numericValue: z.number() });
const score = z.object({ score: z.number() });
const request = z.object({ resourceType: z.string().optional(), transferSize: z.number() });
const report = z.object({
  categories: z.object({ performance: score, accessibility: score, "best-practices": score, seo: score }),
  audits: z.object({
    "first-contentful-paint": numeric,
    "largest-contentful-paint": numeric,
    "total-blocking-time": numeric,
    "cumulative-layout-shift": numeric,
    "network-requests": z.object({ details: z.object({ items: z.array(request) }) }),
  }),
});

/** Lighthouse's results for a page on a phone: scores up to 100, times in ms, transfer sizes in KB of 1,000 bytes. */
export interface PageAudit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  shift: number;
  scriptsKB: number;
  scriptFiles: number;
  fontsKB: number;
  documentKB: number;
  allKB: number;
}

/** Audits a page with Lighthouse's simulated phone, network and CPU. Throws if it produces no report, or loses the trace each time. */
export async function auditPage(address: string): Promise<PageAudit> {
  const folder = await mkdtemp(join(tmpdir(), "velluto-lighthouse-"));
  const file = join(folder, "report.json");
  try {
    const program = "bench/peers/node_modules/lighthouse/cli/index.js";
    const options = ["--output=json", `--output-path=${file}`, "--quiet", `--chrome-flags=${FLAGS.join(" ")}`];
    const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH };
    const visit = () => run(process.execPath, [program, address, ...options], { env, timeout: AUDIT_TIMEOUT_MS });
    for (let number = 1; ; number++) {
      try {
        await visit();
        break;
      } catch (error) {
        if (number === MAX_AUDIT_ATTEMPTS || !String(error).includes(LOST_TRACE)) throw error;
      }
    }
    return figuresOf(report.parse(JSON.parse(await readFile(file, "utf8"))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function figuresOf({ categories, audits }: z.infer<typeof report>): PageAudit {
  const requests = audits["network-requests"].details.items;
  const ofType = (type: string) => requests.filter(({ resourceType }) => resourceType === type);
  const weigh = (items: typeof requests) => items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  const points = ({ score }: { score: number }) => Math.round(score * 100);
  return {
    performance: points(categories.performance),
    accessibility: points(categories.accessibility),
    bestPractices: points(categories["best-practices"]),
    seo: points(categories.seo),
    firstPaintMs: audits["first-contentful-paint"].numericValue,
    largestPaintMs: audits["largest-contentful-paint"].numericValue,
    blockingMs: audits["total-blocking-time"].numericValue,
    shift: audits["cumulative-layout-shift"].numericValue,
    scriptsKB: weigh(ofType("Script")),
    scriptFiles: ofType("Script").length,
    fontsKB: weigh(ofType("Font")),
    documentKB: weigh(ofType("Document")),
    allKB: weigh(requests),
  };
}
