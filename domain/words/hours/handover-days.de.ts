import type { Translated } from "#domain/words/text.ts";
import type { HANDOVER_DAYS_IT } from "./handover-days.it.ts";

export const HANDOVER_DAYS_DE: Translated<typeof HANDOVER_DAYS_IT> = {
  closedWeekday: "{weekday} geschlossen",
  closedDate: "Am {date} geschlossen",
  noticeNeeded: { one: "Vorlaufzeit: {hours}", other: "Vorlaufzeit: {hours}" },
  tooFarAhead: {
    one: "Höchstens {count} Tag im Voraus buchbar",
    other: "Höchstens {count} Tage im Voraus buchbar",
  },
  slots: { closed: "geschlossen", tooSoon: "zu früh" },
  slotFee: "Aufpreis {fee}",
};
