/** Messages about the flight and the car of a jet's request. */
export const JET_FIELDS_IT = {
  trip: "Indica le tratte e i passeggeri.",
  leg: "Indica almeno una tratta.",
  legTime: "Scegli un'ora fra quelle proposte.",
  legFrom: "Indica da dove parti.",
  legTo: "Indica la destinazione.",
  legDate: "Scegli la data di partenza.",
  tooManyLegs: "Al massimo {max} tratte: per un viaggio più lungo telefonaci.",
  legBeforePrevious: "Questa tratta parte prima di quella che la precede.",
  legNotAfterPrevious: "Questa tratta deve partire dopo quella che la precede.",
  passengers: "Scegli il numero di passeggeri.",
  jet: "Scegli il jet.",
  arrivalCarFrom: "Scegli da quando ti serve l'auto.",
  arrivalCarTo: "Scegli fino a quando ti serve l'auto.",
  arrivalCarOrder: "L'auto non può rientrare prima di partire.",
  samePlace: "La destinazione coincide con la partenza.",
  noAirport: "{place} non ha un aeroporto suo: si atterra a {airport}. Fra i due luoghi conviene l'auto.",
} as const;
