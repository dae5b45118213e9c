/** Why calendars and lists of times offer no pickup or return (product.md#hours-of-a-city). `weekday` is one of "onWeekday" of the opening hours. */
export const HANDOVER_DAYS_IT = {
  closedWeekday: "Chiuso {weekday}",
  closedDate: "Chiuso {date}",
  noticeNeeded: { one: "Serve {hours} di preavviso", other: "Servono {hours} di preavviso" },
  tooFarAhead: { one: "Si prenota al più {count} giorno prima", other: "Si prenota al più {count} giorni prima" },
  /** After the time of a slot in a list. */
  slots: { closed: "chiuso", tooSoon: "troppo presto" },
  /** After the time of a slot that costs a fee. */
  slotFee: "supplemento {fee}",
} as const;
