import type { Translated } from "#domain/words/text.ts";
import type { COMPARISON_IT } from "./comparison.it.ts";

export const COMPARISON_ES: Translated<typeof COMPARISON_IT> = {
  title: "Comparación",
  lead: "Las mismas fechas, el mismo lugar: solo cambia el coche.",
  rental: "Recogida y devolución {at}, del {pickupDay} a las {pickupTime} al {returnDay} a las {returnTime}.",
  oneWayRental:
    "Recogida {at} el {pickupDay} a las {pickupTime}, devolución {returnAt} el {returnDay} a las {returnTime}.",
  eachAtItsBase:
    "Cada coche se recoge en su ciudad, el {pickupDay} a las {pickupTime}, y se devuelve el {returnDay} a las {returnTime}. Las mismas fechas: cambian el coche y el lugar.",
  caption: "Los coches, uno junto a otro",
  barsNote:
    "Las líneas comparan cada fila: la más larga corresponde a la cifra más alta; de 0 a 100 km/h, al coche más rápido.",
  rows: {
    total: "Total",
    deposit: "Fianza",
    excess: "Franquicia máxima",
    kilometres: "Kilómetros incluidos por día",
    acceleration: "De 0 a 100 km/h",
    luggage: "Maletero",
    seats: "Plazas",
  },
  daysAt: "{days}, {at}",
  noDates: "Elija las fechas en la página del coche: aquí aparecerá el total.",
  taken: "No está libre en estas fechas.",
  unavailable: "No disponible",
  book: "Reservar",
  seeDates: "Ver fechas libres",
  remove: "Quitar",
  removeVehicle: "Quitar de la comparación",
  add: "Añadir un coche a la comparación",
  addAnother: "¿Otro más? Toque su corazón en la búsqueda",
  compare: "Comparar {count} coches",
  compareNewest: "Comparar los últimos {count} coches",
  emptyTitle: "Elija dos o tres coches",
  emptyHint:
    "Toque el corazón de los coches que le gusten: aquí los encontrará uno junto a otro, con el total para sus fechas.",
};
