/** Texts of a brand's pages, with and without a city. */
export const BRAND_PAGES_IT = {
  models: { one: "Un modello", other: "Modelli" },
  available: { one: "{count} disponibile", other: "{count} disponibili" },
  cities: { one: "Una città", other: "Città" },
  averageRate: "Prezzo medio al giorno",
  categories: { one: "Categoria", other: "Categorie" },
  carsIn: { one: "Una vettura a {city}", other: "Vetture a {city}" },
  seeCar: "{name}: date e prezzo",
  /** The alternative text of an illustration. */
  interior: "{title}, gli interni",
  inProfile: "{title} di profilo",
  delivery: "Consegna",
  deliveredWithin: "Entro 24 ore",
  /** In English on Italian pages (product.md#visible-texts). */
  quickDelivery: "24h quick delivery",
  ourCars: { one: "La nostra {brand}", other: "Le nostre {brand}" },
  basedIn: "Di casa a {city}",
  none: "Nessuna {brand}, per ora",
  askForModel: "Scrivici quale modello cerchi: ti rispondiamo entro {promised}.",
  deliveredElsewhere: "Consegna altrove",
  deliveredElsewhereNote: "Senza supplemento, anche nelle città in cui non ne teniamo.",
  everyBrandInCities: {
    one: "Le auto di ogni marchio, nella stessa città:",
    other: "Le auto di ogni marchio, nelle stesse città:",
  },
  everyBrandInCity: "Le auto di ogni marchio, nella stessa città: <city>{city}</city>.",
  otherCities: "{brand} in altre città:",
  otherBrands: "Gli altri marchi a {city}:",
  everyBrand: "Di ogni marchio:",
  luxuryCarsIn: "le auto di lusso a {city}",
  conditions: {
    deposit: "Deposito cauzionale",
    kilometres: "Chilometri compresi al giorno",
    age: "Età minima di chi guida",
    years: "{age} anni",
    higherAge: "{age} per alcune vetture",
  },
  /** `vowel` is the form before a brand that begins with a vowel. */
  rentTitle: { usual: "Noleggiare una {brand} a {city}", vowel: "Noleggiare un'{brand} a {city}" },
  inCity: {
    none: {
      usual: "Al momento nessuna {brand} con base a {city} è disponibile: scrivici le date e cerchiamo la più vicina.",
      vowel: "Al momento nessun'{brand} con base a {city} è disponibile: scrivici le date e cerchiamo la più vicina.",
    },
    noneButDelivered: {
      usual:
        "Al momento nessuna {brand} con base a {city} è disponibile: te ne consegniamo una, senza supplemento, da {cities}.",
      vowel:
        "Al momento nessun'{brand} con base a {city} è disponibile: te ne consegniamo una, senza supplemento, da {cities}.",
    },
    /** `categories` are names; `rates` is one of the two texts below. */
    one: {
      usual: "A {city} trovi una {brand} ({categories}), {rates}.",
      vowel: "A {city} trovi un'{brand} ({categories}), {rates}.",
    },
    several: {
      one: "A {city} trovi {count} {brand} ({categories}), {rates}.",
      other: "A {city} trovi {count} {brand} ({categories}), {rates}.",
    },
    rate: "a {rate} al giorno",
    rates: "da {lowest} a {highest} al giorno",
    included:
      "L'assicurazione completa e la consegna in città sono comprese, e il totale delle tue date compare prima che tu lasci un solo dato.",
    licence: {
      one: "Chi guida ha la patente da almeno {count} anno. Alla fine del noleggio il deposito viene liberato.",
      other: "Chi guida ha la patente da almeno {count} anni. Alla fine del noleggio il deposito viene liberato.",
    },
    delivery:
      "La portiamo dove ti serve a {city}: in albergo, in ufficio, in stazione o in aeroporto, di norma entro 24 ore dalla conferma. Alla consegna una persona ti mostra comandi e documenti.",
    deliveredFrom:
      "Se le tue date sono già prese, altre {brand} ti vengono consegnate a {city}, senza supplemento, da {cities}.",
    tooFar: "Altre {brand} sono a {cities}, troppo lontano per una consegna.",
  },
} as const;
