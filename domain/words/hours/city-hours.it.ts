/** Why a pickup or return is refused by the hours of a city (product.md#hours-of-a-city). `weekday` is one of "onWeekday" of the opening hours. */
export const CITY_HOURS_IT = {
  /** `place` is a city with its preposition, at the beginning of the sentence. */
  closedWeekdayIn: "{place} siamo chiusi {weekday}",
  closedDateIn: "{place} siamo chiusi {date}",
  openHoursIn: "{place} {weekday} siamo aperti {spans}",
  noticeNeededIn: {
    one: "Per ritirare l'auto {place} serve {hours} di preavviso",
    other: "Per ritirare l'auto {place} servono {hours} di preavviso",
  },
  tooFarAheadIn: {
    one: "Per ritirare l'auto {place} si prenota al più {count} giorno prima",
    other: "Per ritirare l'auto {place} si prenota al più {count} giorni prima",
  },
  /** The reason with the nearest possible time, or without one. */
  withFirstPickup: "{reason}: il primo ritiro possibile è {moment}.",
  withLastPickup: "{reason}: l'ultimo ritiro possibile è {moment}.",
  withFirstReturn: "{reason}: la prima riconsegna possibile è {moment}.",
  withoutChoice: "{reason}.",
  moment: "{date} alle {time}",
  /** A quote can no longer be accepted. */
  quoteOutsideHours: "{problem} Chiamaci al {phone}: ti mandiamo un preventivo con un altro orario.",
} as const;
