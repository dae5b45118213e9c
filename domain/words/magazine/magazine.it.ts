/** The texts of the magazine. */
export const MAGAZINE_IT = {
  title: "Magazine",
  intro: "Strade provate, vetture confrontate, bagagli misurati. Scritto da chi consegna le chiavi.",
  empty: "Il primo numero è in preparazione",
  read: "Leggi l'articolo",
  all: "Tutti gli articoli",
  dateAndMinutes: "<day>{day}</day>, {minutes} min di lettura",
  illustration: "Illustrazione della casa",
  vehicles: "Le vetture di cui si parla",
  delivered: "Le vetture di cui scriviamo sono quelle che consegniamo.",
  allVehicles: "Tutte le vetture",
  continue: "Continua a leggere",
} as const;
