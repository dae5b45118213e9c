import { expect, test } from "vitest";
import { normaliseMailbox } from "#domain/bookings/request/request-limits.ts";

test("one mailbox is one, whatever stands after a plus", () => {
  expect(normaliseMailbox(" Ada+uno@Prova.example")).toBe("ada@prova.example");
  expect(normaliseMailbox("ada@prova.example")).toBe("ada@prova.example");
});
