import type { Translated } from "#domain/words/text.ts";
import type { DELIVERY_PROBLEMS_IT } from "./delivery-problems.it.ts";

export const DELIVERY_PROBLEMS_ES: Translated<typeof DELIVERY_PROBLEMS_IT> = {
  unknownPlace: "No conocemos este lugar: elija una ciudad o un lugar de la lista, por ejemplo {example}.",
  unknownReturnPlace:
    "No conocemos el lugar de devolución: elija uno de la lista, por ejemplo {example}. Los totales valen si devuelve donde recoge.",
  placeInOtherCity: "{place} está en {city}: elija {city} u otro lugar.",
  placeOrAddress: "Indique un lugar de la lista o una dirección, no ambos.",
  beyondReach: "Desde {base} no entregamos este coche {place}, está demasiado lejos: puede recogerlo {atBase}.",
  beyondReachNearest:
    "Desde {base} no entregamos este coche {place}, está demasiado lejos: el lugar más cercano donde podemos entregarlo es {nearest}.",
  tooFarToDeliver:
    "Los coches que busca están demasiado lejos para entregarlos {place}: los más cercanos se recogen donde están.",
  pickupTooSoon:
    "Para entregar el coche {place}, el trayecto desde {base} dura {drive}: la primera recogida posible es el {date} a las {time}.",
  pickupTooSoonWithPreparation:
    "Para entregar el coche {place}, contamos {preparation} de preparación y {drive} de trayecto desde {base}: la primera recogida posible es el {date} a las {time}.",
};
