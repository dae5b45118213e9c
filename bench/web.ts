import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { launchBrowser } from "./browser/launch.ts";
import { startProductServer } from "./pages/product-server.ts";
import { median } from "./pages/rounds.ts";
import { PAGE_KINDS } from "./web/addresses.ts";
import { type BlockingTimes, measureBlocking } from "./web/blocking.ts";
import { auditPage, type PageAudit } from "./web/lighthouse.ts";

/**
 * npm run bench:web [-- [--blocking-only] RUNS [KIND …]]: runs Lighthouse (mobile) on one page of each public kind; medians of three runs by default,
 * on a warm server. The last column is the ratio of the main thread's blocking time with and without script files, from as many visits of each in our
 * own browser. `--blocking-only` measures only that and prints both times, from nine visits of each, because fewer visits vary by a fifth.
 */
const { values: options, positionals } = parseArgs({
  options: { "blocking-only": { type: "boolean", default: false } },
  allowPositionals: true,
});
const [runs = options["blocking-only"] ? 9 : 3] = positionals.slice(0, 1).map(Number);
const kinds = positionals.slice(1);
const requestedKinds = PAGE_KINDS.filter(([kind]) => kinds.length === 0 || kinds.includes(kind));

const BLOCKING_TABLE = [
  "",
  "blocking with scripts, ms",
  "without, ms",
  "ratio",
  "processor with scripts, ms",
  "without, ms",
];
const FULL_TABLE = [
  "",
  "performance",
  "accessibility",
  "best practices",
  "SEO",
  "first paint, s",
  "largest paint, s",
  "blocking, ms",
  "shift",
  "scripts, KB (files)",
  "fonts, KB",
  "document, KB",
  "all, KB",
  "blocking, with scripts / without",
];

const product = await startProductServer();
const browser = await launchBrowser();
try {
  const heads = options["blocking-only"] ? BLOCKING_TABLE : FULL_TABLE;
  console.log(`| ${heads.join(" | ")} |\n|${"---|".repeat(heads.length)}`);
  for (const [kind, path] of requestedKinds) {
    for (const _visit of [1, 2]) await (await fetch(product.origin + path)).arrayBuffer();
    console.log(`| ${[kind, ...(await measure(browser, product.origin + path))].join(" | ")} |`);
  }
} finally {
  await browser.close();
  await product.stop();
}

async function measure(from: Browser, address: string): Promise<string[]> {
  if (options["blocking-only"]) return blockingCells(await measureBlocking(from, address, runs));
  const audits: PageAudit[] = [];
  for (let number = 1; number <= runs; number++) audits.push(await auditPage(address));
  const { ratio } = await measureBlocking(from, address, runs);
  return [...auditCells(audits), ratio.toFixed(2)];
}

function blockingCells({ withScripts, withoutScripts, ratio }: BlockingTimes): string[] {
  return [
    withScripts.blockingMs.toFixed(0),
    withoutScripts.blockingMs.toFixed(0),
    ratio.toFixed(2),
    withScripts.processorMs.toFixed(0),
    withoutScripts.processorMs.toFixed(0),
  ];
}

function auditCells(audits: readonly PageAudit[]): string[] {
  const of = (read: (audit: PageAudit) => number) => median(audits.map(read));
  return [
    `${of((audit) => audit.performance)}`,
    `${of((audit) => audit.accessibility)}`,
    `${of((audit) => audit.bestPractices)}`,
    `${of((audit) => audit.seo)}`,
    (of((audit) => audit.firstPaintMs) / 1000).toFixed(2),
    (of((audit) => audit.largestPaintMs) / 1000).toFixed(2),
    of((audit) => audit.blockingMs).toFixed(0),
    of((audit) => audit.shift).toFixed(3),
    `${of((audit) => audit.scriptsKB).toFixed(1)} (${of((audit) => audit.scriptFiles)})`,
    of((audit) => audit.fontsKB).toFixed(1),
    of((audit) => audit.documentKB).toFixed(1),
    of((audit) => audit.allKB).toFixed(0),
  ];
}
