import type { Translated } from "#domain/words/text.ts";
import type { QUOTE_PAGE_IT } from "./quote-page.it.ts";

export const QUOTE_PAGE_DE: Translated<typeof QUOTE_PAGE_IT> = {
  privateTitle: "Angebot {reference}",
  headlines: {
    accepted: "Danke, alles ist bestätigt.",
    held: "Ihr Fahrzeug ist für Sie reserviert.",
    declined: "Vielleicht ein anderes Mal.",
    expired: "Das Angebot ist abgelaufen.",
    withdrawn: "Das Angebot wurde zurückgezogen.",
  },
  orderHeadlines: {
    open: "Danke, alles ist bestätigt.",
    confirmed: "Alles ist organisiert.",
    done: "Danke, dass Sie mit uns gereist sind.",
    cancelled: "Ihr Auftrag ist storniert.",
  },
  orderLeads: {
    open: "Es ist Ihr Auftrag {order}. Wir rufen Sie wegen der Einzelheiten an und kümmern uns ab jetzt um alles.",
    confirmed:
      "Ihr Auftrag {order} ist in allen Einzelheiten bestätigt. Für alles Weitere erreichen Sie uns telefonisch{hours}: {phone}.",
    done: "Ihr Auftrag {order} ist abgeschlossen. Wenn wir noch etwas für Sie tun können, rufen Sie uns an: {phone}.",
    cancelled:
      "Der Auftrag {order} ist nicht mehr vorgesehen. Falls Sie es nicht wussten oder einen anderen Termin möchten, rufen Sie uns an: {phone}{hours}.",
  },
  leads: {
    sent: "Guten Tag, {name}, hier ist, was wir für Sie vorbereitet haben. Das Angebot gilt bis {date}.",
    booked: "Das Fahrzeug gehört an den gewählten Daten Ihnen. Alle Einzelheiten finden Sie auf der Seite der Buchung.",
    accepted: "Sie haben das Angebot angenommen: Wir rufen Sie wegen der Einzelheiten an.",
  },
  states: {
    open: "Angebot",
    draft: "Entwurf",
    sent: "Gesendet",
    accepted: "Angenommen",
    declined: "Nicht angenommen",
    expired: "Abgelaufen",
    withdrawn: "Zurückgezogen",
  },
  orderStates: {
    open: "Auftrag in Vorbereitung",
    confirmed: "Auftrag bestätigt",
    done: "Auftrag abgeschlossen",
    cancelled: "Auftrag storniert",
  },
  seeBooking: "Buchung ansehen",
  accept: {
    label: "Annehmen",
    submit: "Annehmen für {total}",
    pending: "Wird angenommen …",
    note: "Jetzt keine Zahlung: Wir rufen Sie an. Mit der Annahme akzeptieren Sie auch die <terms>Bedingungen</terms> und die <privacy>Datenschutzhinweise</privacy>.",
    driver: "Wer fährt",
    birthDate: "Geburtsdatum",
    age: "Mindestens {years} Jahre alt am Tag der Abholung.",
    licenceDate: "Führerschein ausgestellt am",
    licence: "Seit mindestens {years} Jahren.",
  },
  decline: {
    summary: "Passt es nicht?",
    reason: "Ein Wort an uns (freiwillig)",
    reasonHint: "Das hilft uns, Ihnen etwas Besseres anzubieten.",
    submit: "Angebot ablehnen",
    pending: "Einen Moment …",
  },
};
