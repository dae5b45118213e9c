import type { Translated } from "#domain/words/text.ts";
import type { VEHICLE_CARD_IT } from "./vehicle-card.it.ts";

export const VEHICLE_CARD_EN: Translated<typeof VEHICLE_CARD_IT> = {
  book: "Book now",
  see: "See the car",
  unavailable: "Not available",
  transmissions: {
    auto: "Automatic",
    manuale: "Manual",
  },
  highlights: {
    "VIP Exclusive": "VIP Exclusive",
    "Più prenotata": "Most booked",
    "Più richiesto": "Most requested",
    Nuova: "New",
    Nuovo: "New",
    Elegante: "Elegant",
    Famiglia: "Family",
    Spazioso: "Spacious",
    Cabriolet: "Convertible",
    "Italian Style": "Italian Style",
  },
  pages: "Pages",
  previousCars: "Previous cars",
  nextCars: "More cars",
  seats: {
    one: "{count} seat",
    other: "{count} seats",
  },
  forDays: "for {days}",
  fromCity: "From {city}",
  position: "{page} of {pages}",
};
