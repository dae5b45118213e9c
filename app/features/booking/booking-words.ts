import type { SentenceParts } from "#app/ui/words/sentence.tsx";
import type { BookingEvent } from "#domain/booking/booking.ts";
import { holdPromise } from "#domain/booking/request/request-hold.ts";
import { type BookingStatus, statusLabel } from "#domain/booking/states.ts";
import { hoursText } from "#domain/hours.ts";
import { messages } from "#domain/messages.it.ts";
import { type CivilMoment, formatItalianShort } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** The headline of a booking's page, by its state. `car` is the model's name. */
export function bookingHeadline(status: BookingStatus, car: string): string {
  const headlines: Record<BookingStatus, string> = {
    requested: `${car}, tenuta per te.`,
    confirmed: `${car} ti aspetta.`,
    active: "Buon viaggio.",
    completed: "Grazie, e a presto.",
    declined: "Non possiamo accogliere la richiesta.",
    cancelled: "La prenotazione è annullata.",
    no_show: "Ti abbiamo aspettato.",
    expired: "La richiesta è scaduta.",
  };
  return headlines[status];
}

/** What stands under the headline; of a waiting request also what is said of its hold. */
export function bookingLead(status: BookingStatus, hold: string | null, site: SiteConfiguration): string {
  const leads: Record<BookingStatus, string> = {
    requested: [`Abbiamo ricevuto la richiesta e ti rispondiamo entro ${hoursText(site.replyWithinHours)}.`, hold]
      .filter(Boolean)
      .join(" "),
    confirmed: `È tutto confermato. Se qualcosa cambia, ci trovi al telefono a ogni ora: ${site.phone}.`,
    active: `L'auto è con te. Per qualunque cosa, a ogni ora: ${site.phone}.`,
    completed: "L'auto è tornata a casa. Speriamo di rivederti presto.",
    declined: `Per queste date non possiamo darti l'auto. Chiamaci al ${site.phone}: ne troviamo un'altra.`,
    cancelled: "L'auto è di nuovo libera e non devi nulla.",
    no_show: `All'ora del ritiro non ci siamo visti, e l'auto non è più impegnata per te. Chiamaci al ${site.phone}.`,
    expired: `L'auto è tornata libera prima della nostra conferma, e ce ne scusiamo. Chiamaci al ${site.phone}, o ripeti la richiesta.`,
  };
  return leads[status];
}

/**
 * Why a request was not taken. Whom the car is taken by, it never says: told to whoever names an address, that would tell strangers who
 * rents. So everybody reads where a request of their own is confirmed.
 */
export const refusalSentence = (message: string): string =>
  message === messages.booking.taken ? `${message}. Se l'hai già chiesta, la conferma è nella tua e-mail.` : message;

/** What the request's form says, and the receipt beside it. */
export const BOOKING_FORM_WORDS = {
  age: ({ minimumAge }: { minimumAge: number }) => `Almeno ${minimumAge} anni il giorno del ritiro.`,
  licence: ({ minimumLicenceYears }: { minimumLicenceYears: number }) =>
    `Da almeno ${minimumLicenceYears} anni; la data è sul retro, alla colonna 10.`,
  /** Under the button: what happens once it is sent, and what one agrees to. */
  promise: (site: SiteConfiguration): SentenceParts<"terms" | "privacy"> => [
    `Nessun pagamento adesso. ${holdPromise(site)} Ti rispondiamo entro ${hoursText(site.replyWithinHours)}. Inviando accetti i `,
    { element: "terms", text: "termini" },
    " e l'",
    { element: "privacy", text: "informativa sulla privacy" },
    ".",
  ],
  dailyRate: ({ rate }: { rate: string }) => `${rate} al giorno`,
  takeNext: ({ dates }: { dates: string }) => `Prendi ${dates}`,
} as const;

/** What a booking's page says of its way here and of what comes. */
export const BOOKING_WORDS = {
  status: (status: BookingStatus) => `Stato: ${statusLabel(status).toLowerCase()}`,
  moment: ({ date, time }: CivilMoment) => `${formatItalianShort(date)}, ${time}`,
  timeAndPlace: ({ time, place }: { time: string; place: string }) => `ore ${time}, ${place}`,
  call: ({ phone }: { phone: string }) => `Chiama ${phone}`,
  papers: ({ deposit }: { deposit: string }) =>
    `Patente, documento d'identità e la carta per il deposito di ${deposit}.`,
  answerWithin: ({ replyWithinHours }: { replyWithinHours: number }) => `Entro ${hoursText(replyWithinHours)}`,
} as const;

const EVENTS: Record<BookingStatus, string> = {
  requested: "Richiesta ricevuta",
  confirmed: "Prenotazione confermata",
  active: "Auto consegnata",
  completed: "Auto riconsegnata",
  declined: "Richiesta non accolta",
  cancelled: "Prenotazione annullata",
  no_show: "Auto non ritirata",
  expired: "Richiesta scaduta",
};

/** "Prenotazione annullata da te": a transition of the booking, as its renter reads it. */
export function eventLabel({ status, actor }: Pick<BookingEvent, "status" | "actor">): string {
  return status === "cancelled" && actor === "renter" ? `${EVENTS[status]} da te` : EVENTS[status];
}
