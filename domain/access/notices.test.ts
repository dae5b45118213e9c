import { expect, test } from "vitest";
import { isNoticeKey } from "#domain/access/notices.ts";

test("accepts only a key of the list as a notice", () => {
  expect(isNoticeKey("signed-in")).toBe(true);
  expect(isNoticeKey("toString")).toBe(false);
  expect(isNoticeKey("<b>")).toBe(false);
});
