import type { Translated } from "#domain/words/text.ts";
import type { HANDOVER_DAYS_IT } from "./handover-days.it.ts";

export const HANDOVER_DAYS_FR: Translated<typeof HANDOVER_DAYS_IT> = {
  closedWeekday: "Fermé {weekday}",
  closedDate: "Fermé le {date}",
  noticeNeeded: { one: "Préavis de {hours}", other: "Préavis de {hours}" },
  tooFarAhead: {
    one: "Réservation au plus {count} jour à l'avance",
    other: "Réservation au plus {count} jours à l'avance",
  },
  slots: { closed: "fermé", tooSoon: "trop tôt" },
  slotFee: "supplément {fee}",
};
