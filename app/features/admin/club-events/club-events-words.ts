import type { ClubEventStatus } from "#domain/club-events/club-event.ts";
import type { CurrentClubEventStatus } from "#domain/club-events/club-event-state.ts";
import type { PlaceDecision } from "#domain/club-events/place-decision-email.ts";
import { formatCount } from "#domain/numbers.ts";

const STATUSES: Readonly<Record<CurrentClubEventStatus, string>> = {
  planned: "Annunciato",
  open: "Aperto",
  full: "Al completo",
  past: "Concluso",
  cancelled: "Annullato",
};

export const CLUB_EVENTS_WORDS = {
  title: "Eventi del club",
  add: "Aggiungi evento",
  edit: "Modifica evento",
  create: "Nuovo evento",
  created: "Evento creato",
  createFailed: "Errore nella creazione dell'evento",
  updated: "Evento aggiornato",
  updateFailed: "Errore nell'aggiornamento dell'evento",
  deleted: "Evento eliminato",
  deleteFailed: "Errore nell'eliminazione dell'evento",
  search: "Cerca titolo o luogo",
  day: "Giorno dell'evento",
  count: (events: number) => formatCount(events, "evento", "eventi"),
  status: (status: CurrentClubEventStatus) => STATUSES[status],
  assignedOfTotal: (assignedPlaces: number, places: number) => `${assignedPlaces} di ${places}`,
  placesGiven: (assignedPlaces: number, places: number) => `Posti assegnati: ${assignedPlaces} di ${places}`,
  waiting: (requests: number) => formatCount(requests, "richiesta da decidere", "richieste da decidere"),
  actionsOf: (title: string) => `Azioni per ${title}`,
  deleteQuestion: (title: string) => `Eliminare l'evento «${title}»?`,
  deleteConsequence: "Si elimina solo un evento che nessuna richiesta nomina; gli altri si annullano.",
  guestsNotified: (assignedPlaces: number) =>
    assignedPlaces === 1
      ? "Chi ha il posto riceve subito un'e-mail."
      : `Chi ha uno dei ${assignedPlaces} posti riceve subito un'e-mail.`,
};

export const CLUB_EVENT_STATUS_OPTIONS: readonly { value: ClubEventStatus; label: string }[] = [
  { value: "planned", label: "Annunciato, senza richieste" },
  { value: "open", label: "Aperto alle richieste" },
  { value: "cancelled", label: "Annullato" },
];

/** Texts about the requested place, on the enquiry's page. */
export const PLACE_REQUEST_WORDS = {
  title: "Posto all'evento",
  accept: "Accogli",
  decline: "Declina",
  decided: { accepted: "Accolta", declined: "Declinata" } satisfies Record<PlaceDecision, string>,
  requestedPlaces: (places: number) => (places === 2 ? "Chiede due posti" : "Chiede un posto"),
  remaining: (places: number) => (places === 1 ? "Resta 1 posto" : `Restano ${places} posti`),
  question: { accepted: "Accogliere la richiesta?", declined: "Declinare la richiesta?" } satisfies Record<
    PlaceDecision,
    string
  >,
  body: "Testo della risposta",
  sentTo: (email: string) => `Va sulla pagina della richiesta e per e-mail a ${email}.`,
  decisionSent: {
    accepted: "Richiesta accolta, risposta inviata",
    declined: "Richiesta declinata, risposta inviata",
  } satisfies Record<PlaceDecision, string>,
  failed: "Errore nell'invio della decisione",
};
