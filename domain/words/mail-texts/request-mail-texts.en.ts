import type { Translated } from "#domain/words/text.ts";
import type { REQUEST_MAIL_TEXTS_IT } from "./request-mail-texts.it.ts";

export const REQUEST_MAIL_TEXTS_EN: Translated<typeof REQUEST_MAIL_TEXTS_IT> = {
  "enquiry-received": {
    subject: "Your request {codice}: {argomento}",
    heading: "Your request is in our hands.",
    body: "Hello,\n\nWe will reply {ore_risposta}. What you wrote is on your page; if you would like to add anything, write there or call us quoting the reference.",
  },
  "enquiry-answered": {
    subject: "Our reply to your request {codice}: {argomento}",
    heading: "Our reply.",
    body: "{risposta}\n\n{firma}\n{casa}",
  },
  "quote-sent": {
    subject: "Your quote {codice}: {oggetto}",
    heading: "Your quote.",
    body: "Dear {nome},\n\nHere is what we have prepared for you. It is valid until {valido_fino}: to accept it, simply open it.",
  },
  "quote-ordered": {
    subject: "Order {ordine} confirmed: {oggetto}",
    heading: "Thank you, everything is confirmed.",
    body: "Dear {nome},\n\nYou have accepted quote {codice}. We will call you about the details; for anything else, call us {orari_telefono} on {telefono_casa}.",
  },
  "club-event-cancelled": {
    subject: "Event cancelled: {evento}, {codice}",
    heading: "We have had to cancel the event.",
    body: "Dear {nome},\n\nUnfortunately we have had to cancel ‘{evento}’ on {giorno}, {luogo}.\n\nWe are sorry; you will be among the first to hear of the next one.\n\n{firma}\n{casa}",
  },
  "club-event-moved": {
    subject: "New date: {evento}, {codice}",
    heading: "The event has a new date.",
    body: "Dear {nome},\n\n‘{evento}’ has a new date: we look forward to seeing you on {giorno}, {luogo}.\n\nYour place remains yours. If you can no longer come, please call us on {telefono_casa}: we will give it to another member.\n\n{firma}\n{casa}",
  },
};
