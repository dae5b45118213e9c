import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_MAIL_TEXTS_IT } from "./booking-mail-texts.it.ts";

export const BOOKING_MAIL_TEXTS_DE: Translated<typeof BOOKING_MAIL_TEXTS_IT> = {
  received: {
    subject: "Ihre Anfrage {codice}: {vettura}",
    heading: "Ihre Anfrage ist bei uns in guten Händen.",
    body: "Guten Tag,\n\nvielen Dank für Ihre Anfrage. {blocco} Wir antworten Ihnen {ore_risposta}; jetzt ist nichts zu bezahlen.",
  },
  confirmed: {
    subject: "Buchung {codice} bestätigt: {vettura}",
    heading: "Ihre Buchung ist bestätigt.",
    body: "Guten Tag {nome},\n\nder {vettura} erwartet Sie. Wir rufen Sie an, um die Übergabe abzusprechen; für alles Weitere erreichen Sie uns telefonisch {orari_telefono}: {telefono_casa}.",
  },
  declined: {
    subject: "Anfrage {codice} kann nicht angenommen werden",
    heading: "Wir können Ihre Anfrage leider nicht annehmen.",
    body: "Guten Tag {nome},\n\nder {vettura} ist in diesem Zeitraum leider nicht verfügbar. Es entstehen Ihnen keine Kosten.\n\n{motivo}\n\nRufen Sie uns unter {telefono_casa} an: Wir suchen gemeinsam ein anderes Fahrzeug oder einen anderen Termin.",
  },
  cancelled: {
    subject: "Buchung {codice} storniert",
    heading: "Die Buchung ist storniert.",
    body: "{saluto}\n\nwie gewünscht haben wir die Buchung des {vettura} storniert. {costo}",
  },
  "cancelled-by-staff": {
    subject: "Buchung {codice} storniert",
    heading: "Wir haben die Buchung storniert.",
    body: "Guten Tag {nome},\n\ndie Buchung des {vettura} ist storniert. {costo}\n\n{motivo}\n\nRufen Sie uns unter {telefono_casa} an: Wir finden gemeinsam eine andere Lösung.",
  },
  "no-show": {
    subject: "Buchung {codice}: Wir haben Sie verpasst",
    heading: "Wir haben auf Sie gewartet.",
    body: "Guten Tag {nome},\n\nzur Abholzeit haben wir uns nicht getroffen und die Buchung geschlossen: Der {vettura} wird nicht mehr für Sie freigehalten. {costo}\n\n{motivo}\n\nFalls Sie verhindert waren, rufen Sie uns unter {telefono_casa} an: Wir sehen gemeinsam, was noch möglich ist.",
  },
  expired: {
    subject: "Anfrage {codice} ist abgelaufen",
    heading: "Ihre Anfrage ist abgelaufen.",
    body: "{saluto}\n\nwir konnten Ihre Anfrage für den {vettura} nicht rechtzeitig bestätigen. {scadenza} Wir bitten um Entschuldigung. Es entstehen Ihnen keine Kosten.\n\n{di_nuovo}",
  },
  changed: {
    subject: "Buchung {codice} geändert: {vettura}",
    heading: "Ihre Buchung wurde geändert.",
    body: "Guten Tag {nome},\n\nwie vereinbart finden Sie hier Ihre Buchung auf dem neuen Stand. {variazione_totale}\n\n{variazione_colori}",
  },
  "dates-refused": {
    subject: "Ihr Änderungswunsch zu {codice}: {vettura}",
    heading: "Wir können den Termin leider nicht ändern.",
    body: "Guten Tag {nome},\n\nSie haben uns um andere Termine gebeten:\n\n{date_chieste}\n\nDas ist leider nicht möglich: Die Buchung bleibt, wie sie ist.\n\n{motivo}\n\nUm gemeinsam eine andere Lösung zu finden, erreichen Sie uns telefonisch {orari_telefono}: {telefono_casa}.",
  },
  "handed-over": {
    subject: "Gute Fahrt: {vettura}, {codice}",
    heading: "Gute Fahrt.",
    body: "Guten Tag {nome},\n\nder {vettura} ist bei Ihnen. Für alles Weitere erreichen Sie uns telefonisch {orari_telefono}: {telefono_casa}.",
  },
  completed: {
    subject: "Vielen Dank: {vettura}, {codice}",
    heading: "Vielen Dank und bis bald.",
    body: "Guten Tag {nome},\n\nder {vettura} ist wieder zu Hause. Vielen Dank, dass Sie mit uns gefahren sind.",
  },
  "reminder-two-days": {
    subject: "Ihre Abholung rückt näher: {vettura}, {codice}",
    heading: "Ihre Reise rückt näher.",
    body: "Guten Tag {nome},\n\nder {vettura} erwartet Sie: {ritiro}.\n\nWeiter unten lesen Sie, was Sie bitte mitbringen. Falls sich etwas geändert hat, rufen Sie uns unter {telefono_casa} an.",
  },
  "reminder-three-hours": {
    subject: "Gleich ist es so weit: {vettura}, {codice}",
    heading: "Gleich ist es so weit.",
    body: "Guten Tag {nome},\n\nwir sehen uns in Kürze: {ritiro}.\n\nWeiter unten lesen Sie, was Sie bitte bereithalten. Wenn Sie sich verspäten oder uns nicht finden, rufen Sie uns unter {telefono_casa} an.",
  },
  "reminder-return": {
    subject: "Die Rückgabe rückt näher: {vettura}, {codice}",
    heading: "Die Rückgabe rückt näher.",
    body: "Guten Tag {nome},\n\ndie Rückgabe des {vettura} steht an: {riconsegna}.\n\n{carburante}\n\nMöchten Sie ihn länger behalten? Öffnen Sie Ihre Seite oder rufen Sie uns unter {telefono_casa} an: Wir sehen sofort, ob er frei ist.",
  },
  review: {
    subject: "Wie war es? {vettura}, {codice}",
    heading: "Wie war es?",
    body: "Guten Tag {nome},\n\nder {vettura} ist wieder zu Hause: Wie war die Fahrt? Ein paar Zeilen von Ihnen helfen allen, die nach Ihnen wählen, und auch uns. Es dauert eine Minute.",
  },
  message: {
    subject: "Eine Nachricht zur Buchung {codice}: {vettura}",
    heading: "Wir haben Ihnen geschrieben.",
    body: "{risposta}\n\n{firma}\n{casa}",
  },
};
