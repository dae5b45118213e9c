import { expect, test } from "vitest";
import { normaliseMailbox } from "#domain/bookings/request/request-limits.ts";

test("ignores case and the part after a plus in an e-mail address", () => {
  expect(normaliseMailbox(" Ada+uno@Prova.example")).toBe("ada@prova.example");
  expect(normaliseMailbox("ada@prova.example")).toBe("ada@prova.example");
});
