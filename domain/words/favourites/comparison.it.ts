/** Texts of the comparison of cars. */
export const COMPARISON_IT = {
  title: "A confronto",
  lead: "Le stesse date, lo stesso luogo: cambia soltanto la vettura.",
  /** `at` and `returnAt` are places with their prepositions. */
  rental: "Ritiro e riconsegna {at}, da {pickupDay} alle {pickupTime} a {returnDay} alle {returnTime}.",
  oneWayRental: "Ritiro {at} {pickupDay} alle {pickupTime}, riconsegna {returnAt} {returnDay} alle {returnTime}.",
  /** Without a chosen place each total applies to pickup and return in the vehicle's own city. */
  eachAtItsBase:
    "Ogni vettura si ritira nella sua città, {pickupDay} alle {pickupTime}, e si riconsegna {returnDay} alle {returnTime}. Le stesse date: cambiano la vettura e il luogo.",
  caption: "Le vetture a confronto",
  barsNote: "Le linee misurano ogni riga: la più lunga è la cifra più alta; da 0 a 100 km/h, lo scatto più rapido.",
  rows: {
    total: "Totale",
    deposit: "Deposito cauzionale",
    excess: "Franchigia massima",
    kilometres: "Chilometri inclusi al giorno",
    acceleration: "Da 0 a 100 km/h",
    luggage: "Bagagliaio",
    seats: "Posti",
  },
  daysAt: "{days}, {at}",
  noDates: "Scegli le date sulla pagina della vettura: qui compare il totale.",
  taken: "Non è libera in queste date.",
  unavailable: "Non disponibile",
  book: "Prenota",
  seeDates: "Vedi le date libere",
  remove: "Togli",
  removeVehicle: "Togli dal confronto",
  add: "Aggiungi una vettura al confronto",
  addAnother: "Un'altra: tocca il cuore nella ricerca",
  compare: "Confronta {count} vetture",
  compareNewest: "Confronta le ultime {count} vetture",
  emptyTitle: "Scegli due o tre vetture",
  emptyHint: "Tocca il cuore sulle schede: qui le ritrovi una accanto all'altra, con il totale per le tue date.",
} as const;
