import { expect, test } from "vitest";
import { FORM_TIMESTAMP_FIELD, HONEYPOT_FIELD } from "#domain/forms/bot-detection.ts";
import type { AppContext } from "#server/context.ts";
import { deriveSecretKeys } from "#server/secret-keys.ts";
import { askToResubmitIfTrapped, createFormStamp, looksLikeRobot } from "#server/services/internal/robot-trap.ts";

const OPENED = Date.parse("2026-11-21T09:00:00Z");
const after = (seconds: number, rateLimits = true) =>
  ({
    clock: () => new Date(OPENED + seconds * 1000),
    env: { keys: deriveSecretKeys("s".repeat(32), undefined), rateLimits } as AppContext["env"],
  }) as const;

const stamp = createFormStamp(after(0));

test("accepts a person who takes their time, even after hours", () => {
  for (const seconds of [3, 60, 20_000])
    expect(looksLikeRobot(after(seconds), { [FORM_TIMESTAMP_FIELD]: stamp })).toBe(false);
});

test("asks again when a form comes back at once, fills the hidden field or has no stamp", () => {
  expect(looksLikeRobot(after(1), { [FORM_TIMESTAMP_FIELD]: stamp })).toBe(true);
  expect(looksLikeRobot(after(60), { [FORM_TIMESTAMP_FIELD]: stamp, [HONEYPOT_FIELD]: "x" })).toBe(true);
  expect(looksLikeRobot(after(60), {})).toBe(true);
  expect(looksLikeRobot(after(60), { [FORM_TIMESTAMP_FIELD]: stamp.replace("first", "again") })).toBe(true);
});

// Rule: product.md#open-requests
test("accepts the second submit whatever a password manager fills in, but not a repetition of the first", () => {
  const again = createFormStamp(after(60), "again");
  expect(looksLikeRobot(after(61), { [FORM_TIMESTAMP_FIELD]: again, [HONEYPOT_FIELD]: "Ada" })).toBe(false);
  expect(looksLikeRobot(after(70), { [FORM_TIMESTAMP_FIELD]: stamp, [HONEYPOT_FIELD]: "Ada" })).toBe(true);
  expect(looksLikeRobot(after(60 + 3601), { [FORM_TIMESTAMP_FIELD]: again, [HONEYPOT_FIELD]: "Ada" })).toBe(true);
});

// Rule: product.md#public-forms
test("asks once on a cached page, only for its hidden field", () => {
  expect(askToResubmitIfTrapped(after(0), {})).toBeNull();
  const again = askToResubmitIfTrapped(after(0), { [HONEYPOT_FIELD]: "x" });
  expect(again?.refusal.kind).toBe("conflict");
  const pressed = { [HONEYPOT_FIELD]: "x", [FORM_TIMESTAMP_FIELD]: again?.formStamp ?? "" };
  expect(askToResubmitIfTrapped(after(5), pressed)).toBeNull();
  expect(askToResubmitIfTrapped(after(3601), pressed)).not.toBeNull();
  expect(askToResubmitIfTrapped(after(5), { ...pressed, [FORM_TIMESTAMP_FIELD]: stamp })).not.toBeNull();
  expect(askToResubmitIfTrapped(after(0, false), { [HONEYPOT_FIELD]: "x" })).toBeNull();
});

test("is disabled by RATE_LIMITS=off", () => {
  expect(looksLikeRobot(after(0, false), {})).toBe(false);
});
