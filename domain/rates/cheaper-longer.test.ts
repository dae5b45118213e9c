// Rule: product.md#rates "A longer rental"
import { expect, test } from "vitest";
import { addDays, daysBetween } from "#domain/rental-period/civil-time.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { cheaperLongerMessage, findCheaperLonger } from "./cheaper-longer.ts";

const rental = (days: number): RentalPeriod => ({
  pickup: { date: "2027-05-03", time: "10:00" },
  return: { date: addDays("2027-05-03", days), time: "10:00" },
});
/** 1,000 euro a day, 20 % less from the seventh day on. */
const priceOf = ({ pickup, return: back }: RentalPeriod) => {
  const days = daysBetween(pickup.date, back.date);
  return { days, total: days * (days < 7 ? 100_000 : 80_000) };
};
const cheaperThan = (days: number, isPossible = (_period: RentalPeriod) => true) =>
  findCheaperLonger(rental(days), priceOf(rental(days)).total, { isPossible, priceOf });

test("a rental just below a length discount has a cheaper longer one", () => {
  expect(cheaperThan(6)).toEqual({ period: rental(7), days: 7, total: 560_000 });
  expect(cheaperThan(5)).toBeNull();
  expect(cheaperThan(7)).toBeNull();
});

test("only a possible one counts", () => {
  expect(cheaperThan(6, ({ return: back }) => back.date !== "2027-05-10")).toBeNull();
});

test("rentals are looked at up to seven days longer", () => {
  const half = { isPossible: () => true, priceOf: () => ({ days: 9, total: 1 }) };
  expect(findCheaperLonger(rental(1), 2, half)?.period).toEqual(rental(2));
  const eighth = (period: RentalPeriod) => ({ days: 9, total: period.return.date === rental(9).return.date ? 1 : 3 });
  expect(findCheaperLonger(rental(1), 2, { isPossible: () => true, priceOf: eighth })).toBeNull();
});

test("the sentence names both lengths and the total", () => {
  const text = cheaperLongerMessage(6, { days: 7, total: 560_000 })(wordsOf("it"));
  expect(text.replaceAll("\u00a0", " ")).toBe("7 giorni costano meno di 6 giorni: € 5.600");
});
