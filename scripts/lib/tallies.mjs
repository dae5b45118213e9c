import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Tally with the failures, as far as the runner names them */

/** Maximum number of lines of a failure that are printed again at the end. Its full text is printed when it occurs. */
const MAX_FAILURE_LINES = 12;

/** Returns the tally of a check that either passes or fails as a whole. */
export function tallyCheck(code, output) {
  const hasPassed = code === 0;
  return {
    passed: hasPassed ? 1 : 0,
    failed: hasPassed ? 0 : 1,
    skipped: 0,
    failures: hasPassed ? [] : [lastLines(output)],
  };
}

/** Returns the tally of Vitest's JSON report. A test file that cannot be loaded counts as one failure. */
export function tallyVitest(file, code, output) {
  const report = readReport(file);
  const unloaded =
    report?.testResults?.filter((entry) => entry.status === "failed" && entry.assertionResults.length === 0) ?? [];
  const failed = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => firstLines(`${name} › ${fullName}`, failureMessages[0])),
  );
  return withExitCode(code, output, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + unloaded.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures: [...unloaded.map(({ name, message }) => firstLines(name, message)), ...failed],
  });
}

/** Returns the tally of Playwright's JSON report. A test that passed only on a retry counts as failed. */
export function tallyPlaywright(file, code, output) {
  const report = readReport(file);
  return withExitCode(code, output, {
    passed: report?.stats?.expected ?? 0,
    failed: (report?.stats?.unexpected ?? 0) + (report?.stats?.flaky ?? 0) + (report?.errors?.length ?? 0),
    skipped: report?.stats?.skipped ?? 0,
    failures: [
      ...(report?.suites ?? []).flatMap(failuresOfSuite),
      ...(report?.errors ?? []).map(({ message }) => firstLines("outside the tests", message)),
    ],
  });
}

function failuresOfSuite({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) =>
        firstLines(`${file}:${line} › ${title}`, results.find(({ error }) => error)?.error.message),
      ),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** @param {Tally[]} tallies */
export function sumTallies(tallies) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const tally of tallies) for (const key of Object.keys(total)) total[key] += tally[key];
  return total;
}

function firstLines(title, message = "") {
  return [title, ...stripVTControlCharacters(message).split("\n").slice(0, MAX_FAILURE_LINES)].join("\n").trimEnd();
}

function lastLines(output = "") {
  return stripVTControlCharacters(output).trimEnd().split("\n").slice(-MAX_FAILURE_LINES).join("\n");
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/**
 * Adds one failure with the last lines of the output if a runner fails but reports no failed test: after a crash, after an unhandled error, or if
 * there are no tests.
 */
function withExitCode(code, output, tally) {
  const silent = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  return silent ? { ...tally, failed: 1, failures: [lastLines(output)] } : tally;
}
