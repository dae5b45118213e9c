import type { Translated } from "#domain/words/text.ts";
import type { DELIVERY_PROBLEMS_IT } from "./delivery-problems.it.ts";

export const DELIVERY_PROBLEMS_DE: Translated<typeof DELIVERY_PROBLEMS_IT> = {
  unknownPlace:
    "Diesen Ort kennen wir nicht: Wählen Sie eine Stadt oder einen Ort aus der Liste, zum Beispiel {example}.",
  unknownReturnPlace:
    "Den Ort der Rückgabe kennen wir nicht: Wählen Sie einen aus der Liste, zum Beispiel {example}. Die Gesamtpreise gelten für eine Rückgabe am Abholort.",
  placeInOtherCity: "{place} gehört zu {city}: Wählen Sie {city} oder einen anderen Ort.",
  placeOrAddress: "Geben Sie einen Ort aus der Liste oder eine Adresse an, nicht beides.",
  beyondReach:
    "Von {base} aus stellen wir dieses Fahrzeug {place} nicht zu, es ist zu weit: Sie können es {atBase} abholen.",
  beyondReachNearest:
    "Von {base} aus stellen wir dieses Fahrzeug {place} nicht zu, es ist zu weit: Der nächstgelegene Ort, an den wir es bringen können, ist {nearest}.",
  tooFarToDeliver:
    "Die gesuchten Fahrzeuge sind für eine Zustellung {place} zu weit entfernt: Die nächstgelegenen holen Sie dort ab, wo sie stehen.",
  pickupTooSoon:
    "Für die Zustellung {place} braucht das Fahrzeug {drive} Fahrt ab {base}: Die frühestmögliche Abholung ist {date} um {time} Uhr.",
  pickupTooSoonWithPreparation:
    "Für die Zustellung {place} braucht das Fahrzeug {preparation} Vorbereitung und {drive} Fahrt ab {base}: Die frühestmögliche Abholung ist {date} um {time} Uhr.",
};
