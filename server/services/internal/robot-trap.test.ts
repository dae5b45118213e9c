import { expect, test } from "vitest";
import { STAMP_FIELD, TRAP_FIELD } from "#domain/forms/robot-trap.ts";
import type { AppContext } from "#server/context.ts";
import { keysOf } from "#server/secret-keys.ts";
import { askAgainIfTrapped, formStamp, looksLikeRobot } from "#server/services/internal/robot-trap.ts";

const OPENED = Date.parse("2026-11-21T09:00:00Z");
const after = (seconds: number, rateLimits = true) =>
  ({
    clock: () => new Date(OPENED + seconds * 1000),
    env: { keys: keysOf("s".repeat(32), undefined), rateLimits } as AppContext["env"],
  }) as const;

const stamp = formStamp(after(0));

test("a person who takes their time passes, also with a page that was open for hours", () => {
  for (const seconds of [3, 60, 20_000]) expect(looksLikeRobot(after(seconds), { [STAMP_FIELD]: stamp })).toBe(false);
});

test("what comes back at once, fills the hidden field or names no page of ours is asked again", () => {
  expect(looksLikeRobot(after(1), { [STAMP_FIELD]: stamp })).toBe(true);
  expect(looksLikeRobot(after(60), { [STAMP_FIELD]: stamp, [TRAP_FIELD]: "x" })).toBe(true);
  expect(looksLikeRobot(after(60), {})).toBe(true);
  expect(looksLikeRobot(after(60), { [STAMP_FIELD]: stamp.replace("first", "again") })).toBe(true);
});

// Rule: product.md#open-requests
test("who presses again is through, whatever a password manager fills in; the same press sent blindly again is not", () => {
  const again = formStamp(after(60), "again");
  expect(looksLikeRobot(after(61), { [STAMP_FIELD]: again, [TRAP_FIELD]: "Ada" })).toBe(false);
  expect(looksLikeRobot(after(70), { [STAMP_FIELD]: stamp, [TRAP_FIELD]: "Ada" })).toBe(true);
  expect(looksLikeRobot(after(60 + 3601), { [STAMP_FIELD]: again, [TRAP_FIELD]: "Ada" })).toBe(true);
});

// Rule: product.md#public-forms
test("a page that is one for everybody asks again for its hidden field alone, and once", () => {
  expect(askAgainIfTrapped(after(0), {})).toBeNull();
  const again = askAgainIfTrapped(after(0), { [TRAP_FIELD]: "x" });
  expect(again?.refusal.kind).toBe("conflict");
  const pressed = { [TRAP_FIELD]: "x", [STAMP_FIELD]: again?.formStamp ?? "" };
  expect(askAgainIfTrapped(after(5), pressed)).toBeNull();
  expect(askAgainIfTrapped(after(3601), pressed)).not.toBeNull();
  expect(askAgainIfTrapped(after(5), { ...pressed, [STAMP_FIELD]: stamp })).not.toBeNull();
  expect(askAgainIfTrapped(after(0, false), { [TRAP_FIELD]: "x" })).toBeNull();
});

test("RATE_LIMITS=off lifts it", () => {
  expect(looksLikeRobot(after(0, false), {})).toBe(false);
});
