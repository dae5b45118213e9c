import type { Translated } from "#domain/words/text.ts";
import type { REQUEST_MAIL_TEXTS_IT } from "./request-mail-texts.it.ts";

export const REQUEST_MAIL_TEXTS_DE: Translated<typeof REQUEST_MAIL_TEXTS_IT> = {
  "enquiry-received": {
    subject: "Ihre Anfrage {codice}: {argomento}",
    heading: "Ihre Anfrage ist bei uns in guten Händen.",
    body: "Guten Tag,\n\nwir antworten Ihnen {ore_risposta}. Was Sie geschrieben haben, steht auf Ihrer Seite; wenn Sie etwas ergänzen möchten, schreiben Sie dort oder rufen Sie uns an und nennen Sie Ihre Anfragenummer.",
  },
  "enquiry-answered": {
    subject: "Antwort auf Ihre Anfrage {codice}: {argomento}",
    heading: "Unsere Antwort.",
    body: "{risposta}\n\n{firma}\n{casa}",
  },
  "quote-sent": {
    subject: "Ihr Angebot {codice}: {oggetto}",
    heading: "Ihr Angebot.",
    body: "Guten Tag {nome},\n\nwir haben Ihr Angebot vorbereitet. Es gilt bis {valido_fino}; um es anzunehmen, öffnen Sie es einfach.",
  },
  "quote-ordered": {
    subject: "Auftrag {ordine} bestätigt: {oggetto}",
    heading: "Danke, alles ist bestätigt.",
    body: "Guten Tag {nome},\n\nSie haben das Angebot {codice} angenommen. Wir rufen Sie wegen der Einzelheiten an; für alles Weitere erreichen Sie uns telefonisch {orari_telefono}: {telefono_casa}.",
  },
  "club-event-cancelled": {
    subject: "Veranstaltung abgesagt: {evento}, {codice}",
    heading: "Wir mussten die Veranstaltung absagen.",
    body: "Guten Tag {nome},\n\nleider mussten wir „{evento}“ ({giorno}, {luogo}) absagen.\n\nDas tut uns leid: Vom nächsten Termin erfahren Sie zuerst.\n\n{firma}\n{casa}",
  },
  "club-event-moved": {
    subject: "Neuer Termin: {evento}, {codice}",
    heading: "Die Veranstaltung hat einen neuen Termin.",
    body: "Guten Tag {nome},\n\n„{evento}“ hat einen neuen Termin: Wir erwarten Sie am {giorno}, {luogo}.\n\nIhr Platz bleibt Ihnen. Wenn Sie nicht mehr kommen können, rufen Sie uns unter {telefono_casa} an: Wir geben ihn einem anderen Mitglied.\n\n{firma}\n{casa}",
  },
};
