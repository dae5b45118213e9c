import { startHouse } from "./pages/house.ts";
import { median } from "./pages/rounds.ts";
import { PAGE_KINDS } from "./web/addresses.ts";
import { auditPage, type PageAudit } from "./web/lighthouse.ts";

/**
 * npm run bench:web [-- RUNS [KIND …]]: Lighthouse's phone on one page of each public kind, three runs unless another number is named, medians.
 * The server is warm, as for any visitor but the first.
 */
const [runs = 3] = process.argv.slice(2, 3).map(Number);
const kinds = process.argv.slice(3);
const asked = PAGE_KINDS.filter(([kind]) => kinds.length === 0 || kinds.includes(kind));

const house = await startHouse();
try {
  console.log(
    "| | performance | accessibility | best practices | SEO | first paint, s | largest paint, s | blocking, ms | shift | scripts, KB (files) | fonts, KB | document, KB | all, KB |",
  );
  console.log("|---|---|---|---|---|---|---|---|---|---|---|---|---|");
  for (const [kind, path] of asked) {
    for (const _visit of [1, 2]) await (await fetch(house.origin + path)).arrayBuffer();
    const audits: PageAudit[] = [];
    for (let number = 1; number <= runs; number++) audits.push(await auditPage(house.origin + path));
    console.log(rowOf(kind, audits));
  }
} finally {
  await house.stop();
}

function rowOf(kind: string, audits: readonly PageAudit[]): string {
  const of = (read: (audit: PageAudit) => number) => median(audits.map(read));
  const cells = [
    kind,
    of((audit) => audit.performance),
    of((audit) => audit.accessibility),
    of((audit) => audit.bestPractices),
    of((audit) => audit.seo),
    (of((audit) => audit.firstPaintMs) / 1000).toFixed(2),
    (of((audit) => audit.largestPaintMs) / 1000).toFixed(2),
    of((audit) => audit.blockingMs).toFixed(0),
    of((audit) => audit.shift).toFixed(3),
    `${of((audit) => audit.scriptsKB).toFixed(1)} (${of((audit) => audit.scriptFiles)})`,
    of((audit) => audit.fontsKB).toFixed(1),
    of((audit) => audit.documentKB).toFixed(1),
    of((audit) => audit.allKB).toFixed(0),
  ];
  return `| ${cells.join(" | ")} |`;
}
