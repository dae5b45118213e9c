import type { Translated } from "#domain/words/text.ts";
import type { VEHICLE_FAQS_IT } from "./vehicle-faqs.it.ts";

export const VEHICLE_FAQS_DE: Translated<typeof VEHICLE_FAQS_IT> = {
  price: {
    question: "Was kostet die Miete eines {vehicle} in {city}?",
    available:
      "{rate} am Tag, Vollkasko und Zustellung in der Stadt inbegriffen. Sobald Sie den Zeitraum wählen, sehen Sie den Gesamtpreis, ohne eine einzige Angabe zu Ihrer Person.",
    unavailable: "{rate} am Tag, Vollkasko und Zustellung in der Stadt inbegriffen. Zurzeit ist er nicht verfügbar.",
  },
  deposit: { question: "Wie hoch sind Kaution und Selbstbeteiligung {ofVehicle}?" },
  kilometres: {
    question: "Wie viele Kilometer sind beim {vehicle} inklusive?",
    answer: "{kilometres} pro Tag, für die gesamte Miete zusammengezählt. Jeder Mehrkilometer kostet {extra}.",
  },
  driver: {
    question: "Wer darf den {vehicle} fahren?",
    answer:
      "Wer am Tag der Abholung mindestens {age} Jahre alt ist und seit mindestens {years} Jahren einen Führerschein hat.",
  },
  delivery: {
    question: "Wohin bringen Sie den {vehicle}?",
    here: "In {city}: ins Hotel, ins Büro oder zum Bahnhof, ohne Aufpreis. Für einen Flughafen außerhalb der Stadt kann ein Aufpreis anfallen, den Sie vor der Anfrage sehen.",
    elsewhere:
      "Zum selben Preis bringen wir ihn auch in diese Städte: {cities}. Wählen Sie die Stadt in der Suche und sehen Sie, ab wann er dort sein kann.",
    furtherCities: { one: "eine weitere Stadt", other: "{count} weitere Städte" },
  },
  request: {
    question: "Bekomme ich genau diesen {vehicle}?",
    answer:
      "Ja. Die Anfrage reserviert für Sie einen bestimmten {title}. {hold} Wir antworten innerhalb von {promised}, und nach der Bestätigung gehört dieses Fahrzeug für den gesamten Zeitraum Ihnen.",
  },
};
