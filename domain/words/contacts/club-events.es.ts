import type { Translated } from "#domain/words/text.ts";
import type { CLUB_EVENTS_IT } from "./club-events.it.ts";

export const CLUB_EVENTS_ES: Translated<typeof CLUB_EVENTS_IT> = {
  past: "Finalizado",
  cancelled: "Cancelado",
  planned: "Solicitudes próximamente",
  full: "Completo",
  open: "Solicitudes abiertas",
  remaining: { one: "Queda {count} plaza", other: "Quedan {count} plazas" },
  seats: { one: "Máximo {count} persona", other: "Máximo {count} personas" },
};
