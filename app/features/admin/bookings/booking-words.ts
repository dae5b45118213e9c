import type { ApiBookingEvent } from "#domain/api/bookings/bookings.ts";
import type { BookingStatus } from "#domain/booking/states.ts";
import { formatEuro } from "#domain/money.ts";
import { formatNumber } from "#domain/numbers.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { type CivilDate, formatItalianShort } from "#domain/rental-period/civil-time.ts";

/** "€ 1.400", from the API's euros. */
export const euro = (amount: number): string => formatEuro(Math.round(amount * 100));

/** The address of a booking's details that keeps the list as it is filtered. */
export const bookingPath = (reference: string, search: string): string => panelPaths.adminBooking(reference) + search;

/** "10 dic 10:00". */
export const shortEndText = (date: CivilDate, time: string): string => `${formatItalianShort(date)} ${time}`;

/** What a booking's details say in sentences. */
export const DETAIL_WORDS = {
  daysAtRate: ({ days, rate }: { days: string; rate: string }) => `${days} × ${rate}`,
  driver: ({ born, licence }: { born: string; licence: string }) => `nato il ${born}, patente dal ${licence}`,
  /** Before the question of a transition: which booking it is about. */
  which: ({ reference, vehicle, renter }: { reference: string; vehicle: string; renter: string }) =>
    `${reference}, ${vehicle}, ${renter}.`,
  moreCars: ({ cars }: { cars: number }) =>
    cars === 1
      ? "C'è un'altra auto: scrivi marca o modello."
      : `Ci sono altre ${formatNumber(cars)} auto: scrivi marca o modello.`,
  noOtherUnit: "Nessun'altra unità è libera per queste date.",
  giveUnit: ({ unit }: { unit: number }) => `Dai l'unità ${unit}`,
  totals: ({ before, after }: { before: string; after: string }) => `Da ${before} a ${after}`,
  holdHint: ({ hours }: { hours: string }) => `Altrimenti resta una richiesta: tiene l'auto per ${hours}.`,
  reasonLabel: ({ email }: { email: string | null }) =>
    email === null ? "Motivo" : "Motivo, il cliente lo legge nella mail",
  customerRecord: ({ name }: { name: string }) => `Scheda di ${name}`,
} as const;

/** The verb on a transition's button. */
export const TRANSITION_VERBS: Partial<Record<BookingStatus, string>> = {
  confirmed: "Conferma",
  declined: "Non accogliere",
  cancelled: "Annulla la prenotazione",
  no_show: "Non presentato",
  active: "Segna in corso",
  completed: "Concludi",
};

/** What a transition does, asked before it is done. */
const TRANSITION_QUESTIONS: Partial<Record<BookingStatus, string>> = {
  declined: "Fra poco il cliente riceve una mail e l'auto torna libera. Fino ad allora puoi annullare.",
  cancelled:
    "Fra poco il cliente riceve una mail e l'auto torna libera. Fino ad allora puoi annullare, poi non si riapre più.",
  no_show:
    "Fra poco il cliente riceve una mail e l'auto torna libera per gli altri. Fino ad allora puoi annullare, poi non si riapre più.",
  completed:
    "L'auto è rientrata: il resto del periodo torna libero e fra poco il cliente riceve i nostri ringraziamenti.",
};

/** The same of a renter without an e-mail address, whom staff tell themselves. */
const QUESTIONS_WITHOUT_MAIL: typeof TRANSITION_QUESTIONS = {
  declined: "Fra poco l'auto torna libera. Fino ad allora puoi annullare. Il cliente non ha un'e-mail: avvisalo tu.",
  cancelled:
    "Fra poco l'auto torna libera. Fino ad allora puoi annullare, poi non si riapre più. Il cliente non ha un'e-mail: avvisalo tu.",
  no_show:
    "Fra poco l'auto torna libera per gli altri. Fino ad allora puoi annullare, poi non si riapre più. Il cliente non ha un'e-mail: avvisalo tu.",
  completed: "L'auto è rientrata: il resto del periodo torna libero.",
};

/** What is asked before a transition of a booking. */
export const transitionQuestion = (to: BookingStatus, { email }: { email: string | null }): string | undefined =>
  (email === null ? QUESTIONS_WITHOUT_MAIL : TRANSITION_QUESTIONS)[to];

/** What a transition has done to a booking: "L'ha già confermata Giulia". */
export const TRANSITION_PARTICIPLES: Partial<Record<BookingStatus, string>> = {
  confirmed: "confermata",
  declined: "declinata",
  cancelled: "annullata",
  no_show: "segnata come non presentata",
  active: "segnata in corso",
  completed: "conclusa",
};

const EVENTS: Record<BookingStatus, string> = {
  requested: "Richiesta ricevuta",
  confirmed: "Confermata",
  active: "Auto consegnata",
  completed: "Conclusa",
  declined: "Non accolta",
  cancelled: "Annullata",
  no_show: "Non presentato",
  expired: "Scaduta senza risposta",
};
const KINDS = {
  change: "Modificata",
  handover: "Verbale",
  note: "Nota interna",
  opened: "Link della mail aperto",
  "dates-asked": "Il cliente chiede altre date",
} as const;

/** What happened, in the staff's words. */
export function eventTitle({ kind, status, actor }: ApiBookingEvent): string {
  if (kind !== "move") return KINDS[kind];
  if (status === "requested" && actor !== "renter") return "Presa al telefono";
  return status === "cancelled" && actor === "renter" ? "Annullata dal cliente" : EVENTS[status];
}

/** Who did it. */
export function actorName({ actor, actor_name, actor_email }: ApiBookingEvent): string {
  if (actor === "renter") return "Cliente";
  if (actor === "system") return "Automatico";
  return actor_name || actor_email || "Staff";
}
