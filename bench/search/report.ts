import type { CaseResult } from "./measure-fleet.ts";

const HEAD = "| | queries | p50, ms | p95, ms | p50, ms of processor | p95, ms of processor |";

const ms = (figure: number | null) => figure?.toFixed(1) ?? "";

/** Returns the results as a Markdown table. */
export function resultTable(fleet: string, results: readonly CaseResult[]): string {
  const rows = results.map(
    (of) =>
      `| ${of.name} | ${of.queries} | ${ms(of.p50Ms)} | ${ms(of.p95Ms)} | ${ms(of.p50ProcessorMs)} | ${ms(of.p95ProcessorMs)} |`,
  );
  return [`${fleet}\n`, HEAD, "|---|---|---|---|---|---|", ...rows, ""].join("\n");
}

/** A page that reads a larger share of the fleet gets slower with each added car. */
const MAX_READ_RATIO = 0.1;

/** Returns one line per case that reads more than a tenth of the fleet. */
export function readWarnings(results: readonly CaseResult[]): string[] {
  return results
    .filter(({ mostRead }) => mostRead.ratio > MAX_READ_RATIO)
    .map(
      ({ name, mostRead: { table, rows, ratio } }) =>
        `Warning: ${name} reads ${Math.round(rows)} rows of ${table} a page, ${Math.round(ratio * 100)} % of them.`,
    );
}

/** Returns the most expensive statement of each case with its query plan. */
export function plansText(results: readonly CaseResult[]): string {
  return results
    .map(
      ({ name, slowest, plan }) =>
        `## ${name}\n\n${slowest.ms.toFixed(1)} ms\n${slowest.text}\n${JSON.stringify(slowest.values)}\n\n${plan}\n`,
    )
    .join("\n");
}
