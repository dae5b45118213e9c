import { atPlace } from "#domain/delivery/delivery-words.ts";
import type { RenterBooking } from "#domain/pages/vehicle-pages.ts";
import { paymentSentences } from "#domain/prices/rental-facts.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

type Shown = RenterBooking["booking"];

/** What a renter looks for on the booking's page beside dates and price: what they wrote, how one pays, who calls. */
export function practicalRows(booking: Pick<Shown, "note" | "renter">, site: SiteConfiguration) {
  return [
    ...(booking.note ? [{ label: "La tua nota", value: booking.note }] : []),
    { label: "Pagamento", value: paymentSentences(site.rentalRules) },
    { label: "Chi ti chiama", value: callSentence(booking.renter, site) },
  ];
}

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
  `Ti rispondiamo entro ${replyWithinHours} ore; fino ad allora vale la prenotazione com'è.`;

/** What stands on the way on, once a booking is over before it began. */
export const wayOnWords = (car: string, city: string) => ({
  title: "Da qui in avanti",
  sameCar: `${car}, in altre date`,
  otherCars: `Le altre vetture ${atPlace(city)}, nelle stesse date`,
  otherCarsLater: `Le altre vetture ${atPlace(city)}`,
});
