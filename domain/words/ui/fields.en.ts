import type { Translated } from "#domain/words/text.ts";
import type { FIELDS_IT } from "./fields.it.ts";

export const FIELDS_EN: Translated<typeof FIELDS_IT> = {
  close: "Close",
  choose: "Choose",
  notChosen: "not chosen",
  calendar: {
    loading: "Opening the calendar…",
    failed: "The calendar did not load: it will open by itself as soon as you are back online.",
    today: "today",
    previousMonth: "Previous month",
    nextMonth: "Next month",
    navigation: "Months",
    weekdays: ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"],
  },
};
