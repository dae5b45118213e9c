import type { Translated } from "#domain/words/text.ts";
import type { CITY_HOURS_IT } from "./city-hours.it.ts";

export const CITY_HOURS_FR: Translated<typeof CITY_HOURS_IT> = {
  closedWeekdayIn: "{place}, nous sommes fermés {weekday}",
  closedDateIn: "{place}, nous sommes fermés le {date}",
  openHoursIn: "{place}, nous sommes ouverts {weekday} {spans}",
  noticeNeededIn: {
    one: "La prise en charge {place} demande un préavis de {hours}",
    other: "La prise en charge {place} demande un préavis de {hours}",
  },
  tooFarAheadIn: {
    one: "La prise en charge {place} se réserve au plus {count} jour à l'avance",
    other: "La prise en charge {place} se réserve au plus {count} jours à l'avance",
  },
  withFirstPickup: "{reason}\u00a0: la première prise en charge possible est le {moment}.",
  withLastPickup: "{reason}\u00a0: la dernière prise en charge possible est le {moment}.",
  withFirstReturn: "{reason}\u00a0: le premier retour possible est le {moment}.",
  withoutChoice: "{reason}.",
  moment: "{date} à {time}",
  quoteOutsideHours: "{problem} Appelez-nous au {phone}\u00a0: nous vous envoyons un devis avec un autre horaire.",
};
