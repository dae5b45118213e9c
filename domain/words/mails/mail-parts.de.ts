import type { Translated } from "#domain/words/text.ts";
import type { MAIL_PARTS_IT } from "./mail-parts.it.ts";

export const MAIL_PARTS_DE: Translated<typeof MAIL_PARTS_IT> = {
  greeting: "Guten Tag,",
  greetingTo: "Guten Tag {name},",
  pickup: "Abholung",
  return: "Rückgabe",
  time: "{time} Uhr",
  moment: "{date}, {time} Uhr",
  illustration: "Illustration",
  reference: "Buchungsnummer",
  car: "Fahrzeug",
  colours: "Farben",
  price: "Der Preis, inklusive Versicherung und Zustellung",
  booking: "Die Buchung",
  request: "Die Anfrage",
  terms: "Die Bedingungen",
  whereWeMeet: "Treffpunkt",
  whereOnPage: "Sie finden ihn auf Ihrer Seite.",
  toBring: "Zur Abholung mitzubringen",
  documents: "Dokumente",
  documentsToBring: "Führerschein und Ausweis des Fahrers",
  deposit: "Kaution",
  depositCard: "Eine Karte für {deposit}",
  phone: "Telefon",
  nextAnswer: "Telefonisch sind wir wieder erreichbar: {moment}.",
  pictureAlt: "{vehicle}, Farbe {paint}",
};
