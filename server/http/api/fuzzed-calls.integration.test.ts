import { expect, test } from "vitest";
import { setUpTestApplication } from "#test/app.ts";
import { fuzzApi } from "#test/fuzz/fuzz-api.ts";

const application = setUpTestApplication();

test("whatever is sent to it, the API answers with what its contract says, nobody reads another's data, and nothing hangs", async () => {
  const { findings, answers } = await fuzzApi(application, { seed: 1, calls: 400 });
  expect(findings).toEqual([]);
  // A fuzzer whose calls are all refused at the door would find nothing either.
  expect(answers[2]).toBeGreaterThan(40);
});
