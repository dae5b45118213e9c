// Rule: product.md#rates
import { expect, test } from "vitest";
import { addDays } from "#domain/rental-period/civil-time.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { findAllowedPeriods, findUnreachedMinimum, lengthenToMinimum, minimumLengthMessage } from "./minimum-length.ts";
import { minimumRule } from "./rate-rules.fixture.ts";

const FOUR_IN_AUGUST = { rules: [minimumRule(4, { from: "2027-08-01", until: "2027-08-31" })], graceMinutes: 0 };
const rental = (pickup: string, days: number, returnTime = "10:00"): RentalPeriod => ({
  pickup: { date: pickup, time: "10:00" },
  return: { date: addDays(pickup, days), time: returnTime },
});
const anytime = () => true;

test("a rental is too short by the rule of its first day alone", () => {
  expect(findUnreachedMinimum(rental("2027-08-14", 3), FOUR_IN_AUGUST)).toBe(4);
  expect(findUnreachedMinimum(rental("2027-08-14", 4), FOUR_IN_AUGUST)).toBeNull();
  // A return later in the day begins the fourth day.
  expect(findUnreachedMinimum(rental("2027-08-14", 3, "10:30"), FOUR_IN_AUGUST)).toBeNull();
  expect(findUnreachedMinimum(rental("2027-07-31", 1), FOUR_IN_AUGUST)).toBeNull();
});

test("it is lengthened to the fewest allowed days, whatever the time of the return", () => {
  expect(lengthenToMinimum(rental("2027-08-14", 1), FOUR_IN_AUGUST)).toEqual(rental("2027-08-14", 4));
  expect(lengthenToMinimum(rental("2027-08-14", 1, "18:00"), FOUR_IN_AUGUST)).toEqual(rental("2027-08-14", 3, "18:00"));
  // A return within the grace period begins no further day.
  const lenient = { ...FOUR_IN_AUGUST, graceMinutes: 60 };
  expect(lengthenToMinimum(rental("2027-08-14", 1, "11:00"), lenient)).toEqual(rental("2027-08-14", 4, "11:00"));
  expect(lengthenToMinimum(rental("2027-08-14", 1, "11:30"), lenient)).toEqual(rental("2027-08-14", 3, "11:30"));
});

test("the nearest allowed rentals begin earlier or end later, and are possible", () => {
  const short = rental("2027-08-02", 2);
  expect(findAllowedPeriods(short, FOUR_IN_AUGUST, anytime)).toEqual({
    earlier: rental("2027-08-01", 4),
    later: rental("2027-08-02", 4),
  });
  const free = ({ pickup }: RentalPeriod) => pickup.date !== "2027-08-02" && pickup.date !== "2027-08-01";
  expect(findAllowedPeriods(short, FOUR_IN_AUGUST, free)).toEqual({
    // The last day of July has no minimum.
    earlier: rental("2027-07-31", 4),
    later: rental("2027-08-03", 4),
  });
  expect(findAllowedPeriods(short, FOUR_IN_AUGUST, () => false)).toEqual({ earlier: null, later: null });
});

test("the refusal names the day and the fewest days", () => {
  const message = minimumLengthMessage({ pickupDate: "2027-08-14", days: 4 });
  expect(message(wordsOf("it"))).toBe("Con ritiro il 14 agosto 2027 il noleggio è di almeno 4 giorni.");
  expect(message(wordsOf("de"))).toBe("Bei Abholung am 14. August 2027 beträgt die Mietdauer mindestens 4 Tage.");
});
