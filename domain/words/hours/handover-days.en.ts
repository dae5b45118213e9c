import type { Translated } from "#domain/words/text.ts";
import type { HANDOVER_DAYS_IT } from "./handover-days.it.ts";

export const HANDOVER_DAYS_EN: Translated<typeof HANDOVER_DAYS_IT> = {
  closedWeekday: "Closed on {weekday}",
  closedDate: "Closed on {date}",
  noticeNeeded: { one: "{hours}'s notice required", other: "{hours}' notice required" },
  tooFarAhead: { one: "Bookings open {count} day ahead", other: "Bookings open {count} days ahead" },
  slots: { closed: "closed", tooSoon: "too soon" },
  slotFee: "extra charge {fee}",
};
