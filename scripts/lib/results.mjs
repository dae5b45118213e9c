import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** One check that either holds or does not. */
export function countsOfCheck(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** Counts Vitest's JSON report; a file that could not even be loaded is a failure of its own. */
export function countsOfVitest(file, code) {
  const report = readReport(file);
  const unloaded =
    report?.testResults?.filter((entry) => entry.status === "failed" && entry.assertionResults.length === 0) ?? [];
  return withExitCode(code, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + unloaded.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

/** Counts Playwright's JSON report; a test that needed a second try has failed. */
export function countsOfPlaywright(file, code) {
  const report = readReport(file);
  return withExitCode(code, {
    passed: report?.stats?.expected ?? 0,
    failed: (report?.stats?.unexpected ?? 0) + (report?.stats?.flaky ?? 0) + (report?.errors?.length ?? 0),
    skipped: report?.stats?.skipped ?? 0,
  });
}

/** @param {Tally[]} tallies */
export function sumOf(summaries) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const summary of summaries) for (const key of Object.keys(total)) total[key] += summary[key];
  return total;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** A runner that ends badly without naming a test (a crash, an unhandled error, no test at all) has failed once. */
function withExitCode(code, summary) {
  const silent = summary.failed === 0 && (code !== 0 || summary.passed === 0);
  return silent ? { ...summary, failed: 1 } : summary;
}
