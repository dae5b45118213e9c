import { expect, test } from "vitest";
import { mailbox } from "#domain/booking/request/request-limits.ts";

test("one mailbox is one, whatever stands after a plus", () => {
  expect(mailbox(" Ada+uno@Prova.example")).toBe("ada@prova.example");
  expect(mailbox("ada@prova.example")).toBe("ada@prova.example");
});
