import type { Translated } from "#domain/words/text.ts";
import type { RENTAL_FACTS_IT } from "./rental-facts.it.ts";

export const RENTAL_FACTS_DE: Translated<typeof RENTAL_FACTS_IT> = {
  cheaperLonger: "{longer} kosten weniger als {days}: {total}",
  title: "Was es kostet, wie es abläuft",
  titles: {
    payment: "Wann und wie Sie zahlen",
    deposit: "Die Kaution",
    kasko: "Was die Vollkasko deckt",
    delivery: "Wer das Fahrzeug bringt",
    fuel: "Kraftstoff und Maut",
    drivers: "Wer noch fahren darf",
    cancellation: "Wenn Sie es sich anders überlegen",
  },
  payment:
    "Auf der Website zahlen Sie nichts, und für eine Anfrage brauchen Sie keine Karte. Die Miete zahlen Sie bei der Abholung, {ways}, zum Preis aus Ihrer Anfrage.",
  deposit: "Die Kaution, {amount}, ist {held}: eine Sicherheit, keine Abbuchung.",
  depositReturn: {
    one: "Je nach Bank ist sie innerhalb eines Tages wieder verfügbar.",
    other: "Je nach Bank ist sie innerhalb von {count} Tagen wieder verfügbar.",
  },
  excess:
    "Die Vollkasko ist im Preis enthalten: Für einen gedeckten Schaden zahlen Sie höchstens die Selbstbeteiligung, {amount}.",
  kasko: "Sie deckt {covers}. Sie deckt nicht {excludes}.",
  delivery:
    "Jemand aus unserem Haus bringt das Fahrzeug und holt es wieder ab. In der Stadt ist die Zustellung kostenlos, an jede Adresse.",
  freeDelivery: "Kostenlos ist sie auch zu den Flughäfen, Bahnhöfen und Häfen unserer Liste.",
  deliveryRate:
    "Kostenlos ist sie auch zu Flughäfen, Bahnhöfen und Häfen im Umkreis von {kilometres} km; darüber hinaus kostet jeder Kilometer {rate} und ist im Gesamtpreis ausgewiesen.",
  freeOneWay: "Die Rückgabe in einer anderen unserer Städte kostet keinen Aufpreis.",
  oneWayRate: "Die Rückgabe in einer anderen unserer Städte kostet {rate} pro Kilometer zwischen beiden Städten.",
  freeSecondDriver: "Ein zweiter Fahrer kostet keinen Aufpreis.",
  secondDriverPrice: "Ein zweiter Fahrer kostet {price}.",
  cancellation:
    "Eine Anfrage oder eine bestätigte Buchung können Sie über den privaten Link in unserer E-Mail bis zum Zeitpunkt der Abholung kostenlos stornieren.",
  cancellationOfDates:
    "Eine Anfrage können Sie über den privaten Link in unserer E-Mail kostenlos stornieren, eine bestätigte Buchung bis zum Zeitpunkt der Abholung. Stornierung in diesem Zeitraum: {terms}.",
  cancellationVaries:
    "Eine Anfrage können Sie über den privaten Link in unserer E-Mail kostenlos stornieren, eine bestätigte Buchung bis zum Zeitpunkt der Abholung. Meist ist die Stornierung kostenlos; wenn sie etwas kostet, sehen Sie den Betrag beim Preis Ihres Zeitraums, bevor Sie anfragen.",
  fullTerms: "Alles ausführlich in den <terms>Mietbedingungen</terms>.",
  range: {
    between: "Von {lowest} bis {highest}",
    kilometresPerDay: "Von {lowest} bis {highest} pro Tag",
    upTo: "{lowest}, je nach Fahrzeug bis zu {highest}",
  },
};
