import { expect, test } from "vitest";
import { isRefusedAddress } from "#server/jobs/refused-address.ts";

const refusal = (details: object) => Object.assign(new Error("refused"), { code: "EENVELOPE", ...details });

test("an address that the mail server does not know is refused for good, another refusal is not", () => {
  expect(isRefusedAddress(refusal({ command: "RCPT TO", responseCode: 550 }))).toBe(true);
  expect(isRefusedAddress(refusal({ command: "RCPT TO", responseCode: 450 }))).toBe(false);
  expect(isRefusedAddress(refusal({ command: "RCPT TO", responseCode: 554 }))).toBe(false);
  expect(isRefusedAddress(refusal({ command: "MAIL FROM", responseCode: 550 }))).toBe(false);
  expect(isRefusedAddress(Object.assign(new Error("away"), { code: "ECONNREFUSED" }))).toBe(false);
});
