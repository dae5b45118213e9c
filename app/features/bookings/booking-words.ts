import type { SentenceParts } from "#app/ui/words/sentence-from-parts.tsx";
import type { BookingStatusEvent } from "#domain/bookings/booking.ts";
import { type BookingStatus, isOpenStatus, statusLabel } from "#domain/bookings/booking-statuses.ts";
import { fullHoldExpiresAt } from "#domain/bookings/request/hold-expiry.ts";
import { holdPromiseSentence } from "#domain/bookings/request/request-hold.ts";
import { atPlace } from "#domain/delivery/delivery-words.ts";
import { type BookingDelivery, isDelivered } from "#domain/delivery/rental-place.ts";
import { promisedHours, type ReplyPromise } from "#domain/enquiries/promised-hours.ts";
import { promisedUntil } from "#domain/enquiries/reply-promise.ts";
import { messages } from "#domain/messages.it.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import type { RenterBooking, RenterDateRequest } from "#domain/pages/vehicle-pages.ts";
import { ITALIAN_PRICES } from "#domain/prices/italian-prices.ts";
import { paymentSentences } from "#domain/prices/rental-facts.ts";
import { type CivilMoment, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianLong, formatItalianShort } from "#domain/rental-period/italian-dates.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";

/** Returns the headline of a booking's page, by status. `vehicleName` is the model's name. */
export function bookingHeadline(status: BookingStatus, vehicleName: string): string {
  const headlines: Record<BookingStatus, string> = {
    requested: `${vehicleName}, tenuta per te.`,
    confirmed: `${vehicleName} ti aspetta.`,
    active: "Buon viaggio.",
    completed: "Grazie, e a presto.",
    declined: "Non possiamo accogliere la richiesta.",
    cancelled: "La prenotazione è annullata.",
    no_show: "Ti abbiamo aspettato.",
    expired: "La richiesta è scaduta.",
  };
  return headlines[status];
}

/** Returns the text below the headline; for a pending request it includes `hold`. */
export function bookingLead(
  { status, createdAt }: Pick<RenterBooking["booking"], "status" | "createdAt">,
  hold: string | null,
  site: SiteConfiguration,
): string {
  const phoneHours = site.hours.phone;
  const leadTexts: Record<BookingStatus, string> = {
    requested: [`Abbiamo ricevuto la richiesta e ti rispondiamo entro ${promisedUntil(createdAt, site)}.`, hold]
      .filter(Boolean)
      .join(" "),
    confirmed: `È tutto confermato. Se qualcosa cambia, ci trovi al telefono${hoursClause(ITALIAN_OPENING_HOURS, phoneHours)}: ${site.phone}.`,
    active: `L'auto è con te. Per qualunque cosa${hoursClause(ITALIAN_OPENING_HOURS, phoneHours, ", ")}: ${site.phone}.`,
    completed: "L'auto è tornata a casa. Speriamo di rivederti presto.",
    declined: `Per queste date non possiamo darti l'auto. Chiamaci al ${site.phone}: ne troviamo un'altra.`,
    cancelled: "L'auto è di nuovo libera e non devi nulla.",
    no_show: `All'ora del ritiro non ci siamo visti, e l'auto non è più impegnata per te. Chiamaci al ${site.phone}.`,
    expired: `L'auto è tornata libera prima della nostra conferma, e ce ne scusiamo. Chiamaci al ${site.phone}, o ripeti la richiesta.`,
  };
  return leadTexts[status];
}

/**
 * Returns why a request was refused. It never says who booked the vehicle: otherwise anyone could enter an e-mail address and learn who rents. So the
 * text tells every reader where a request of their own is confirmed.
 */
export const rejectionSentence = (message: string): string =>
  message === messages.booking.noLongerAvailable
    ? `${message}. Se l'hai già chiesta, la conferma è nella tua e-mail.`
    : message;

/** Texts of the booking form and its receipt. */
export const BOOKING_FORM_WORDS = {
  age: ({ minimumAge }: { minimumAge: number }) => `Almeno ${minimumAge} anni il giorno del ritiro.`,
  licence: ({ minimumLicenceYears }: { minimumLicenceYears: number }) =>
    `Da almeno ${minimumLicenceYears} anni; la data è sul retro, alla colonna 10.`,
  /** Text below the button: what happens after the request is sent, and what the renter agrees to. */
  promise: (site: SiteConfiguration): SentenceParts<"terms" | "privacy"> => [
    `Nessun pagamento adesso. ${holdPromiseSentence(site)} Ti rispondiamo entro ${promisedHours(ITALIAN_REPLY_PROMISE, site)}. Inviando accetti i `,
    { element: "terms", text: "termini" },
    " e l'",
    { element: "privacy", text: "informativa sulla privacy" },
    ".",
  ],
  dailyRate: ({ rate }: { rate: string }) => `${rate} al giorno`,
  selectNextPeriod: ({ dates }: { dates: string }) => `Prendi ${dates}`,
} as const;

/** Texts about a booking's history and next steps. */
export const BOOKING_WORDS = {
  status: (status: BookingStatus) => `Stato: ${statusLabel(status).toLowerCase()}`,
  moment: ({ date, time }: CivilMoment) => `${formatItalianShort(date)}, ${time}`,
  timeAndPlace: ({ time, place }: { time: string; place: string }) => `ore ${time}, ${place}`,
  call: ({ phone }: { phone: string }) => `Chiama ${phone}`,
  documentsNeeded: ({ deposit }: { deposit: string }) =>
    `Patente, documento d'identità e la carta per il deposito di ${deposit}.`,
  replyWithin: (createdAt: Date, site: SiteConfiguration) => `Entro ${promisedUntil(createdAt, site)}`,
} as const;

const BOOKING_EVENT_LABELS: Record<BookingStatus, string> = {
  requested: "Richiesta ricevuta",
  confirmed: "Prenotazione confermata",
  active: "Auto consegnata",
  completed: "Auto riconsegnata",
  declined: "Richiesta non accolta",
  cancelled: "Prenotazione annullata",
  no_show: "Auto non ritirata",
  expired: "Richiesta scaduta",
};

/** Returns "Prenotazione annullata da te": a status change of the booking, worded for the renter. */
export function eventLabel({ status, actor }: Pick<BookingStatusEvent, "status" | "actor">): string {
  return status === "cancelled" && actor === "renter"
    ? `${BOOKING_EVENT_LABELS[status]} da te`
    : BOOKING_EVENT_LABELS[status];
}

/** Texts of the fields for the exact pickup and return points, all optional. */
export const MEETING_WORDS = {
  legend: "Dove ci incontriamo",
  pickupAddress: "Indirizzo di consegna (facoltativo)",
  pickupAddressHint: "Casa, albergo, ufficio: in città la consegna è gratuita a qualsiasi indirizzo.",
  returnAddress: "Indirizzo di riconsegna (facoltativo)",
  returnAddressHint: "Lascialo vuoto se è lo stesso.",
  meetingPoint: "Punto d'incontro (facoltativo)",
  meetingPointHint: "Per esempio: uscita arrivi, binario 1, reception.",
  flightOrTrain: "Volo o treno (facoltativo)",
} as const;

/** Returns the step that says what the call before the pickup is about. */
export function pickupCallStep(status: BookingStatus, { pickupPlace }: BookingDelivery): string {
  const place = atPlace(pickupPlace.name);
  const isMeetingPlaceKnown = pickupPlace.slug !== null || pickupPlace.address !== null;
  if (status === "requested") {
    return isMeetingPlaceKnown
      ? `Confermiamo la prenotazione e l'incontro ${place}.`
      : `Confermiamo la prenotazione e concordiamo dove consegnare l'auto ${place}.`;
  }
  return isMeetingPlaceKnown ? `Ci accordiamo sull'incontro ${place}.` : `Concordiamo dove consegnare l'auto ${place}.`;
}

/** Returns the step about the handover and who drives there. The receipt states the price. */
export function handoverStep(delivery: BookingDelivery): string {
  const handoverText = "Mezz'ora insieme, poi la strada è tua.";
  return isDelivered(delivery)
    ? `Ti portiamo l'auto ${atPlace(delivery.pickupPlace.name)}. ${handoverText}`
    : handoverText;
}

export const OPEN_REQUEST_LABEL = "Confermo la richiesta";
export const OPEN_REQUEST_PENDING_LABEL = "Confermo…";

type HeldBooking = Pick<RenterBooking["booking"], "status" | "holdExpiresAt" | "linkOpenedAt" | "createdAt" | "pickup">;

/**
 * Returns the text about the hold of a pending request, and how to extend it by the mail's link when `email` is given. Null when the booking is not
 * pending (product.md#request-holds).
 */
export function holdSentence(booking: HeldBooking, email: string | null, site: SiteConfiguration): string | null {
  const { status, holdExpiresAt, linkOpenedAt, pickup } = booking;
  if (status !== "requested" || !holdExpiresAt) return null;
  const until = holdMomentText(holdExpiresAt, pickup.timeZone);
  const fullHoldEnd = fullHoldExpiresAt(booking.createdAt, site);
  const holdText = `Fino a ${until}, l'auto non va a nessun altro.`;
  if (linkOpenedAt || holdExpiresAt >= fullHoldEnd || email === null) return holdText;
  return `${holdText} Apri il collegamento nell'e-mail che ti abbiamo inviato a ${email}: la teniamo fino a ${holdMomentText(fullHoldEnd, pickup.timeZone)}.`;
}

/** Text above the button of the page that the mail links to. */
export const openRequestPrompt = (heldUntil: string): string =>
  `Hai aperto il collegamento nell'e-mail: conferma che la richiesta è tua e teniamo l'auto per te fino a ${heldUntil}.`;

/** Replaces the form after it was submitted automatically. */
export const openRequestConfirmation = (heldUntil: string): string =>
  `Grazie: teniamo l'auto per te fino a ${heldUntil}.`;

/** Returns "domenica 22 novembre 2026, ore 10:00": until when the hold would last after confirming the e-mail address. */
export const fullHoldUntilText = ({ createdAt, pickup }: HeldBooking, site: SiteConfiguration): string =>
  holdMomentText(fullHoldExpiresAt(createdAt, site), pickup.timeZone);

function holdMomentText(instant: Date, timeZone: string): string {
  const { date, time } = toCivilMoment(instant, timeZone);
  return `${formatItalianLong(date)}, ore ${time}`;
}

type DisplayedBooking = RenterBooking["booking"];

/** The facts of the booking's page besides dates and price: the renter's note and, while the pickup is ahead, how to pay and who calls. */
export function practicalRows(
  { note, renter, status }: Pick<DisplayedBooking, "note" | "renter" | "status">,
  site: SiteConfiguration,
) {
  const isUpcoming = isOpenStatus(status) && status !== "active";
  return [
    ...(note ? [{ label: "La tua nota", value: note }] : []),
    ...(isUpcoming ? [{ label: "Pagamento", value: paymentSentences(ITALIAN_PRICES, site.rentalRules) }] : []),
    ...(isOpenStatus(status) ? [{ label: "Chi ti chiama", value: callSentence(renter, site) }] : []),
  ];
}

/** The title of the facts of `practicalRows`, or of the contact options if there are no such facts. */
export const practicalTitle = (hasRows: boolean): string => (hasRows ? "Da sapere" : "Se hai una domanda");

function callSentence({ phone, email }: DisplayedBooking["renter"], site: SiteConfiguration): string {
  const contact = phone ?? email;
  return contact === null
    ? `Una persona della casa; noi rispondiamo al ${site.phone}${hoursClause(ITALIAN_OPENING_HOURS, site.hours.phone, ", ")}.`
    : `Una persona della casa, dal ${site.phone}, ${phone === null ? "dopo averti scritto a" : "al numero"} ${contact}.`;
}

/** The URL of a WhatsApp chat with the company whose first message names the booking's reference. */
export const bookingWhatsappUrl = (
  { reference }: Pick<DisplayedBooking, "reference">,
  { whatsappHref }: SiteConfiguration,
): string => `${whatsappHref}?text=${encodeURIComponent(`Buongiorno, scrivo per la prenotazione ${reference}.`)}`;

export const DATE_REQUEST_WORDS = {
  summary: "Chiedi altre date",
  explanation: "La prenotazione resta com'è: ti rispondiamo se la vettura è libera e che cosa cambia nel prezzo.",
  submit: "Chiedi queste date",
  pending: "Invio…",
} as const;

/** Texts of the date request while the car is out. */
export const RETURN_REQUEST_WORDS = {
  summary: "Chiedi un'altra riconsegna",
  explanation:
    "La prenotazione resta com'è: ti rispondiamo se la vettura è libera fino ad allora e che cosa cambia nel prezzo.",
  submit: "Chiedi questa riconsegna",
} as const;

/** Titles of the latest date request. */
export const DATE_REQUEST_STATE_TITLES: Readonly<Record<RenterDateRequest["state"], string>> = {
  open: "Hai chiesto altre date",
  accepted: "Abbiamo accettato le date che hai chiesto",
  refused: "Non possiamo accettare le date che hai chiesto",
};

/** Text below the requested dates. */
export const dateRequestReplySentence = (promise: ReplyPromise): string =>
  `Ti rispondiamo entro ${promisedHours(ITALIAN_REPLY_PROMISE, promise)}; fino ad allora vale la prenotazione com'è.`;

/** Texts of the links to alternatives, for a booking that ended before its pickup. */
export const alternativeLinkWords = (vehicleName: string, place: string) => ({
  title: "Da qui in avanti",
  sameCar: `${vehicleName}, in altre date`,
  otherCars: `Le altre vetture ${atPlace(place)}, nelle stesse date`,
  otherCarsLater: `Le altre vetture ${atPlace(place)}`,
});
