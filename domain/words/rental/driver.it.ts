/** Why a driver may not rent a car (product.md#driver). */
export const DRIVER_IT = {
  birthDate: "Indica una data di nascita valida.",
  tooYoung: {
    one: "Per questa auto occorre {count} anno compiuto il giorno del ritiro.",
    other: "Per questa auto occorrono {count} anni compiuti il giorno del ritiro.",
  },
  licenceDate: "Indica una data di rilascio valida.",
  licenceAfterPickup: "La patente deve essere rilasciata prima del ritiro.",
  datesDisagree: "La data di rilascio non si accorda con la data di nascita: controllale entrambe.",
  licenceTooRecent: {
    one: "Per questa auto occorre la patente da almeno {count} anno il giorno del ritiro.",
    other: "Per questa auto occorre la patente da almeno {count} anni il giorno del ritiro.",
  },
} as const;
