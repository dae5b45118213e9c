import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import {
  formatElapsed,
  isReplyOnTime,
  replyAlertThresholds,
  replyAlertWords,
  replyDueAt,
  replyDueWords,
  toReplyCountdown,
} from "#domain/enquiries/reply-promise.ts";
import { TEST_SITE } from "#test/site.ts";

describe("a reply within two hours", () => {
  test("is due two hours after the request, even across a daylight-saving change", () => {
    expect(replyDueAt(new Date("2026-11-21T09:00:00Z"), TEST_SITE)).toEqual(new Date("2026-11-21T11:00:00Z"));
    expect(replyDueAt(new Date("2026-10-25T00:30:00Z"), TEST_SITE)).toEqual(new Date("2026-10-25T02:30:00Z"));
  });
  // Rule: product.md#mails
  test("shows the day to staff if the deadline is not today", () => {
    const createdAt = new Date("2026-11-21T09:00:00Z");
    const words = (replyWithinHours: number) =>
      replyDueWords(replyDueAt(createdAt, { replyWithinHours }), createdAt, TEST_SITE.timeZone);
    expect(words(2)).toBe("le 12:00");
    // 23:00 in the company's time zone is 22:00 UTC.
    expect(words(13)).toBe("le 23:00");
    expect(words(14)).toBe("le 00:00 di domenica 22 novembre");
    expect(words(72)).toBe("le 10:00 di martedì 24 novembre");
  });
  test("counts down to the minute", () => {
    expect(toReplyCountdown(2 * HOUR_MS, TEST_SITE)).toEqual({
      state: "calm",
      figure: "2:00",
      caption: "rimasti",
      elapsedRatio: 0,
    });
    expect(toReplyCountdown(94 * MINUTE_MS, TEST_SITE)).toMatchObject({ state: "calm", figure: "1:34" });
    expect(toReplyCountdown(30 * MINUTE_MS, TEST_SITE)).toEqual({
      state: "soon",
      figure: "0:30",
      caption: "rimasti",
      elapsedRatio: 0.75,
    });
    expect(toReplyCountdown(1, TEST_SITE)).toMatchObject({ state: "soon", figure: "0:01" });
  });
  test("shows how late a reply is", () => {
    expect(toReplyCountdown(0, TEST_SITE)).toEqual({
      state: "late",
      figure: "Scaduta",
      caption: "da 0 min",
      elapsedRatio: 1,
    });
    expect(toReplyCountdown(-190 * MINUTE_MS, TEST_SITE)).toMatchObject({
      state: "late",
      caption: "da 3 h 10 min",
      elapsedRatio: 1,
    });
  });
  test("keeps the promise at the last moment", () => {
    const createdAt = new Date("2026-11-21T09:00:00Z");
    expect(isReplyOnTime(createdAt, new Date("2026-11-21T11:00:00Z"), TEST_SITE)).toBe(true);
    expect(isReplyOnTime(createdAt, new Date("2026-11-21T11:00:01Z"), TEST_SITE)).toBe(false);
  });
  test("keeps the elapsed share between 0 and 1, whatever the clocks say", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (left) => {
        const { elapsedRatio, state } = toReplyCountdown(left, TEST_SITE);
        return elapsedRatio >= 0 && elapsedRatio <= 1 && (state === "late") === left <= 0;
      }),
    );
  });
});

test.each([
  [59_999, "0 min"],
  [38 * MINUTE_MS, "38 min"],
  [HOUR_MS, "1 h"],
  [65 * MINUTE_MS, "1 h 5 min"],
  [24 * HOUR_MS, "1 giorno"],
  [71 * HOUR_MS, "2 giorni"],
])("formats %i ms as %s", (milliseconds, text) => {
  expect(formatElapsed(milliseconds)).toBe(text);
});

describe("the reply alert", () => {
  test("is due when half an hour is left", () => {
    expect(replyAlertThresholds(new Date("2026-11-21T11:00:00Z"), TEST_SITE)).toEqual({
      soon: new Date("2026-11-21T09:30:00Z"),
      late: new Date("2026-11-21T09:00:00Z"),
    });
  });
  // Rule: product.md#reply-alert
  test.each([
    [0, 0, 0, null],
    [5, 0, 0, null],
    [1, 1, 0, "Una richiesta aspetta risposta: restano meno di 30 minuti."],
    [1, 1, 1, "Una richiesta aspetta risposta oltre il tempo promesso."],
    [3, 3, 0, "3 richieste aspettano risposta: restano meno di 30 minuti."],
    [3, 3, 3, "3 richieste aspettano risposta oltre il tempo promesso."],
    [3, 3, 1, "3 richieste aspettano risposta: una oltre il tempo promesso, per le altre restano meno di 30 minuti."],
    [3, 3, 2, "3 richieste aspettano risposta: 2 oltre il tempo promesso, per l'altra restano meno di 30 minuti."],
    [2, 2, 1, "2 richieste aspettano risposta: una oltre il tempo promesso, per l'altra restano meno di 30 minuti."],
    [22, 7, 6, "22 richieste aspettano risposta: 6 oltre il tempo promesso, per un'altra restano meno di 30 minuti."],
    [22, 9, 6, "22 richieste aspettano risposta: 6 oltre il tempo promesso, per altre 3 restano meno di 30 minuti."],
    [22, 6, 6, "22 richieste aspettano risposta: 6 oltre il tempo promesso."],
    [22, 1, 1, "22 richieste aspettano risposta: una oltre il tempo promesso."],
    [22, 1, 0, "22 richieste aspettano risposta: per una restano meno di 30 minuti."],
    [22, 2, 0, "22 richieste aspettano risposta: per 2 restano meno di 30 minuti."],
  ])("%i waiting, %i of them due soon or late, %i late: %s", (all, waiting, late, words) => {
    expect(replyAlertWords({ all, waiting, late })).toBe(words);
  });
});
