/** The explore page: results, filters, and the ways out of a search without results (product.md#explore). `atPlace` is "a Nizza". */
export const EXPLORE_IT = {
  /** The accessible names of the page's parts. */
  results: "Risultati",
  resultPages: "Pagine dei risultati",
  activeFilters: "Filtri attivi",
  quickFilters: "Filtri rapidi",
  pending: "Ricerca in corso",
  /** The figure is highlighted. */
  available: {
    one: "<figure>{count}</figure> risultato disponibile",
    other: "<figure>{count}</figure> risultati disponibili",
  },
  /** More results than are counted. */
  availableCapped: "<figure>oltre {limit}</figure> risultati disponibili",
  delivered: { one: "{count} vettura consegnata {atPlace}", other: "{count} vetture consegnate {atPlace}" },
  deliveredCapped: "oltre {limit} vetture consegnate {atPlace}",
  unavailable: { one: "{count} non disponibile", other: "{count} non disponibili" },
  /** Delivered cars in addition to results at the place. */
  further: {
    one: "{available} e un'altra vettura consegnata {atPlace}",
    other: "{available} e altre {count} vetture consegnate {atPlace}",
  },
  furtherCapped: "{available} e oltre {limit} altre vetture consegnate {atPlace}",
  withUnavailable: "{results}, {unavailable}",
  plainCount: { one: "{count} risultato disponibile", other: "{count} risultati disponibili" },
  jetDates:
    "Un jet non si blocca a giorni come un'auto: si chiede un preventivo, che dice quale è libero. Date e orari della ricerca arrivano già nel modulo di ogni jet.",
  unknownCategory: "Non abbiamo la categoria richiesta: ecco le vetture di tutte le categorie.",
  unknownPage: "Questa pagina di risultati non esiste.",
  emptyTitle: "Nessun risultato trovato",
  emptyHint: "Prova a modificare i filtri o la ricerca",
  placeAndDates: "Città e date",
  filters: "Filtri avanzati",
  apply: "Applica",
  clear: "Azzera",
  brands: "Marchi",
  categories: "Categorie",
  transmission: "Cambio",
  /** The options of the transmission filter. */
  transmissions: { all: "Tutti", auto: "Automatico", manuale: "Manuale" },
  removeChip: "Rimuovi {label}",
  sort: "Ordine:",
  sorts: {
    price: "Prezzo crescente",
    "-price": "Prezzo decrescente",
    /** With ratings on the site, and without. */
    rating: "I più apprezzati",
    featured: "In evidenza",
    power: "Potenza",
  },
  /** The accessible names of the filters beside the results, chosen or not, and with or without a number of cars. */
  showFacet: "Mostra {label}",
  hideFacet: "Togli {label}",
  showFacetOf: { one: "Mostra {label}, {count} vettura", other: "Mostra {label}, {count} vetture" },
  hideFacetOf: { one: "Togli {label}, {count} vettura", other: "Togli {label}, {count} vetture" },
  /** The categories of the other services (product.md#categories). */
  services: { jet: "Jet Privato", experience: "Experience Package" },
  pinned: "La tua scelta",
  facts: { auto: "cambio automatico", manuale: "cambio manuale" },
  pickupAt: "Ritiro a {city}, consegna gratuita",
  dailyRate: "Tariffa al giorno",
  kilometresPerDay: "Chilometri al giorno",
  insuranceAndDelivery: "Assicurazione e consegna",
  bothIncluded: "Incluse",
  insurance: "Assicurazione",
  insuranceIncluded: "Inclusa",
  supplement: "Supplemento di consegna",
  deposit: "Deposito cauzionale",
  /** "Totale, € 900 × 4 giorni + € 44 consegna". */
  total: "Totale, {parts}",
  /** The parts before a length discount. */
  discounted: "{parts}, meno {amount} di sconto",
  totalParts: {
    delivery: "{amount} consegna",
    collection: "{amount} riconsegna",
    otherCity: "{amount} riconsegna in altra città",
    outOfHours: "{amount} fuori orario",
  },
  noLongerAvailable: "Non più disponibile per queste date",
  seeFreeDates: "Vedi le date libere",
  deliveredTitle: "Consegnate {atPlace}",
  deliveredInAddition: "Vengono da un'altra nostra città, guidate da noi fino a te: il totale comprende il viaggio.",
  deliveredOnly:
    "Sul posto non ne abbiamo per questa ricerca: te le portiamo noi da un'altra città, e il totale comprende il viaggio.",
  /** Cars that can be had only for a longer rental than that of the search. */
  longerTitle: "Per un noleggio più lungo",
  longerText:
    "Con il ritiro in quel giorno si noleggiano solo per un periodo più lungo: il totale è quello del noleggio più breve possibile a partire dallo stesso ritiro.",
  /** Instead of a count. */
  onlyLonger: "Nessuna vettura per queste date, ma alcune per un noleggio più lungo",
  /** The minimum length of a rental of a car. */
  minimumDays: { one: "da un giorno", other: "da {count} giorni" },
  jet: {
    facts: "Jet Privato, {type}, fino a {passengers}",
    from: "Da {place}",
    range: "Autonomia",
    crewAndFuel: "Equipaggio e carburante",
    included: "Inclusi",
    hourlyRate: "Tariffa all'ora di volo",
    quote: "Richiedi Preventivo",
  },
  experience: {
    facts: "Experience Package, {duration}, da {city}",
    /** Before the price of an experience: per weekend. */
    perUnit: "A {unit}",
    programme: "Il programma",
    seeProgramme: "Scopri il programma",
  },
  pageNumber: "Pagina {number}",
  nextPage: "Pagina successiva",
  /** `hours` begins with a space, or is empty. */
  furtherOptions:
    "Non è fra queste? Un'altra città o altri giorni ne mostrano di più, e al telefono rispondiamo{hours}.",
  alternatives: {
    withoutCategory: "Togli la categoria",
    withoutBrand: "Togli il marchio",
    otherSearch: "Cambia città o date",
    clearAll: "Azzera tutto",
    dates: "Le date libere più vicine",
    period: "Da {from} a {to}",
    periodFrom: "Da {from} alle {pickupTime} a {to}",
    periodBetween: "Da {from} alle {pickupTime} a {to} alle {returnTime}",
    soonest: "Il primo ritiro possibile",
    nearestPossible: "Il momento possibile più vicino",
    daysBefore: { one: "Un giorno prima", other: "{count} giorni prima" },
    daysAfter: { one: "Un giorno dopo", other: "{count} giorni dopo" },
    categories: "Un'altra categoria",
    person: "Una persona",
    call: "Chiamaci",
    whatsapp: "Scrivici su WhatsApp",
    write: "Lasciaci un messaggio",
    nearest: "Le vetture più vicine",
    nearestForDates: "Le più vicine, libere per le tue date",
    distanceFrom: "A {city}, a {distance}",
  },
} as const;
