/** Texts of a city's page. */
export const CITY_PAGES_IT = {
  included: "Assicurazione completa e consegna incluse.",
  byCategory: "Per categoria, a {city}",
  noneOfCategory: "Nessuna, per ora",
  allCars: "Tutte le vetture a {city}",
  freeDelivery:
    "In città la consegna è gratuita, in albergo come a casa; per un aeroporto lontano il totale dice il supplemento.",
  nearest: "Le città più vicine",
  none: "Nessuna vettura a {city}, per ora",
  nothingDelivered: "Nessuna delle nostre vetture arriva fin qui. Queste sono le città più vicine che ne hanno.",
  languages: "Lingua della pagina",
  showMore: "Continua a leggere",
  showLess: "Mostra meno",
  brands: "I marchi che trovi a {city}:",
  categories: "Le categorie in ogni città:",
  hub: "Tutte le città e tutte le categorie sono in",
  hubName: "Noleggio auto di lusso",
} as const;
