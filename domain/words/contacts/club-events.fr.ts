import type { Translated } from "#domain/words/text.ts";
import type { CLUB_EVENTS_IT } from "./club-events.it.ts";

export const CLUB_EVENTS_FR: Translated<typeof CLUB_EVENTS_IT> = {
  past: "Terminé",
  cancelled: "Annulé",
  planned: "Demandes bientôt ouvertes",
  full: "Complet",
  open: "Demandes ouvertes",
  remaining: { one: "{count} place restante", other: "{count} places restantes" },
  seats: { one: "{count} personne au plus", other: "{count} personnes au plus" },
};
