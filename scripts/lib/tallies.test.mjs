import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sumTallies, tallyCheck, tallyPlaywright, tallyVitest } from "./tallies.mjs";

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

test("a check counts as one test", () => {
  expect(tallyCheck(0, "fine\n")).toEqual({ passed: 1, failed: 0, skipped: 0, failures: [] });
  const output = Array.from({ length: 20 }, (_, line) => `line ${line}\n`).join("");
  const { failures, ...counts } = tallyCheck(2, output);
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(failures).toEqual([expect.stringMatching(/^line 8\n(line \d+\n)+line 19$/)]);
});

test("Vitest's tests are counted, and a file that does not load counts as one failure", () => {
  const file = report({
    numPassedTests: 7,
    numFailedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { name: "a.test.ts", message: "no such module", status: "failed", assertionResults: [] },
      {
        name: "b.test.ts",
        status: "failed",
        assertionResults: [
          { status: "failed", fullName: "adds up", failureMessages: ["\u001b[31mexpected 2\u001b[39m"] },
          { status: "passed", fullName: "takes away", failureMessages: [] },
        ],
      },
      { status: "passed", assertionResults: [] },
    ],
  });
  const failures = ["a.test.ts\nno such module", "b.test.ts › adds up\nexpected 2"];
  expect(tallyVitest(file, 1)).toEqual({ passed: 7, failed: 3, skipped: 2, failures });
});

test("Playwright's flaky tests and errors outside tests count as failures", () => {
  const tried = (status, message) => ({ status, results: [message ? { error: { message } } : {}] });
  const specs = [
    { file: "a.spec.ts", line: 4, title: "opens", tests: [tried("expected"), tried("unexpected", "no dialog")] },
    { file: "a.spec.ts", line: 9, title: "closes", tests: [tried("flaky", "still there")] },
  ];
  const file = report({
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [{ title: "a.spec.ts", suites: [{ title: "sheet", specs }] }],
    errors: [{ message: "set-up" }],
  });
  const failures = ["a.spec.ts:4 › opens\nno dialog", "a.spec.ts:9 › closes\nstill there", "outside the tests\nset-up"];
  expect(tallyPlaywright(file, 1)).toEqual({ passed: 5, failed: 3, skipped: 2, failures });
});

test("a runner that crashes, or tests nothing, counts as one failure", () => {
  expect(tallyVitest(join(folder, "missing.json"), 1, "running\nout of memory\n")).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: ["running\nout of memory"],
  });
  expect(tallyVitest(join(folder, "missing.json"), 0).failed).toBe(1);
  expect(tallyVitest(report({ numPassedTests: 7, numFailedTests: 0, testResults: [] }), 1).failed).toBe(1);
  expect(tallyPlaywright(report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 4 } }), 0).failed).toBe(1);
});

test("the sum covers all tallies", () => {
  const rows = [
    { name: "types", passed: 1, failed: 0, skipped: 0, failures: [] },
    { name: "unit", passed: 40, failed: 2, skipped: 1, failures: ["b.test.ts › adds up"] },
  ];
  expect(sumTallies(rows)).toEqual({ passed: 41, failed: 2, skipped: 1 });
});
