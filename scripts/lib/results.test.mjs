import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { countsOfCheck, countsOfPlaywright, countsOfVitest, sumOf } from "./results.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "velluto-results-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content) {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test("a check is one test", () => {
  expect(countsOfCheck(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countsOfCheck(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("Vitest's tests are counted, and a file that does not load fails as one", () => {
  const file = report({
    numPassedTests: 7,
    numFailedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: "failed", assertionResults: [] },
      { status: "failed", assertionResults: [{ status: "failed" }] },
      { status: "passed", assertionResults: [] },
    ],
  });
  expect(countsOfVitest(file, 1)).toEqual({ passed: 7, failed: 3, skipped: 2 });
});

test("Playwright's flaky tests and errors outside tests have failed", () => {
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{ message: "set-up" }] });
  expect(countsOfPlaywright(file, 1)).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

test("a runner that crashes, or tests nothing, has failed once", () => {
  expect(countsOfVitest(join(folder, "missing.json"), 0).failed).toBe(1);
  expect(countsOfVitest(report({ numPassedTests: 7, numFailedTests: 0, testResults: [] }), 1).failed).toBe(1);
  expect(countsOfPlaywright(report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 4 } }), 0).failed).toBe(1);
});

test("the sum is over all", () => {
  const rows = [
    { name: "types", passed: 1, failed: 0, skipped: 0 },
    { name: "unit", passed: 40, failed: 2, skipped: 1 },
  ];
  expect(sumOf(rows)).toEqual({ passed: 41, failed: 2, skipped: 1 });
});
