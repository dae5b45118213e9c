import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import {
  answeredWords,
  formatElapsed,
  isReplyOnTime,
  promisedUntil,
  replyAlertThresholds,
  replyAlertWords,
  replyDueAt,
  replyDueWords,
  replyTimeLeft,
  secondsUntilDue,
  toReplyCountdown,
} from "#domain/enquiries/reply-promise.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";
import { DAYTIME_SITE, SITE_WITHOUT_HOURS, TEST_SITE } from "#test/site.ts";

describe("a reply within two hours", () => {
  test("is due two hours after the request, even across a daylight-saving change", () => {
    expect(replyDueAt(new Date("2026-11-21T09:00:00Z"), TEST_SITE)).toEqual(new Date("2026-11-21T11:00:00Z"));
    expect(replyDueAt(new Date("2026-10-25T00:30:00Z"), TEST_SITE)).toEqual(new Date("2026-10-25T02:30:00Z"));
  });
  // Rule: product.md#mails
  test("shows the day to staff if the deadline is not today", () => {
    const createdAt = new Date("2026-11-21T09:00:00Z");
    const words = (replyWithinHours: number) =>
      replyDueWords(replyDueAt(createdAt, { ...TEST_SITE, replyWithinHours }), createdAt, TEST_SITE.timeZone);
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

// Rule: product.md#reply-promise "Only the hours"
describe("a house that answers from 8 to 20", () => {
  const at = (text: string) => new Date(`${text}:00+01:00`);
  const evening = at("2026-11-29T22:00");

  test("owes a request of 22:00 its reply at 10:00, and says so", () => {
    expect(replyDueAt(evening, DAYTIME_SITE)).toEqual(at("2026-11-30T10:00"));
    expect(promisedUntil(evening, DAYTIME_SITE)).toBe("le 10:00 di lunedì 30 novembre");
    expect(promisedUntil(at("2026-11-30T05:00"), DAYTIME_SITE)).toBe("le 10:00");
    expect(promisedUntil(at("2026-11-29T18:00"), DAYTIME_SITE)).toBe("2 ore");
    expect(promisedHours(ITALIAN_REPLY_PROMISE, DAYTIME_SITE)).toBe("2 ore lavorative");
  });

  test("counts no night, neither for what is left nor for what is late", () => {
    const due = replyDueAt(evening, DAYTIME_SITE);
    expect(secondsUntilDue(due, at("2026-11-30T03:00"), DAYTIME_SITE)).toBe(7200);
    expect(secondsUntilDue(due, at("2026-12-01T08:30"), DAYTIME_SITE)).toBe(-10.5 * 3600);
    const loadedAt = evening.getTime();
    const leftAt = (now: Date) => replyTimeLeft({ dueInSeconds: 7200, loadedAt, now: now.getTime() }, DAYTIME_SITE);
    expect([leftAt(at("2026-11-30T08:00")), leftAt(at("2026-11-30T08:20"))]).toEqual([2 * HOUR_MS, 100 * MINUTE_MS]);
    expect(answeredWords(evening, at("2026-11-30T08:42"), DAYTIME_SITE)).toBe("Dopo 42 min");
    expect(answeredWords(evening, at("2026-11-30T11:05"), DAYTIME_SITE)).toBe("In ritardo, dopo 3 h 5 min");
  });

  // Rule: product.md#reply-alert
  test.each([
    ["2026-11-30T09:29", "2026-11-29T19:59", "2026-11-29T19:29"],
    ["2026-11-30T09:30", "2026-11-30T08:00", "2026-11-29T19:30"],
    ["2026-11-30T10:00", "2026-11-30T08:30", "2026-11-30T08:00"],
    ["2026-11-30T23:00", "2026-11-30T18:30", "2026-11-30T18:00"],
  ])("at %s it warns about requests until %s; those until %s are late", (now, soon, late) => {
    expect(replyAlertThresholds(at(now), DAYTIME_SITE)).toEqual({ soon: at(soon), late: at(late) });
  });

  test("a request is late exactly when its deadline has passed", () => {
    const instant = fc.date({ min: at("2026-11-29T00:00"), max: at("2026-12-02T00:00"), noInvalidDate: true });
    fc.assert(
      fc.property(instant, instant, (createdAt, now) => {
        const isLate = createdAt <= replyAlertThresholds(now, DAYTIME_SITE).late;
        expect(isLate).toBe(replyDueAt(createdAt, DAYTIME_SITE) <= now);
      }),
    );
  });
});

test("a company that states no hours is held to every hour", () => {
  const createdAt = new Date("2026-11-29T21:00:00Z");
  expect(replyDueAt(createdAt, SITE_WITHOUT_HOURS)).toEqual(new Date("2026-11-29T23:00:00Z"));
  expect(promisedHours(ITALIAN_REPLY_PROMISE, SITE_WITHOUT_HOURS)).toBe("2 ore");
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
