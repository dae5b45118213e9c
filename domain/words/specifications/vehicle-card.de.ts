import type { Translated } from "#domain/words/text.ts";
import type { VEHICLE_CARD_IT } from "./vehicle-card.it.ts";

export const VEHICLE_CARD_DE: Translated<typeof VEHICLE_CARD_IT> = {
  book: "Jetzt buchen",
  see: "Fahrzeug ansehen",
  unavailable: "Nicht verfügbar",
  transmissions: {
    auto: "Automatik",
    manuale: "Schaltgetriebe",
  },
  highlights: {
    "VIP Exclusive": "VIP Exclusive",
    "Più prenotata": "Am häufigsten gebucht",
    "Più richiesto": "Am meisten gefragt",
    Nuova: "Neu",
    Nuovo: "Neu",
    Elegante: "Elegant",
    Famiglia: "Familie",
    Spazioso: "Geräumig",
    Cabriolet: "Cabrio",
    "Italian Style": "Italian Style",
  },
  pages: "Seiten",
  previousCars: "Vorherige Fahrzeuge",
  nextCars: "Weitere Fahrzeuge",
  seats: {
    one: "{count} Sitz",
    other: "{count} Sitze",
  },
  forDays: "für {days}",
  fromCity: "Aus {city}",
  position: "{page} von {pages}",
};
