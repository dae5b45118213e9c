import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_STATUSES_IT } from "./booking-statuses.it.ts";

export const BOOKING_STATUSES_FR: Translated<typeof BOOKING_STATUSES_IT> = {
  requested: "En attente de confirmation",
  confirmed: "Confirmée",
  active: "En cours",
  completed: "Terminée",
  declined: "Non acceptée",
  cancelled: "Annulée",
  no_show: "Non-présentation",
  expired: "Expirée",
};
