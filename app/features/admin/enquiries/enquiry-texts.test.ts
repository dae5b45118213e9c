import { expect, test } from "vitest";
import { TEST_SITE } from "#test/site.ts";
import { replyText } from "./enquiry-texts.ts";

const created_at = "2026-11-21T09:00:00.000Z";

test.each([
  [{ reply_due_in_seconds: 600, first_answered_at: null }, "Entro 2026-11-21 12:00"],
  [{ reply_due_in_seconds: -600, first_answered_at: null }, "Entro 2026-11-21 12:00"],
  [{ reply_due_in_seconds: null, first_answered_at: "2026-11-21T09:42:00.000Z" }, "Dopo 42 min"],
  [{ reply_due_in_seconds: null, first_answered_at: "2026-11-21T12:05:00.000Z" }, "In ritardo, dopo 3 h 5 min"],
  [{ reply_due_in_seconds: null, first_answered_at: null }, ""],
])("exports %o as: %s", (reply, expectedText) => {
  expect(replyText({ created_at, ...reply }, { site: TEST_SITE, timeZone: "Europe/Rome" })).toBe(expectedText);
});
