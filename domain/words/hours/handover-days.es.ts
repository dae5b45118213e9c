import type { Translated } from "#domain/words/text.ts";
import type { HANDOVER_DAYS_IT } from "./handover-days.it.ts";

export const HANDOVER_DAYS_ES: Translated<typeof HANDOVER_DAYS_IT> = {
  closedWeekday: "Cerrado {weekday}",
  closedDate: "Cerrado el {date}",
  noticeNeeded: { one: "Se necesita {hours} de antelación", other: "Se necesitan {hours} de antelación" },
  tooFarAhead: {
    one: "Se reserva con un máximo de {count} día de antelación",
    other: "Se reserva con un máximo de {count} días de antelación",
  },
  slots: { closed: "cerrado", tooSoon: "demasiado pronto" },
  slotFee: "suplemento {fee}",
};
