import type { Translated } from "#domain/words/text.ts";
import type { CITY_HOURS_IT } from "./city-hours.it.ts";

export const CITY_HOURS_FR: Translated<typeof CITY_HOURS_IT> = {
  closedWeekdayIn: "{place}, nous sommes fermés {weekday}",
  closedDateIn: "{place}, nous sommes fermés le {date}",
  openHoursIn: "{place}, nous sommes ouverts {weekday} {spans}",
  noticeNeededIn: {
    one: "Un départ {place} demande un préavis de {hours}",
    other: "Un départ {place} demande un préavis de {hours}",
  },
  tooFarAheadIn: {
    one: "Un départ {place} se réserve au plus {count} jour à l'avance",
    other: "Un départ {place} se réserve au plus {count} jours à l'avance",
  },
  withFirstPickup: "{reason}\u00a0: le premier départ possible est le {moment}.",
  withLastPickup: "{reason}\u00a0: le dernier départ possible est le {moment}.",
  withFirstReturn: "{reason}\u00a0: le premier retour possible est le {moment}.",
  withoutChoice: "{reason}.",
  moment: "{date} à {time}",
  quoteOutsideHours: "{problem} Appelez-nous au {phone}\u00a0: nous vous envoyons un devis avec un autre horaire.",
};
