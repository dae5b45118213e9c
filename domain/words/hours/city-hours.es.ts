import type { Translated } from "#domain/words/text.ts";
import type { CITY_HOURS_IT } from "./city-hours.it.ts";

export const CITY_HOURS_ES: Translated<typeof CITY_HOURS_IT> = {
  closedWeekdayIn: "{place} cerramos {weekday}",
  closedDateIn: "{place} cerramos el {date}",
  openHoursIn: "{place} abrimos {weekday} {spans}",
  noticeNeededIn: {
    one: "Para recoger el coche {place} se necesita {hours} de antelación",
    other: "Para recoger el coche {place} se necesitan {hours} de antelación",
  },
  tooFarAheadIn: {
    one: "La recogida {place} se reserva con un máximo de {count} día de antelación",
    other: "La recogida {place} se reserva con un máximo de {count} días de antelación",
  },
  withFirstPickup: "{reason}: la primera recogida posible es el {moment}.",
  withLastPickup: "{reason}: la última recogida posible es el {moment}.",
  withFirstReturn: "{reason}: la primera devolución posible es el {moment}.",
  withoutChoice: "{reason}.",
  moment: "{date}, a las {time}",
  quoteOutsideHours: "{problem} Llámenos al {phone}: le enviaremos un presupuesto con otro horario.",
};
