import type { SentenceParts } from "#app/ui/words/sentence-from-parts.tsx";
import { CATEGORIES, type CategorySlug } from "#domain/categories.ts";
import { atPlace } from "#domain/delivery/delivery-words.ts";
import type { VehicleOffer } from "#domain/prices/vehicle-offer.ts";
import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import { NEXT_IN_LINE_AFTER_MINUTES, type WaitingStatus } from "#domain/waiting-list/waiting-list.ts";

/** Texts of the form of the waiting list (product.md#waiting-list). */
export const WAITING_FORM_WORDS = {
  kicker: "Lista d'attesa",
  lead: "Per le tue date non è libera. Lascia nome ed e-mail: se si libera ti scriviamo, nell'ordine di arrivo.",
  pickup: "Ritiro",
  back: "Riconsegna",
  scope: "Che cosa aspetti?",
  name: "Nome e cognome",
  email: "E-mail",
  submit: "Mettimi in lista d'attesa",
  sending: "Invio in corso…",
  terms: `L'auto non viene tenuta da parte: chi è primo riceve l'e-mail ${NEXT_IN_LINE_AFTER_MINUTES} minuti prima del successivo, poi la richiede chi fa prima. Esci quando vuoi, con un clic dall'e-mail.`,
  privacy: [
    "I tuoi dati servono solo a questo: ",
    { element: "privacy", text: "privacy" },
    ".",
  ] satisfies SentenceParts<"privacy">,
  refused: "Manca ancora qualcosa: nulla di ciò che hai scritto è andato perso.",
  joinedTitle: "Sei in lista d'attesa.",
  joined: "Ti scriviamo appena si libera per le tue date.",
  confirmation: "Ne trovi conferma nella tua e-mail, con il collegamento per uscire dalla lista.",
  backToVehicle: "Torna alla vettura",
  request: "Richiedi la prenotazione",
} as const;

/** Returns "Qualsiasi vettura della categoria Sportive, a Milano": the choice of any car of the category. */
export const anyOfCategoryText = ({ category, city }: { category: CategorySlug; city: string }): string =>
  `Qualsiasi vettura della categoria ${CATEGORIES[category].shortLabel}, ${atPlace(city)}`;

/** Returns "venerdì 10 dicembre 2026, ore 10:00, Milano". */
export const momentText = ({ date, time, place }: CivilMoment & { place: string }): string =>
  `${formatItalianLong(date)}, ore ${time}, ${place}`;

/** Returns why nobody can wait with this offer; null if the car is taken. */
export function cannotWaitText(offer: VehicleOffer): string | null {
  switch (offer.kind) {
    case "taken":
      return null;
    case "free":
      return "Per le tue date è libera: puoi richiederla subito.";
    case "impossible":
      return offer.message;
    case "unavailable":
      return "Questa vettura è fuori dalla flotta per ora: non si può richiedere.";
    default:
      return "Scegli prima le date sulla pagina della vettura.";
  }
}

/** Texts of the page with which a renter leaves the waiting list. */
export const WAITING_ENTRY_WORDS = {
  leave: "Esci dalla lista d'attesa",
  leaving: "Un momento…",
} as const;

const HEADLINES: Readonly<Record<WaitingStatus, string>> = {
  open: "Sei in lista d'attesa.",
  mailed: "Sei in lista d'attesa.",
  booked: "L'hai prenotata.",
  left: "Sei uscito dalla lista.",
  ended: "Le date sono passate.",
  removed: "Non sei più in lista.",
};
export const waitingHeadline = (status: WaitingStatus): string => HEADLINES[status];

const LEADS: Readonly<Record<WaitingStatus, string>> = {
  open: "Ti scriviamo appena si libera. Se non ti serve più, esci qui sotto.",
  mailed:
    "Ti abbiamo scritto che si era liberata. Se ne arriva un'altra, ti scriviamo ancora; se non ti serve più, esci qui sotto.",
  booked: "La tua attesa è finita con la prenotazione: non ti scriviamo più per queste date.",
  left: "Non ti scriviamo più per queste date.",
  ended: "L'attesa è finita con le date: non ti scriviamo più.",
  removed: "Non ti scriviamo più per queste date.",
};
export const waitingLead = (status: WaitingStatus): string => LEADS[status];
