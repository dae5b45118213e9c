/** The bill of a rental and its conditions, in the price box, on receipts and in mails (product.md#price). `place` has its preposition. */
export const PRICES_IT = {
  /** The lines of a bill. */
  lines: {
    namedDays: "{days}, {name}",
    package: "{name}, {days}, {kilometres} inclusi",
    lengthDiscount: "Sconto del {percent} % da {days}",
    youngDriver: "Conducente sotto i {age} anni, {days} × {price}",
    pickupOutOfHours: "Ritiro fuori orario, ore {time}",
    returnOutOfHours: "Riconsegna fuori orario, ore {time}",
    several: "{count} × {name}",
    perDay: "{name}, {days} × {price}",
    promotionCode: "Codice {code}",
    promotionPercent: "Codice {code}, {percent} %",
    delivery: "Consegna {place}, {kilometres} km oltre il raggio gratuito",
    collection: "Riconsegna {place}, {kilometres} km oltre il raggio gratuito",
    otherCity: "Riconsegna in altra città",
    returnAt: "Riconsegna {place}",
    noSupplement: "Senza supplemento",
    total: "Totale",
    vat: "di cui IVA {percent} %",
  },
  /** An agreed price by the form of its agreement. */
  agreed: {
    total: "Prezzo concordato",
    amount: "Sconto concordato",
    percent: "Sconto concordato del {percent} %",
  },
  termsLabels: {
    insurance: "Assicurazione",
    excess: "Franchigia massima",
    deposit: "Deposito cauzionale",
    kilometres: "Chilometri inclusi",
    extraKilometre: "Chilometro ulteriore",
    age: "Età minima",
    licence: "Patente",
    delivery: "Consegna",
    cancellation: "Annullamento",
  },
  terms: {
    insurance: "Kasko completa inclusa",
    kilometresPerDay: "{kilometres} al giorno",
    kilometresOfRental: "{kilometres} ({perDay} al giorno)",
    age: { one: "{count} anno", other: "{count} anni" },
    licence: { one: "Da almeno {count} anno", other: "Da almeno {count} anni" },
    delivery: "Gratuita in città",
    /** What cancelling costs, for a rule of the rates with terms of its own. */
    cancellation: {
      one: "Gratuito fino a {count} ora prima del ritiro, poi {fee}",
      other: "Gratuito fino a {count} ore prima del ritiro, poi {fee}",
    },
    /** The same with no free hours: 0 hours before the pickup is the pickup. */
    cancellationFromPickup: "Gratuito fino al ritiro, poi {fee}",
    freeCancellation: "Gratuito fino al ritiro",
    /** `cancelling` is one of the texts above. */
    noShow: "{cancelling}; mancato ritiro: {fee}",
    /** The `fee` of these texts. */
    feeShare: "{percent} % del totale",
    fullFee: "l'intero importo",
  },
} as const;
