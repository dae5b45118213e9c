import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_STATUSES_IT } from "./booking-statuses.it.ts";

export const BOOKING_STATUSES_DE: Translated<typeof BOOKING_STATUSES_IT> = {
  requested: "Wartet auf Bestätigung",
  confirmed: "Bestätigt",
  active: "Läuft",
  completed: "Abgeschlossen",
  declined: "Nicht angenommen",
  cancelled: "Storniert",
  no_show: "Nicht erschienen",
  expired: "Abgelaufen",
};
