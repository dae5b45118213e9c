import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_PAGE_IT } from "./booking-page.it.ts";

export const BOOKING_PAGE_DE: Translated<typeof BOOKING_PAGE_IT> = {
  privateTitle: "Buchung {reference}",
  historyTitle: "Status: {status}",
  returnPlaceGroups: { agreed: "Wie vereinbart", cities: "Städte", otherPlaces: "Flughäfen, Bahnhöfe und Häfen" },
  headlines: {
    requested: "{vehicle}, für Sie reserviert.",
    confirmed: "{vehicle} wartet auf Sie.",
    active: "Gute Fahrt.",
    completed: "Danke, und bis bald.",
    declined: "Wir können Ihre Anfrage leider nicht annehmen.",
    cancelled: "Die Buchung ist storniert.",
    no_show: "Wir haben auf Sie gewartet.",
    expired: "Die Anfrage ist abgelaufen.",
  },
  leads: {
    requested: "Wir haben Ihre Anfrage erhalten und antworten Ihnen {deadline}.",
    confirmed: "Alles ist bestätigt. Falls sich etwas ändert, erreichen Sie uns telefonisch{hours}: {phone}.",
    active: "Das Fahrzeug ist bei Ihnen. Für alles Weitere{hours}: {phone}.",
    completed: "Das Fahrzeug ist wieder zu Hause. Wir hoffen, Sie bald wiederzusehen.",
    declined:
      "In diesem Zeitraum können wir Ihnen das Fahrzeug leider nicht überlassen. Rufen Sie uns unter {phone} an: Wir finden ein anderes.",
    cancelled: "Das Fahrzeug ist wieder frei, und Ihnen entstehen keine Kosten.",
    no_show:
      "Zur Abholzeit haben wir uns nicht getroffen, und das Fahrzeug ist nicht mehr für Sie reserviert. Rufen Sie uns unter {phone} an.",
    expired:
      "Die Frist ist abgelaufen, bevor wir bestätigen konnten; das tut uns leid. Rufen Sie uns unter {phone} an oder stellen Sie die Anfrage erneut.",
  },
  leadsWithFee: {
    cancelled:
      "Das Fahrzeug ist wieder frei. Die Stornierung kostet {fee}, wie in den Bedingungen Ihrer Buchung vereinbart.",
    no_show:
      "Zur Abholzeit haben wir uns nicht getroffen, und das Fahrzeug wird nicht mehr für Sie freigehalten. Für die Nichtabholung fallen {fee} an, wie in den Bedingungen Ihrer Buchung vereinbart. Rufen Sie uns unter {phone} an.",
  },
  held: "Bis {until} bekommt niemand sonst das Fahrzeug.",
  extendHold: "Öffnen Sie den Link in der E-Mail an {email}: Dann halten wir das Fahrzeug bis {until} für Sie frei.",
  open: {
    prompt:
      "Sie haben den Link in der E-Mail geöffnet: Bestätigen Sie, dass die Anfrage von Ihnen stammt, und wir halten das Fahrzeug bis {until} für Sie frei.",
    confirmed: "Vielen Dank: Wir halten das Fahrzeug bis {until} für Sie frei.",
    submit: "Anfrage bestätigen",
    pending: "Wird bestätigt …",
  },
  again: "Anfrage wiederholen",
  addToCalendar: "Zum Kalender hinzufügen",
  steps: {
    title: "Wie es weitergeht",
    comingDays: "In den nächsten Tagen",
    call: "Wir rufen Sie an",
    meetingRequested: "Wir bestätigen die Buchung und das Treffen {place}.",
    placeRequested: "Wir bestätigen die Buchung und vereinbaren, wo wir das Fahrzeug {place} übergeben.",
    meeting: "Wir vereinbaren das Treffen {place}.",
    place: "Wir vereinbaren, wo wir das Fahrzeug {place} übergeben.",
    beforePickup: "Vor der Abholung",
    documents: "Halten Sie die Dokumente bereit",
    documentsNeeded: "Führerschein, Ausweis und die Karte für die Kaution von {deposit}.",
    keys: "Sie erhalten die Schlüssel",
    handover: "Eine halbe Stunde gemeinsam, dann gehört die Straße Ihnen.",
    delivered: "Wir bringen Ihnen das Fahrzeug {place}. Eine halbe Stunde gemeinsam, dann gehört die Straße Ihnen.",
  },
  events: {
    requested: "Anfrage erhalten",
    confirmed: "Buchung bestätigt",
    active: "Fahrzeug übergeben",
    completed: "Fahrzeug zurückgegeben",
    declined: "Anfrage nicht angenommen",
    cancelled: "Buchung storniert",
    no_show: "Fahrzeug nicht abgeholt",
    expired: "Anfrage abgelaufen",
    cancelledByRenter: "Buchung von Ihnen storniert",
  },
  practical: {
    title: "Gut zu wissen",
    question: "Wenn Sie eine Frage haben",
    note: "Ihre Anmerkung",
    payment: "Zahlung",
    caller: "Wer Sie anruft",
    calledOn: "Jemand aus unserem Haus, mit der Nummer {phone}, unter {contact}.",
    calledAfterMail: "Jemand aus unserem Haus, mit der Nummer {phone}, nach einer E-Mail an {contact}.",
    callUs: "Jemand aus unserem Haus; Sie erreichen uns unter {phone}{hours}.",
    writeOnWhatsapp: "Schreiben Sie uns per WhatsApp",
    whatsappText: "Guten Tag, ich schreibe Ihnen wegen der Buchung {reference}.",
    callNumber: "{phone} anrufen",
  },
  cars: {
    title: "Ihre Fahrzeuge",
    carWithPlate: "{title}, Kennzeichen {plate}",
    sameTerms: "Es gelten weiterhin die Bedingungen der Buchung.",
    changedTerms: "Was sich an den Bedingungen ändert",
    changedTerm: "{value}, vorher {former}",
    until: {
      usual: "Bis zum {day}",
      elided: "Bis zum {day}",
    },
    since: {
      usual: "Ab dem {day}",
      elided: "Ab dem {day}",
    },
    between: "{from} {to}",
    drivenCars: "{first}, dann {next}",
  },
  dates: {
    ask: "Anderen Zeitraum anfragen",
    askReturn: "Andere Rückgabe anfragen",
    explanation:
      "Die Buchung bleibt, wie sie ist: Wir antworten Ihnen, ob das Fahrzeug frei ist und was sich am Preis ändert.",
    explanationReturn:
      "Die Buchung bleibt, wie sie ist: Wir antworten Ihnen, ob das Fahrzeug bis dahin frei ist und was sich am Preis ändert.",
    pickup: "Abholung",
    pickupTime: "Uhrzeit der Abholung",
    back: "Rückgabe",
    returnTime: "Uhrzeit der Rückgabe",
    returnPlace: "Rückgabeort",
    submit: "Diesen Zeitraum anfragen",
    submitReturn: "Diese Rückgabe anfragen",
    pending: "Wird gesendet …",
    states: {
      open: "Sie haben andere Termine angefragt",
      accepted: "Wir haben die gewünschten Termine bestätigt",
      refused: "Wir können die gewünschten Termine nicht bestätigen",
    },
    reply: "Wir antworten Ihnen innerhalb von {hours}; bis dahin gilt die Buchung, wie sie ist.",
    requested: "Von {from} bis {to}.",
    requestedReturn: "Rückgabe {to}.",
    requestedReturnAt: "Rückgabe {to}, {place}.",
  },
  cancel: {
    label: "Stornieren",
    summary: "Buchung stornieren",
    explanation:
      "Das Fahrzeug wird sofort für andere frei. Die Stornierung kostet Sie nichts und lässt sich nicht rückgängig machen.",
    explanationUntil:
      "Das Fahrzeug wird sofort für andere frei. Bis {until} kostet Sie die Stornierung nichts. Sie lässt sich nicht rückgängig machen.",
    explanationFee:
      "Das Fahrzeug wird sofort für andere frei. Die Stornierung kostet jetzt {fee} ({share}) und lässt sich nicht rückgängig machen.",
    submit: "Ja, Buchung stornieren",
    pending: "Wird storniert …",
  },
  alternatives: {
    title: "Wie es weitergehen kann",
    sameCar: "{vehicle}, zu anderen Terminen",
    otherCars: "Die anderen Fahrzeuge {place}, im selben Zeitraum",
    otherCarsLater: "Die anderen Fahrzeuge {place}",
  },
  calendar: {
    name: "Buchungen",
    pickup: "Abholung {vehicle}",
    back: "Rückgabe {vehicle}",
    booking: "Buchung {reference}",
  },
};
