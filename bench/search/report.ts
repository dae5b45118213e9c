import type { CaseResult } from "./measure-fleet.ts";

const HEAD = "| | queries | p50, ms | p95, ms | p50, ms of processor | p95, ms of processor |";

const ms = (figure: number | null) => figure?.toFixed(1) ?? "";

/** The results as a table of Markdown. */
export function resultTable(fleet: string, results: readonly CaseResult[]): string {
  const rows = results.map(
    (of) =>
      `| ${of.name} | ${of.queries} | ${ms(of.p50Ms)} | ${ms(of.p95Ms)} | ${ms(of.p50ProcessorMs)} | ${ms(of.p95ProcessorMs)} |`,
  );
  return [`${fleet}\n`, HEAD, "|---|---|---|---|---|---|", ...rows, ""].join("\n");
}

/** A page that reads more of the fleet than this grows slower with each car that is added. */
const MAX_READ_RATIO = 0.1;

/** One line for each case that reads more than a tenth of the fleet. */
export function readWarnings(results: readonly CaseResult[]): string[] {
  return results
    .filter(({ mostRead }) => mostRead.ratio > MAX_READ_RATIO)
    .map(
      ({ name, mostRead: { table, rows, ratio } }) =>
        `Warning: ${name} reads ${Math.round(rows)} rows of ${table} a page, ${Math.round(ratio * 100)} % of them.`,
    );
}

/** The costliest statement of each case, and how the database went about it. */
export function plansText(results: readonly CaseResult[]): string {
  return results
    .map(
      ({ name, slowest, plan }) =>
        `## ${name}\n\n${slowest.ms.toFixed(1)} ms\n${slowest.text}\n${JSON.stringify(slowest.values)}\n\n${plan}\n`,
    )
    .join("\n");
}
