import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApplication, type TestApplication } from "#test/app.ts";
import { fuzzApi } from "#test/fuzz/fuzz-api.ts";

let application: TestApplication;
beforeAll(async () => {
  application = await openTestApplication();
});
afterAll(() => application.close());

test("whatever is sent to it, the API answers with what its contract says, nobody reads another's data, and nothing hangs", async () => {
  const { findings, answers } = await fuzzApi(application, { seed: 1, calls: 400 });
  expect(findings).toEqual([]);
  // A fuzzer whose calls are all refused at the door would find nothing either.
  expect(answers[2]).toBeGreaterThan(40);
});
