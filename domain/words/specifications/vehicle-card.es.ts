import type { Translated } from "#domain/words/text.ts";
import type { VEHICLE_CARD_IT } from "./vehicle-card.it.ts";

export const VEHICLE_CARD_ES: Translated<typeof VEHICLE_CARD_IT> = {
  book: "Reservar ahora",
  see: "Ver la ficha",
  unavailable: "No disponible",
  transmissions: {
    auto: "Automático",
    manuale: "Manual",
  },
  highlights: {
    "VIP Exclusive": "VIP Exclusive",
    "Più prenotata": "El más reservado",
    "Più richiesto": "El más solicitado",
    Nuova: "Nuevo",
    Nuovo: "Nuevo",
    Elegante: "Elegante",
    Famiglia: "Para familias",
    Spazioso: "Espacioso",
    Cabriolet: "Descapotable",
    "Italian Style": "Italian Style",
  },
  pages: "Páginas",
  previousCars: "Coches anteriores",
  nextCars: "Más coches",
  seats: {
    one: "{count} plaza",
    other: "{count} plazas",
  },
  forDays: "por {days}",
  fromCity: "Desde {city}",
  position: "{page} de {pages}",
};
