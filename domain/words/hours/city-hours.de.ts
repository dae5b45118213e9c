import type { Translated } from "#domain/words/text.ts";
import type { CITY_HOURS_IT } from "./city-hours.it.ts";

export const CITY_HOURS_DE: Translated<typeof CITY_HOURS_IT> = {
  closedWeekdayIn: "{place} haben wir {weekday} geschlossen",
  closedDateIn: "{place} haben wir am {date} geschlossen",
  openHoursIn: "{place} haben wir {weekday} {spans} geöffnet",
  noticeNeededIn: {
    one: "Eine Abholung {place} erfordert {hours} Vorlauf",
    other: "Eine Abholung {place} erfordert {hours} Vorlauf",
  },
  tooFarAheadIn: {
    one: "Eine Abholung {place} lässt sich höchstens {count} Tag im Voraus buchen",
    other: "Eine Abholung {place} lässt sich höchstens {count} Tage im Voraus buchen",
  },
  withFirstPickup: "{reason}: Die frühestmögliche Abholung ist am {moment}.",
  withLastPickup: "{reason}: Die spätestmögliche Abholung ist am {moment}.",
  withFirstReturn: "{reason}: Die frühestmögliche Rückgabe ist am {moment}.",
  withoutChoice: "{reason}.",
  moment: "{date}, um {time}\u00a0Uhr",
  quoteOutsideHours:
    "{problem} Rufen Sie uns unter {phone} an: Wir senden Ihnen ein Angebot mit einer anderen Uhrzeit.",
};
