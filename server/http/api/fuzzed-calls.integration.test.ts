import { expect, test } from "vitest";
import { setUpTestApplication } from "#test/app.ts";
import { fuzzApi } from "#test/fuzz/fuzz-api.ts";

const application = setUpTestApplication();

test("fuzzed calls get answers that match the contract, no data of others, and never hang", async () => {
  const { findings, answers } = await fuzzApi(application, { seed: 1, calls: 400 });
  expect(findings).toEqual([]);
  // Check that access control did not refuse most calls: such calls would test nothing.
  expect(answers[2]).toBeGreaterThan(40);
});
