import { expect, test } from "vitest";
import { isNoticeKey } from "#domain/access/notices.ts";

test("only a key of the list is a notice", () => {
  expect(isNoticeKey("signed-in")).toBe(true);
  expect(isNoticeKey("toString")).toBe(false);
  expect(isNoticeKey("<b>")).toBe(false);
});
