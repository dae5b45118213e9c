import type { CurrentClubEventStatus } from "#domain/club/club-calendar.ts";
import type { ClubEventStatus } from "#domain/club/club-event.ts";
import type { PlaceDecision } from "#domain/club/place-email.ts";
import { counted } from "#domain/numbers.ts";

const STATUSES: Readonly<Record<CurrentClubEventStatus, string>> = {
  planned: "Annunciato",
  open: "Aperto",
  full: "Al completo",
  past: "Concluso",
  cancelled: "Annullato",
};

/** What the screen of the club's events says. */
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
  count: (events: number) => counted(events, "evento", "eventi"),
  status: (status: CurrentClubEventStatus) => STATUSES[status],
  given: (given: number, places: number) => `${given} di ${places}`,
  placesGiven: (given: number, places: number) => `Posti assegnati: ${given} di ${places}`,
  waiting: (requests: number) => counted(requests, "richiesta da decidere", "richieste da decidere"),
  actionsOf: (title: string) => `Azioni per ${title}`,
  deleteQuestion: (title: string) => `Eliminare l'evento «${title}»?`,
  farewell: "Si elimina solo un evento che nessuna richiesta nomina; gli altri si annullano.",
  tellsGuests: (given: number) =>
    given === 1 ? "Chi ha il posto riceve subito un'e-mail." : `Chi ha uno dei ${given} posti riceve subito un'e-mail.`,
};

/** The choices of the form. */
export const EVENT_STATUS_OPTIONS: readonly { value: ClubEventStatus; label: string }[] = [
  { value: "planned", label: "Annunciato, senza richieste" },
  { value: "open", label: "Aperto alle richieste" },
  { value: "cancelled", label: "Annullato" },
];

/** What the request's page says of the place that is asked for. */
export const PLACE_WORDS = {
  title: "Posto all'evento",
  accept: "Accogli",
  decline: "Declina",
  decided: { accepted: "Accolta", declined: "Declinata" } satisfies Record<PlaceDecision, string>,
  asked: (places: number) => (places === 2 ? "Chiede due posti" : "Chiede un posto"),
  remaining: (places: number) => (places === 1 ? "Resta 1 posto" : `Restano ${places} posti`),
  question: { accepted: "Accogliere la richiesta?", declined: "Declinare la richiesta?" } satisfies Record<
    PlaceDecision,
    string
  >,
  body: "Testo della risposta",
  goesTo: (email: string) => `Va sulla pagina della richiesta e per e-mail a ${email}.`,
  done: {
    accepted: "Richiesta accolta, risposta inviata",
    declined: "Richiesta declinata, risposta inviata",
  } satisfies Record<PlaceDecision, string>,
  failed: "Errore nell'invio della decisione",
};
