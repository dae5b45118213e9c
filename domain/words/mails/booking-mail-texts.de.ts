import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_MAIL_TEXTS_IT } from "./booking-mail-texts.it.ts";

export const BOOKING_MAIL_TEXTS_DE: Translated<typeof BOOKING_MAIL_TEXTS_IT> = {
  received: {
    subject: "Ihre Anfrage {codice}: {vettura}",
    heading: "Ihre Anfrage ist in unseren Händen.",
    body: "Guten Tag,\n\n{blocco} Wir antworten Ihnen {ore_risposta}; jetzt ist nichts zu bezahlen.",
  },
  confirmed: {
    subject: "Buchung {codice} bestätigt: {vettura}",
    heading: "Ihre Buchung ist bestätigt.",
    body: "Guten Tag {nome},\n\nder {vettura} erwartet Sie. Wir rufen Sie an, um die Übergabe abzusprechen; für alles Weitere sind wir am Telefon {orari_telefono}: {telefono_casa}.",
  },
  declined: {
    subject: "Anfrage {codice} kann nicht angenommen werden",
    heading: "Wir können die Anfrage nicht annehmen.",
    body: "Guten Tag {nome},\n\nder {vettura} ist an diesen Daten leider nicht verfügbar. Es entstehen Ihnen keine Kosten.\n\n{motivo}\n\nRufen Sie uns an, {telefono_casa}: Wir suchen gemeinsam ein anderes Fahrzeug oder andere Daten.",
  },
  cancelled: {
    subject: "Buchung {codice} storniert",
    heading: "Die Buchung ist storniert.",
    body: "{saluto}\n\nwie gewünscht haben wir die Buchung des {vettura} storniert. Es entstehen Ihnen keine Kosten.",
  },
  "cancelled-by-staff": {
    subject: "Buchung {codice} storniert",
    heading: "Wir haben die Buchung storniert.",
    body: "Guten Tag {nome},\n\ndie Buchung des {vettura} ist storniert. Es entstehen Ihnen keine Kosten.\n\n{motivo}\n\nRufen Sie uns an, {telefono_casa}: Wir finden gemeinsam eine andere Lösung.",
  },
  "no-show": {
    subject: "Buchung {codice}: Wir haben Sie verpasst",
    heading: "Wir haben auf Sie gewartet.",
    body: "Guten Tag {nome},\n\nzur Abholzeit haben wir uns nicht getroffen und die Buchung geschlossen: Der {vettura} wird nicht mehr für Sie freigehalten.\n\n{motivo}\n\nFalls Sie verhindert waren, rufen Sie uns an, {telefono_casa}: Wir sehen gemeinsam, was noch möglich ist.",
  },
};
