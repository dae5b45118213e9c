import { expect, test } from "vitest";
import { sessionExpiresAt } from "./sign-in-cookies.ts";

const createdAt = new Date("2026-11-01T08:00:00Z");

test.each([
  ["just begun", "2026-11-01T08:00:00Z", "2026-11-01T20:00:00.000Z"],
  ["used on the third day", "2026-11-03T10:00:00Z", "2026-11-03T22:00:00.000Z"],
  ["used in its last hours", "2026-11-08T07:00:00Z", "2026-11-08T08:00:00.000Z"],
])("a session %s expires after twelve idle hours, or seven days at the latest", (_what, now, end) => {
  expect(sessionExpiresAt({ createdAt }, new Date(now)).toISOString()).toBe(end);
});
