import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_MAIL_TEXTS_IT } from "./booking-mail-texts.it.ts";

export const BOOKING_MAIL_TEXTS_EN: Translated<typeof BOOKING_MAIL_TEXTS_IT> = {
  received: {
    subject: "Your request {codice}: {vettura}",
    heading: "Your request is in our hands.",
    body: "Hello,\n\n{blocco} We will reply {ore_risposta}; there is nothing to pay now.",
  },
  confirmed: {
    subject: "Booking {codice} confirmed: {vettura}",
    heading: "Your booking is confirmed.",
    body: "Dear {nome},\n\nThe {vettura} awaits you. We will call you to arrange the delivery; for anything else, call us {orari_telefono} on {telefono_casa}.",
  },
  declined: {
    subject: "Request {codice} cannot be accepted",
    heading: "We cannot accept the request.",
    body: "Dear {nome},\n\nWe are sorry: the {vettura} is not available on these dates. You owe nothing.\n\n{motivo}\n\nPlease call us on {telefono_casa}: together we will find another car or other dates.",
  },
  cancelled: {
    subject: "Booking {codice} cancelled",
    heading: "The booking is cancelled.",
    body: "{saluto}\n\nAs you asked, we have cancelled your booking of the {vettura}. {costo}",
  },
  "cancelled-by-staff": {
    subject: "Booking {codice} cancelled",
    heading: "We have cancelled the booking.",
    body: "Dear {nome},\n\nYour booking of the {vettura} has been cancelled. {costo}\n\n{motivo}\n\nPlease call us on {telefono_casa}: together we will find another solution.",
  },
  "no-show": {
    subject: "Booking {codice}: we missed you",
    heading: "We waited for you.",
    body: "Dear {nome},\n\nWe did not meet at the time of pickup and have closed the booking: the {vettura} is no longer held for you. {costo}\n\n{motivo}\n\nIf something kept you away, please call us on {telefono_casa}: we will see what is still possible.",
  },
  expired: {
    subject: "Request {codice} has expired",
    heading: "Your request has expired.",
    body: "{saluto}\n\nWe were unable to confirm your request for the {vettura} in time. {scadenza} We apologise. You owe nothing.\n\n{di_nuovo}",
  },
  changed: {
    subject: "Booking {codice} updated: {vettura}",
    heading: "Your booking is updated.",
    body: "Dear {nome},\n\nAs agreed, here is your booking as it stands now. {variazione_totale}\n\n{variazione_colori}",
  },
  "dates-refused": {
    subject: "The dates you asked for, {codice}: {vettura}",
    heading: "We cannot change the dates.",
    body: "Dear {nome},\n\nYou asked us to change the dates:\n\n{date_chieste}\n\nWe are sorry, but this is not possible: the booking stays as it is.\n\n{motivo}\n\nTo find another solution together, call us {orari_telefono} on {telefono_casa}.",
  },
  "handed-over": {
    subject: "Enjoy the drive: {vettura}, {codice}",
    heading: "Enjoy the drive.",
    body: "Dear {nome},\n\nThe {vettura} is with you. For anything at all, call us {orari_telefono} on {telefono_casa}.",
  },
  completed: {
    subject: "Thank you: {vettura}, {codice}",
    heading: "Thank you, and see you soon.",
    body: "Dear {nome},\n\nThe {vettura} is back home. Thank you for travelling with us.",
  },
  "reminder-two-days": {
    subject: "Your pickup is approaching: {vettura}, {codice}",
    heading: "Your journey is almost here.",
    body: "Dear {nome},\n\nThe {vettura} awaits you: {ritiro}.\n\nBelow you will find what to bring. If anything has changed, please call us on {telefono_casa}.",
  },
  "reminder-three-hours": {
    subject: "Almost there: {vettura}, {codice}",
    heading: "Almost there.",
    body: "Dear {nome},\n\nWe will see you soon: {ritiro}.\n\nBelow you will find what to have ready. If you are running late or cannot find us, please call us on {telefono_casa}.",
  },
  "reminder-return": {
    subject: "Your return is approaching: {vettura}, {codice}",
    heading: "Your return is approaching.",
    body: "Dear {nome},\n\nYour return of the {vettura}: {riconsegna}.\n\n{carburante}\n\nWould you like to keep it longer? Open your page or call us on {telefono_casa}: we will see at once whether it is free.",
  },
  review: {
    subject: "How was it? {vettura}, {codice}",
    heading: "How was it?",
    body: "Dear {nome},\n\nThe {vettura} is back home: how was the journey? A few lines from you help those who choose after you, and they help us. It takes a minute.",
  },
  message: {
    subject: "A message about booking {codice}: {vettura}",
    heading: "We have written to you.",
    body: "{risposta}\n\n{firma}\n{casa}",
  },
};
