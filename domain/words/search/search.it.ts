/** The search form: its fields, its status line and its calendar. Do not change the names of the fields (product.md#search-form). */
export const SEARCH_IT = {
  fields: {
    pickupCity: "Città di ritiro",
    returnCity: "Città di riconsegna",
    pickupDate: "Data di ritiro",
    returnDate: "Data di riconsegna",
    pickupTime: "Ora di ritiro",
    returnTime: "Ora di riconsegna",
  },
  search: "Cerca",
  searching: "Cerco…",
  /** The empty options of the places, where a place is optional. */
  noPlace: { pickupCity: "Tutte le città", returnCity: "La stessa" },
  /** The accessible name of the form. */
  form: "Ricerca",
  formIn: "Cerca un'auto a {city}",
  formOf: "Cerca nella categoria {category}",
  /** `fields` are some of the missing fields, joined with "and". */
  missing: "Per cercare scegli {fields}.",
  missingFields: {
    cities: "la città",
    pickupCity: "la città di ritiro",
    returnCity: "la città di riconsegna",
    dates: "le date",
    pickupDate: "la data di ritiro",
    returnDate: "la data di riconsegna",
    pickupTime: "l'ora di ritiro",
    returnTime: "l'ora di riconsegna",
  },
  period: "{days}, da {pickup} a {back}.",
  /** The pickup or return in `period`; `day` is "sabato 24 ottobre". */
  moment: "{day} alle {time}",
  unknownCategory: "Scegli una delle cinque categorie.",
  dates: {
    title: "Date del noleggio",
    pickup: "Ritiro",
    return: "Riconsegna",
    /** In the accessible name of a day of the calendar. */
    pickupDay: "ritiro",
    returnDay: "riconsegna",
    none: "Da scegliere",
    choosePickup: "Scegli il giorno del ritiro.",
    chooseReturn: "Ora scegli il giorno della riconsegna.",
    length: "{days}, contati a periodi di 24 ore dal ritiro.",
    done: "Conferma le date",
  },
} as const;
