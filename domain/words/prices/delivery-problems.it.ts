/** Why a car is not delivered as requested (product.md#delivery). `place` and `atBase` have their preposition. */
export const DELIVERY_PROBLEMS_IT = {
  unknownPlace: "Non conosciamo questo luogo: scegli una città o un luogo dell'elenco, per esempio {example}.",
  /** Beside results whose totals assume a return at the pickup place. */
  unknownReturnPlace:
    "Non conosciamo il luogo della riconsegna: scegline uno dell'elenco, per esempio {example}. I totali valgono riconsegnando dove ritiri.",
  placeInOtherCity: "{place} è un luogo di {city}: scegli {city}, o un altro luogo.",
  placeOrAddress: "Indica un luogo dell'elenco oppure un indirizzo, non entrambi.",
  beyondReach: "Da {base} non consegniamo quest'auto {place}, è troppo lontano: puoi ritirarla {atBase}.",
  beyondReachNearest:
    "Da {base} non consegniamo quest'auto {place}, è troppo lontano: il luogo più vicino in cui possiamo consegnarla è {nearest}.",
  /** For a search without cars within reach. */
  tooFarToDeliver:
    "Le vetture che cerchi sono troppo lontane per consegnarle {place}: le più vicine si ritirano dove si trovano.",
  pickupTooSoon:
    "Per consegnare l'auto {place} servono {drive} di strada da {base}: il primo ritiro possibile è {date} alle {time}.",
  pickupTooSoonWithPreparation:
    "Per consegnare l'auto {place} servono {preparation} per prepararla e {drive} di strada da {base}: il primo ritiro possibile è {date} alle {time}.",
} as const;
