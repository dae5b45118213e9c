import type { Translated } from "#domain/words/text.ts";
import type { VEHICLE_FAQS_IT } from "./vehicle-faqs.it.ts";

export const VEHICLE_FAQS_DE: Translated<typeof VEHICLE_FAQS_IT> = {
  price: {
    question: "Was kostet die Miete eines {vehicle} in {city}?",
    available:
      "{rate} am Tag, Vollkasko und Zustellung in der Stadt inbegriffen. Wenn Sie die Daten wählen, sehen Sie sofort den Gesamtpreis, ohne eine einzige Angabe zu hinterlassen.",
    unavailable: "{rate} am Tag, Vollkasko und Zustellung in der Stadt inbegriffen. Zurzeit ist er nicht verfügbar.",
  },
  deposit: { question: "Wie hoch sind Kaution und Selbstbeteiligung {ofVehicle}?" },
  kilometres: {
    question: "Wie viele Kilometer sind beim {vehicle} inbegriffen?",
    answer: "{kilometres} am Tag, über die ganze Miete summiert. Jeder weitere Kilometer kostet {extra}.",
  },
  driver: {
    question: "Wer darf den {vehicle} fahren?",
    answer:
      "Wer am Tag der Abholung mindestens {age} Jahre alt ist und seit mindestens {years} Jahren einen Führerschein hat.",
  },
  delivery: {
    question: "Wohin bringen Sie den {vehicle}?",
    here: "In {city}: ins Hotel, ins Büro oder zum Bahnhof, ohne Zuschlag. Für einen Flughafen außerhalb der Stadt kann ein Zuschlag anfallen, den Sie vor der Anfrage sehen.",
    elsewhere:
      "Zum selben Preis bringen wir ihn auch hierher: {cities}. Wählen Sie die Stadt in der Suche und sehen Sie, ab wann er dort sein kann.",
    furtherCities: { one: "eine weitere unserer Städte", other: "{count} weitere unserer Städte" },
  },
  request: {
    question: "Bekomme ich genau diesen {vehicle}?",
    answer:
      "Ja. Die Anfrage reserviert für Sie einen bestimmten {title}. {hold} Wir antworten innerhalb von {promised}, und nach der Bestätigung gehört dieses Fahrzeug für alle Tage Ihnen.",
  },
};
