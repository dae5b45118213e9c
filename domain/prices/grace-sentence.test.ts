import { expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { findGraceSentence } from "./grace-sentence.ts";

const pickup = { date: "2026-10-24", time: "10:00" };
const sentenceOf = (date: string, time: string, graceMinutes: number) =>
  findGraceSentence(wordsOf("it"), { pickup, return: { date, time }, graceMinutes });

// Rule: product.md#rental-days
test.each([
  [30, "10:30", "mezz'ora"],
  [60, "10:30", "un'ora"],
  [90, "11:00", "un'ora e mezza"],
  [120, "12:00", "2 ore"],
])("says that a return within a grace period of %i minutes is included", (graceMinutes, time, duration) => {
  expect(sentenceOf("2026-10-26", time, graceMinutes)).toBe(
    `La riconsegna delle ${time} è compresa: fino a ${duration} dopo l'ora del ritiro non si paga un giorno in più.`,
  );
});

test.each([
  ["after full days", "2026-10-26", "10:00", 120],
  ["after the grace period", "2026-10-26", "12:30", 120],
  ["on the first day", "2026-10-24", "11:00", 120],
  ["without a grace period", "2026-10-26", "10:30", 0],
])("says nothing of a return %s", (_, date, time, graceMinutes) => {
  expect(sentenceOf(date, time, graceMinutes)).toBeUndefined();
});
