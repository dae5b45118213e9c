import type { Translated } from "#domain/words/text.ts";
import type { REQUEST_HOLDS_IT } from "./request-holds.it.ts";

export const REQUEST_HOLDS_DE: Translated<typeof REQUEST_HOLDS_IT> = {
  promise:
    "Wir halten das Fahrzeug ab sofort {first} für Sie frei und insgesamt {full} ab der Anfrage, sobald Sie den Link in unserer E-Mail öffnen.",
  untilReply: "In jedem Fall halten wir es für Sie frei, bis die Frist für unsere Antwort abläuft.",
  immediate: "Das Fahrzeug wird sofort für Sie freigehalten; die Bestätigung kommt innerhalb von {hours}.",
};
