import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_MAIL_TEXTS_IT } from "./booking-mail-texts.it.ts";

export const BOOKING_MAIL_TEXTS_EN: Translated<typeof BOOKING_MAIL_TEXTS_IT> = {
  received: {
    subject: "Your request {codice}: {vettura}",
    heading: "Your request is in our hands.",
    body: "Good day,\n\n{blocco} We will reply {ore_risposta}; there is nothing to pay now.",
  },
  confirmed: {
    subject: "Booking {codice} confirmed: {vettura}",
    heading: "Your booking is confirmed.",
    body: "Dear {nome},\n\nthe {vettura} awaits you. We will call you to arrange the delivery; for anything else we are on the phone {orari_telefono}: {telefono_casa}.",
  },
  declined: {
    subject: "Request {codice} cannot be accepted",
    heading: "We cannot accept the request.",
    body: "Dear {nome},\n\nthe {vettura} is not available on these dates, and we are sorry. You owe nothing.\n\n{motivo}\n\nPlease call us on {telefono_casa}: together we will find another car or other dates.",
  },
  cancelled: {
    subject: "Booking {codice} cancelled",
    heading: "The booking is cancelled.",
    body: "{saluto}\n\nas you asked, we have cancelled the booking of the {vettura}. You owe nothing.",
  },
  "cancelled-by-staff": {
    subject: "Booking {codice} cancelled",
    heading: "We have cancelled the booking.",
    body: "Dear {nome},\n\nthe booking of the {vettura} is cancelled. You owe nothing.\n\n{motivo}\n\nPlease call us on {telefono_casa}: together we will find another solution.",
  },
  "no-show": {
    subject: "Booking {codice}: we missed you",
    heading: "We waited for you.",
    body: "Dear {nome},\n\nwe did not meet at the time of pickup and have closed the booking: the {vettura} is no longer held for you.\n\n{motivo}\n\nIf something kept you, please call us on {telefono_casa}: we will see what is still possible.",
  },
};
