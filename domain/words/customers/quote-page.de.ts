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
    open: "Ihre Auftragsnummer ist {order}. Wir rufen Sie wegen der Einzelheiten an und kümmern uns ab jetzt um alles.",
    confirmed:
      "Ihr Auftrag {order} ist in allen Einzelheiten bestätigt. Für alles Weitere erreichen Sie uns telefonisch{hours}: {phone}.",
    done: "Ihr Auftrag {order} ist abgeschlossen. Wenn wir noch etwas für Sie tun können, rufen Sie uns an: {phone}.",
    cancelled:
      "Der Auftrag {order} wird nicht mehr ausgeführt. Falls Sie davon nichts wussten oder einen anderen Termin möchten, rufen Sie uns an: {phone}{hours}.",
  },
  leads: {
    sent: "Guten Tag, {name}, das haben wir für Sie vorbereitet. Das Angebot gilt bis {date}.",
    booked: "Im gewählten Zeitraum gehört das Fahrzeug Ihnen. Alle Einzelheiten finden Sie auf der Seite der Buchung.",
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
    submit: "Für {total} annehmen",
    pending: "Wird angenommen …",
    note: "Sie zahlen jetzt nichts: Wir rufen Sie an. Mit der Annahme akzeptieren Sie auch die <terms>Bedingungen</terms> und die <privacy>Datenschutzhinweise</privacy>.",
    driver: "Wer fährt",
    birthDate: "Geburtsdatum",
    age: "Mindestens {years} Jahre alt am Tag der Abholung.",
    licenceDate: "Führerschein ausgestellt am",
    licence: "Seit mindestens {years} Jahren.",
  },
  decline: {
    summary: "Passt es nicht?",
    reason: "Ihr Grund (optional)",
    reasonHint: "Das hilft uns, Ihnen etwas Besseres anzubieten.",
    submit: "Angebot ablehnen",
    pending: "Einen Moment …",
  },
};
