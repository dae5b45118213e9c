import type { ApiBookingEvent } from "#domain/api/bookings/bookings.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import type { KilometreCharge } from "#domain/bookings/kilometre-charge.ts";
import type { OverdueKind } from "#domain/bookings/overdue.ts";
import { reopenedStatus } from "#domain/bookings/reopening.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { formatElapsed } from "#domain/enquiries/reply-promise.ts";
import { formatEuro } from "#domain/money.ts";
import { formatNumber } from "#domain/numbers.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { formatItalianShort } from "#domain/rental-period/italian-dates.ts";
import { kilometresText } from "#domain/words/formats/format-number.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";

/** Returns the path of a booking's details that keeps the list's filters. */
export const bookingPath = (reference: string, search: string): string => panelPaths.adminBooking(reference) + search;

/** Returns the path of the phone booking form that begins with a booking's data (product.md#phone-bookings). */
export const copyBookingPath = (reference: string): string =>
  panelPaths.adminNewBooking(new URLSearchParams({ copy: reference }).toString());

/** Returns "10 dic 10:00". */
export const dayAndTimeText = (date: CivilDate, time: string): string => `${formatItalianShort(date)} ${time}`;

/** Sentences of a booking's details. */
export const BOOKING_DETAIL_WORDS = {
  due: "Dovuto dal cliente",
  chargeFee: (fee: string) => `Il cliente deve ${fee}`,
  feeHint: "Secondo le condizioni con cui ha prenotato. Se è spento, non deve nulla.",
  driver: ({ born, licence }: { born: string; licence: string }) => `nato il ${born}, patente dal ${licence}`,
  /** Names the booking, above the confirmation of a transition. */
  bookingSummary: ({ reference, vehicle, renter }: { reference: string; vehicle: string; renter: string }) =>
    `${reference}, ${vehicle}, ${renter}.`,
  moreCars: ({ cars }: { cars: number }) =>
    cars === 1
      ? "C'è un'altra auto: scrivi marca o modello."
      : `Ci sono altre ${formatNumber(cars)} auto: scrivi marca o modello.`,
  copy: "Copia con altre date",
  copyOf: ({ reference }: { reference: string }) => `Copia di ${reference}`,
  copiedDrivers: ({ names }: { names: string }) => `Altri conducenti: ${names}`,
  dropDrivers: "Togli gli altri conducenti",
  noOtherUnit: "Nessun'altra unità è libera per queste date.",
  assignUnit: ({ unit }: { unit: number }) => `Dai l'unità ${unit}`,
  totals: ({ before, after }: { before: string; after: string }) => `Da ${before} a ${after}`,
  holdHint: ({ hours }: { hours: string }) => `Altrimenti resta una richiesta: tiene l'auto per ${hours}.`,
  reasonLabel: ({ email }: { email: string | null }) =>
    email === null ? "Motivo" : "Motivo, il cliente lo legge nella mail",
  customerRecord: ({ name }: { name: string }) => `Scheda di ${name}`,
} as const;

/** The verbs on the transition buttons. */
export const TRANSITION_VERBS: Partial<Record<BookingStatus, string>> = {
  confirmed: "Conferma",
  declined: "Non accogliere",
  cancelled: "Annulla la prenotazione",
  no_show: "Non presentato",
  active: "Segna in corso",
  completed: "Concludi",
};

/** What a transition does, for its confirmation. */
const TRANSITION_QUESTIONS: Partial<Record<BookingStatus, string>> = {
  declined: "Fra poco il cliente riceve una mail e l'auto torna libera. Fino ad allora puoi annullare.",
  cancelled:
    "Fra poco il cliente riceve una mail e l'auto torna libera. Fino ad allora puoi annullare, poi può riaprirla solo un amministratore.",
  no_show:
    "Fra poco il cliente riceve una mail e l'auto torna libera per gli altri. Fino ad allora puoi annullare, poi può riaprirla solo un amministratore.",
  completed:
    "L'auto è rientrata: il resto del periodo torna libero e fra poco il cliente riceve i nostri ringraziamenti.",
};

/** What a transition does, for a renter without an e-mail address: staff inform the renter themselves. */
const QUESTIONS_WITHOUT_MAIL: typeof TRANSITION_QUESTIONS = {
  declined: "Fra poco l'auto torna libera. Fino ad allora puoi annullare. Il cliente non ha un'e-mail: avvisalo tu.",
  cancelled:
    "Fra poco l'auto torna libera. Fino ad allora puoi annullare, poi può riaprirla solo un amministratore. Il cliente non ha un'e-mail: avvisalo tu.",
  no_show:
    "Fra poco l'auto torna libera per gli altri. Fino ad allora puoi annullare, poi può riaprirla solo un amministratore. Il cliente non ha un'e-mail: avvisalo tu.",
  completed: "L'auto è rientrata: il resto del periodo torna libero.",
};

/** Returns the confirmation text of a transition, or undefined when it needs none. */
export const transitionQuestion = (to: BookingStatus, { email }: { email: string | null }): string | undefined =>
  (email === null ? QUESTIONS_WITHOUT_MAIL : TRANSITION_QUESTIONS)[to];

/** Participles of transitions that happened: "L'ha già confermata Giulia". */
export const TRANSITION_PARTICIPLES: Partial<Record<BookingStatus, string>> = {
  confirmed: "confermata",
  declined: "declinata",
  cancelled: "annullata",
  no_show: "segnata come non presentata",
  active: "segnata in corso",
  completed: "conclusa",
};

const STATUS_EVENT_TITLES: Record<BookingStatus, string> = {
  requested: "Richiesta ricevuta",
  confirmed: "Confermata",
  active: "Auto consegnata",
  completed: "Conclusa",
  declined: "Non accolta",
  cancelled: "Annullata",
  no_show: "Non presentato",
  expired: "Scaduta senza risposta",
};
const EVENT_KIND_TITLES = {
  change: "Modificata",
  handover: "Verbale",
  note: "Nota interna",
  opened: "Link della mail aperto",
  "dates-asked": "Il cliente chiede altre date",
  replaced: "Auto sostituita",
  message: "Messaggio",
  reminder: "Promemoria",
} as const;

/** Returns the title of an event. `former` is the status before the event; null if it is unknown. */
export function eventTitle({ kind, status, actor }: ApiBookingEvent, former: BookingStatus | null): string {
  if (kind === "dates-asked" && actor !== "renter") return "Altre date rifiutate";
  if (kind !== "move") return EVENT_KIND_TITLES[kind];
  if (former && reopenedStatus(former) === status) return "Riaperta";
  if (status === "requested" && actor !== "renter") return "Presa al telefono";
  return status === "cancelled" && actor === "renter" ? "Annullata dal cliente" : STATUS_EVENT_TITLES[status];
}

/** Returns the name of the event's actor. */
export function eventActorName({ actor, actor_name, actor_email }: ApiBookingEvent): string {
  if (actor === "renter") return "Cliente";
  if (actor === "system") return "Automatico";
  return actor_name || actor_email || "Staff";
}

/** Confirms that the renter gets another colour than was shown (product.md#colours); the server names the colour. */
export const OTHER_COLOUR_CONFIRM = {
  field: "other_colour",
  title: "Dare al cliente un altro colore?",
  confirm: "Cambia colore",
  cancel: "Lascia com'è",
  failure: panelMessages.bookings.changeFailed,
} as const;

/** Confirms that further drivers change the total (product.md#second-drivers); the server names both totals. */
export const OTHER_TOTAL_CONFIRM = {
  field: "other_total",
  title: "Cambiare il totale?",
  confirm: "Salva e avvisa il cliente",
  cancel: "Torna ai conducenti",
  failure: "Errore nell'aggiornamento dei conducenti",
} as const;

/** Headings of the overdue kinds. */
export const OVERDUE_TITLES: Record<OverdueKind, string> = {
  return: "Rientro non registrato",
  pickup: "Ritiro non avvenuto",
  handover: "Verbale mancante",
};

/** Returns "da 2 h 10 min". */
export function lateForText(since: string, now: Date): string {
  const lateMs = now.getTime() - Date.parse(since);
  return lateMs < MINUTE_MS ? "da meno di un minuto" : `da ${formatElapsed(lateMs)}`;
}

/** Returns why a booking is endangered. */
const notReturnedText = (reference: string): string => `${reference} non è rientrata`;

/** Returns "In pericolo: VL-7K3MQD non è rientrata". */
export const endangeredByText = (reference: string): string => `In pericolo: ${notReturnedText(reference)}`;

/** What staff should do about each overdue kind. */
export const OVERDUE_ADVICE: Record<OverdueKind, string> = {
  return: "L'auto resta impegnata finché il rientro non è registrato.",
  pickup: "Chiama il cliente: se non viene, segnalo come non presentato e l'auto torna libera.",
  handover: "Manca il verbale: registralo finché si ricorda lo stato dell'auto.",
};

/** Names the endangered booking and its pickup. `moment` is in the form used within a sentence: "alle 10:12", "il 10 dic alle 10:12". */
export const endangeredBookingSentence = (reference: string, moment: string): string =>
  `Mette in pericolo ${reference}, con ritiro ${moment}.`;

/** `moment` is in the form used within a sentence: "alle 10:12". */
export const expectedReturnSentence = (moment: string): string => `Rientro atteso ${moment}.`;

/** `moment` is in the form used within a sentence: "alle 10:12". */
export const readyAtSentence = (reference: string, moment: string): string =>
  `L'auto di ${reference} è pronta al più presto ${moment}.`;

/** The visible label and the accessible name of the link that calls a renter. */
export const callLinkLabels = ({ phone, name }: { phone: string; name: string }) => ({
  text: `Chiama ${phone}`,
  label: `Chiama ${name}, ${phone}`,
});

export const returnDayLabel = ({ city }: { city: string }): string => `Giorno, a ${city}`;

/** Labels of overdue and endangered bookings: the badge, and its details where there is room. */
export const ATTENTION_WORDS = {
  overdue: "In ritardo<detail>: {title}</detail>",
  endangered: "In pericolo<detail>: {reference} non è rientrata</detail>",
} as const;

/** Texts of the handover records. */
export const HANDOVER_WORDS = {
  driven: ({ driven, included }: { driven: string; included: string }) => `${driven}, ${included} inclusi`,
  charge: ({ amount, kilometres, rate }: { amount: string; kilometres: string; rate: string }) =>
    `${amount}: ${kilometres} × ${rate}`,
  noCharge: "Nulla",
  lateDays: "Giorni in più",
  lateCharge: ({ amount, days, rate }: { amount: string; days: string; rate: string }) =>
    `${amount}: ${days} × ${rate}`,
  /** The days beyond the agreed ones, while staff write the record of the return. */
  lateReturn: ({ days, amount }: { days: string; amount: string }) =>
    `Rientro oltre la tolleranza: ${days} in più, da addebitare ${amount}.`,
  level: ({ kilometres, fuelPercent }: { kilometres: string; fuelPercent: number }) =>
    `${kilometres}, livello ${fuelPercent}%`,
  correctedByAdmin: "La prenotazione è conclusa: i verbali li corregge un amministratore.",
  correct: ({ record, vehicle }: { record: string; vehicle: string | undefined }) =>
    vehicle === undefined
      ? `Correggi il verbale: ${record.toLowerCase()}`
      : `Correggi il verbale: ${record.toLowerCase()} di ${vehicle}`,
  pictureOf: ({ record, number }: { record: string; number: number }) => `${record}, foto ${number}`,
  picture: ({ number }: { number: number }) => `Foto ${number}`,
  /** Stands in the history before the links to the pictures of a record that was removed. */
  removedPictures: ({ count }: { count: number }) => `${count} foto:`,
  removePicture: ({ number }: { number: number }) => `Togli la foto ${number}`,
  /** Says what happens when the record also changes the status; no mail is promised without an e-mail address. */
  undoable: ({ email }: { email: string | null }) =>
    email === null
      ? "Puoi annullare ancora per poco."
      : "Il cliente riceve la mail fra poco: fino ad allora puoi annullare.",
  fuelSteps: "In ottavi",
  eighths: ({ eighths }: { eighths: number }) => (eighths === 0 ? "0" : `${eighths}/8`),
  fuelStep: ({ eighths, percent }: { eighths: number; percent: number }) =>
    `Livello ${HANDOVER_WORDS.eighths({ eighths })}, ${percent}%`,
  undo: "Annulla la consegna",
  undoTitle: "Annullare la consegna?",
  undoEffect: "Il verbale sparisce, il contachilometri torna a prima e la prenotazione si può di nuovo cambiare.",
  keep: "Torna indietro",
  /** Hint of the odometer field: the unit's last reading. */
  lastReading: ({ kilometres }: { kilometres: number }) =>
    `Ultima lettura dell'unità: ${kilometresText(ITALIAN_FORMATS, kilometres)}.`,
  /** Hint of a return's odometer field: the pickup reading, and the kilometre charge once it is known. */
  counter: ({ before, account }: { before: number; account: KilometreCharge | null }): string => {
    const pickupText = `Alla consegna ${kilometresText(ITALIAN_FORMATS, before)}.`;
    if (account === null) return pickupText;
    const { driven, included, extra, charge } = account;
    const due = extra > 0 ? `da addebitare ${formatEuro(charge)}` : "nulla da addebitare";
    return `${pickupText} ${HANDOVER_WORDS.driven({ driven: kilometresText(ITALIAN_FORMATS, driven), included: kilometresText(ITALIAN_FORMATS, included) })}: ${due}.`;
  },
} as const;

const ORDINALS = ["Secondo", "Terzo", "Quarto", "Quinto"] as const;

/** Texts of the additional drivers' dialog (product.md#second-drivers). */
export const DRIVER_WORDS = {
  saved: "Conducenti aggiornati",
  failed: "Errore nell'aggiornamento dei conducenti",
  /** The renter is the first driver. */
  nth: (place: number) => `${ORDINALS[place - 1] ?? place} conducente`,
  remove: (place: number) => `Togli il ${(ORDINALS[place - 1] ?? `${place}`).toLowerCase()} conducente`,
} as const;
