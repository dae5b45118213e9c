import type { Translated } from "#domain/words/text.ts";
import type { JET_FAQS_IT } from "./jet-faqs.it.ts";

export const JET_FAQS_DE: Translated<typeof JET_FAQS_IT> = {
  price: {
    question: "Was kostet eine Flugstunde?",
    included: "Der Preis umfasst Jet, Crew und Treibstoff; berechnet wird mindestens eine Stunde pro Strecke.",
    single: "{rate}\u00a0Euro pro Stunde.",
    span: "Von {lowest}\u00a0Euro pro Stunde mit einem {lowestType} bis {highest} mit einem {highestType}.",
  },
  notice: {
    question: "Wie lange im Voraus sollte man einen Flug anfragen?",
    answer:
      "In der Regel 48 bis 72 Stunden vorher. Wenn nötig, geht es auch mit 24 Stunden Vorlauf: Das hängt vom verfügbaren Jet und von den Betriebszeiten des Flughafens ab.",
  },
  estimate: {
    question: "Was umfasst die Schätzung, und was nicht?",
    answer:
      "Sie umfasst die Flugstunden zum Preis des Jets und gesondert die italienische Lufttaxisteuer. Nicht enthalten sind die Bereitstellung, wenn der Jet leer von einer anderen Basis kommt, und die Bodendienste des Flughafens: Sie stehen erst mit dem Datum fest und sind im Angebot enthalten.",
  },
  tax: {
    question: "Was ist die Lufttaxisteuer?",
    answer:
      "Eine Steuer des italienischen Staates (Art. 16 Abs. 10-bis D.L. 201/2011), die jeder Passagier für jede Strecke zahlt, die in Italien beginnt oder endet: 10\u00a0Euro bis 100 Kilometer, 100\u00a0Euro bis 1.500 Kilometer, 200\u00a0Euro darüber. Zur Entfernung zwischen den beiden Flughäfen kommen 95 Kilometer hinzu.",
  },
  quote: {
    question: "Wann kommt das Angebot?",
    answer:
      "Innerhalb von {promised} nach der Anfrage{hours}. Bis zu Ihrer Bestätigung zahlen Sie nichts und sind zu nichts verpflichtet.",
  },
  car: {
    question: "Steht bei der Ankunft ein Fahrzeug bereit?",
    answer:
      "Ja, in den Städten, in denen wir Fahrzeuge haben: Sie wählen es mit dem Flug, und es wartet am Flughafen. Es gelten die Mietbedingungen: Kaution je nach Fahrzeug zwischen 3.000 und 10.000\u00a0Euro, Führerschein seit mindestens 3 Jahren und für einige Fahrzeuge ein Mindestalter von 25 Jahren.",
  },
};
