import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_STATUSES_IT } from "./booking-statuses.it.ts";

export const BOOKING_STATUSES_ES: Translated<typeof BOOKING_STATUSES_IT> = {
  requested: "Pendiente de confirmación",
  confirmed: "Confirmada",
  active: "En curso",
  completed: "Finalizada",
  declined: "No aceptada",
  cancelled: "Cancelada",
  no_show: "No presentado",
  expired: "Caducada",
};
