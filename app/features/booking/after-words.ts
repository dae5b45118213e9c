import { isOpen } from "#domain/booking/states.ts";
import { atPlace } from "#domain/delivery/delivery-words.ts";
import { hoursText } from "#domain/hours.ts";
import type { RenterBooking } from "#domain/pages/vehicle-pages.ts";
import { paymentSentences } from "#domain/prices/rental-facts.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

type Shown = RenterBooking["booking"];

/** What a renter looks for on the booking's page beside dates and price: what they wrote and, as long as it is to come, how one pays and who calls. */
export function practicalRows(
  { note, renter, status }: Pick<Shown, "note" | "renter" | "status">,
  site: SiteConfiguration,
) {
  const isAhead = isOpen(status) && status !== "active";
  return [
    ...(note ? [{ label: "La tua nota", value: note }] : []),
    ...(isAhead ? [{ label: "Pagamento", value: paymentSentences(site.rentalRules) }] : []),
    ...(isOpen(status) ? [{ label: "Chi ti chiama", value: callSentence(renter, site) }] : []),
  ];
}

/** What stands over them, or over the ways to write alone. */
export const practicalTitle = (hasRows: boolean): string => (hasRows ? "Da sapere" : "Se hai una domanda");

function callSentence({ phone, email }: Shown["renter"], site: SiteConfiguration): string {
  const reach = phone ?? email;
  return reach === null
    ? `Una persona della casa; noi rispondiamo al ${site.phone}, a ogni ora.`
    : `Una persona della casa, dal ${site.phone}, ${phone === null ? "dopo averti scritto a" : "al numero"} ${reach}.`;
}

/** A chat with the company that begins with the booking's reference. */
export const whatsappOf = ({ reference }: Pick<Shown, "reference">, { whatsappHref }: SiteConfiguration): string =>
  `${whatsappHref}?text=${encodeURIComponent(`Buongiorno, scrivo per la prenotazione ${reference}.`)}`;

export const DATE_REQUEST_WORDS = {
  summary: "Chiedi altre date",
  explanation: "La prenotazione resta com'è: ti rispondiamo se la vettura è libera e che cosa cambia nel prezzo.",
  submit: "Chiedi queste date",
  pending: "Invio…",
  asked: "Hai chiesto altre date",
} as const;

/** Under the dates that have been asked for. */
export const askedSentence = ({ replyWithinHours }: Pick<SiteConfiguration, "replyWithinHours">): string =>
  `Ti rispondiamo entro ${hoursText(replyWithinHours)}; fino ad allora vale la prenotazione com'è.`;

/** What stands on the way on, once a booking is over before it began. */
export const wayOnWords = (car: string, place: string) => ({
  title: "Da qui in avanti",
  sameCar: `${car}, in altre date`,
  otherCars: `Le altre vetture ${atPlace(place)}, nelle stesse date`,
  otherCarsLater: `Le altre vetture ${atPlace(place)}`,
});
