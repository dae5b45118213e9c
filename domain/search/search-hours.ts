import type { Words } from "#domain/words/words.ts";

type ClosedDateText = Words<"handoverDays">["handoverDays"]["closedDate"];

/** A part of a day; `fee` if pickups and returns in it cost something. */
export interface SearchSpan {
  from: string;
  to: string;
  fee?: { cents: number; text: string };
}

/** The hours of a city (product.md#hours-of-a-city) with their words, so that the browser needs neither the rules' module nor its texts. */
export interface SearchHours {
  city: string;
  timeZone: string;
  /** From Monday to Sunday; null if the city is always open. */
  week: {
    spans: readonly (readonly SearchSpan[])[];
    closedReasons: readonly string[];
    closedDates: readonly string[];
    text: string;
  } | null;
  /** Why a date without pickups and returns is closed, with the parameter "date". */
  closedDate: ClosedDateText;
  /** The reasons beside the slots of a day. */
  slots: { closed: string; tooSoon: string };
  notice: { hours: number; reason: string } | null;
  advance: { days: number; reason: string } | null;
}
