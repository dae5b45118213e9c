import type { Translated } from "#domain/words/text.ts";
import type { HANDOVER_DAYS_IT } from "./handover-days.it.ts";

export const HANDOVER_DAYS_DE: Translated<typeof HANDOVER_DAYS_IT> = {
  closedWeekday: "{weekday} geschlossen",
  closedDate: "Am {date} geschlossen",
  noticeNeeded: { one: "Vorlaufzeit: {hours}", other: "Vorlaufzeit: {hours}" },
  tooFarAhead: {
    one: "Buchbar höchstens {count} Tag im Voraus",
    other: "Buchbar höchstens {count} Tage im Voraus",
  },
  slots: { closed: "geschlossen", tooSoon: "zu früh" },
};
