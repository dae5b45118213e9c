import { expect, test } from "vitest";
import { firstHoldEnds, fullHoldEnds, openedHoldEnds } from "#domain/booking/request/request-hold.ts";

const hours = { firstHoldHours: 2, holdHours: 24 };
const createdAt = new Date("2026-11-21T09:00:00Z");

test("a request holds its car for two hours, and for a day from the request once its link was opened", () => {
  expect(firstHoldEnds(createdAt, hours).toISOString()).toBe("2026-11-21T11:00:00.000Z");
  expect(fullHoldEnds(createdAt, hours).toISOString()).toBe("2026-11-22T09:00:00.000Z");
});

test("a company that holds cars for less than two hours never holds them longer before the link was opened", () => {
  expect(firstHoldEnds(createdAt, { firstHoldHours: 2, holdHours: 1 }).toISOString()).toBe("2026-11-21T10:00:00.000Z");
});

test("opening the link shortens no hold that was made longer while the mail waited", () => {
  const late = new Date("2026-11-22T15:00:00Z");
  expect(openedHoldEnds({ createdAt, holdExpiresAt: late }, hours)).toEqual(late);
  expect(openedHoldEnds({ createdAt, holdExpiresAt: new Date("2026-11-21T11:00:00Z") }, hours)).toEqual(
    new Date("2026-11-22T09:00:00Z"),
  );
});
