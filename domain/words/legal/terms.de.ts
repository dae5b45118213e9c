import type { Translated } from "#domain/words/text.ts";
import type { TERMS_IT } from "./terms.it.ts";

export const TERMS_DE: Translated<typeof TERMS_IT> = {
  byVehicle: "je nach Fahrzeug",
  titles: {
    company: "Mit wem Sie den Vertrag schließen",
    booking: "So buchen Sie",
    price: "Der Preis",
    fleet: "Die Bedingungen der Flotte",
    drivers: "Wer fahren darf",
    deposit: "Kaution und Selbstbeteiligung",
    kilometres: "Kilometer",
    delivery: "Zustellung und Rückgabe",
    cancellation: "Stornierung",
    pictures: "Illustrationen und Fotos",
    law: "Recht und Beschwerden",
  },
  booking:
    "{hold} In dieser Zeit kann es niemand sonst buchen. Wir antworten innerhalb von {hours}; der Vertrag kommt mit unserer Bestätigung zustande, und von da an ist das Fahrzeug für den gesamten Zeitraum fest für Sie gebucht. Kommt die Bestätigung nicht rechtzeitig, verfällt die Anfrage von selbst, und Ihnen entstehen keine Kosten.",
  payment: "{payment} Preis und Bedingungen bleiben die der Anfrage, auch wenn sie sich später ändern.",
  days: "Die Miete wird in Abschnitten von 24 Stunden ab der Abholzeit berechnet: von 10 bis 10 Uhr am nächsten Tag ist ein Tag, auch bei der Zeitumstellung. Ein angefangener Abschnitt zählt ganz; die Mindestmietdauer beträgt einen Tag.",
  daysWithGrace:
    "Die Miete wird in Abschnitten von 24 Stunden ab der Abholzeit berechnet: von 10 bis 10 Uhr am nächsten Tag ist ein Tag, auch bei der Zeitumstellung. Ein angefangener Abschnitt zählt ganz, doch eine Rückgabe bis zu {grace} nach der Abholzeit kostet keinen weiteren Tag. Die Mindestmietdauer beträgt einen Tag.",
  total: "Der Gesamtpreis umfasst die Vollkasko sowie Zustellung und Rückgabe in der Stadt. {oneWay} {ownCosts}",
  drivers:
    "Für Alter und Führerscheinbesitz gilt der Tag der Abholung. Mindestalter: {age}. Führerschein: {licence}. Bei der Abholung bitten wir um Führerschein und Ausweis. {drivers}",
  kilometres:
    "Die Inklusivkilometer ({included}) gelten für die ganze Miete: Was Sie heute nicht fahren, bleibt Ihnen morgen. Jeder Mehrkilometer wird bei der Rückgabe bezahlt ({extra}).",
  delivery:
    "Wir bringen das Fahrzeug zum Flughafen, ins Hotel oder nach Hause in der gewählten <cities>Stadt</cities> und holen es dort wieder ab: In der Stadt ist die Zustellung kostenlos. {cost} Die Uhrzeiten gelten nach der Uhr der jeweiligen Stadt. Wenn Sie sich verspäten, rufen Sie uns an: Vielleicht wartet schon ein anderer Kunde auf das Fahrzeug.",
  cancellation:
    "{cancellation} Das Fahrzeug wird sofort wieder frei, und Sie erhalten eine Bestätigung. Nach der Abholung rufen Sie uns unter <phone>{phone}</phone> an.",
  linkHolder: "Wer den privaten Link besitzt, kann stornieren: Bewahren Sie ihn sicher auf.",
  quoteForFlights:
    "Eine Angebotsanfrage verpflichtet Sie nicht. Schätzungen für Flüge sind unverbindlich; es gilt das schriftliche Angebot, das Sie innerhalb von {hours} erhalten, mit den Steuern in einer eigenen Zeile.",
  quote:
    "Eine Angebotsanfrage verpflichtet Sie nicht. Es gilt das schriftliche Angebot, das Sie innerhalb von {hours} erhalten.",
  club: "Die Aufnahme in die <club>VIP-Community</club> erfolgt nach einer Prüfung; ein Platz bei einer Veranstaltung gehört Ihnen, wenn wir ihn bestätigen.",
  paragraphs: {
    summary:
      "Dieselben Bedingungen, die Sie neben dem Preis jedes Fahrzeugs lesen, hier vollständig. Am Schalter kommt keine Zeile hinzu.",
    open_requests:
      "Wer schon mehrere offene Anfragen hat, kann nach der Antwort weitere senden oder uns anrufen: So blockiert niemand allein alle Fahrzeuge.",
    model:
      "Die Buchung reserviert ein bestimmtes Fahrzeug dieses Modells, für Ihren gesamten Zeitraum und für die Zeit, die wir zur Vorbereitung brauchen. Es gibt kein „oder ähnlich“: Sollte ein Defekt die Übergabe unmöglich machen, sagen wir es Ihnen sofort, und Sie entscheiden, ob Sie ein anderes Fahrzeug annehmen oder kostenlos stornieren.",
    vehicle_figures:
      "Die genauen Zahlen des gewählten Fahrzeugs stehen auf seiner Seite, vor jeder Angabe zu Ihrer Person: <cars>alle Fahrzeuge</cars>.",
    pictures:
      "Die Bilder der Fahrzeuge und Städte sind unsere eigenen Illustrationen, außer den von Mitarbeitenden hochgeladenen Fotos, die sie ersetzen. Technische Daten und Ausstattung der Seite sind die des Fahrzeugs, das Sie erhalten. Die Namen der Hersteller gehören ihren jeweiligen Inhabern, mit denen wir nicht verbunden sind.",
    law: "Es gilt italienisches Recht; sind Sie Verbraucher, bleiben die Rechte und der Gerichtsstand Ihres Wohnorts unberührt. Für eine Beschwerde <contacts>schreiben Sie uns</contacts>: Es antwortet ein Mensch, der entscheiden kann. Wie wir Ihre Daten verarbeiten, steht auf der <privacy>Seite zum Datenschutz</privacy>.",
  },
  picturesWithJets:
    "Die Bilder der Fahrzeuge, Jets und Städte sind unsere eigenen Illustrationen, außer den von Mitarbeitenden hochgeladenen Fotos, die sie ersetzen. Technische Daten und Ausstattung der Seite sind die des Fahrzeugs, das Sie erhalten. Die Namen der Hersteller gehören ihren jeweiligen Inhabern, mit denen wir nicht verbunden sind.",
};
