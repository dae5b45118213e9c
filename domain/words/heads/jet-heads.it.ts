/** Titles, descriptions, headings and keywords of jets and experiences. */
export const JET_HEADS_IT = {
  crumbs: { jets: "Jet privati", experiences: "Esperienze" },
  estimated: "Stima immediata per tratta.",
  replyWithin: "Risposta entro {promised}.",
  /** Number of jets with the lowest rate, at the end of a description's first sentence. */
  jets: { one: "un jet", other: "{count} jet" },
  /** The kind of service for search engines. */
  service: "Noleggio jet privati",
  hub: {
    title: "Noleggio Jet Privati",
    heading: "Noleggio jet privati",
    fromCity: "Noleggio di jet privati da {city}: {jets}, da {rate} all'ora.",
    fromCities: {
      one: "Noleggio di jet privati da {count} città: {jets}, da {rate} all'ora.",
      other: "Noleggio di jet privati da {count} città: {jets}, da {rate} all'ora.",
    },
    fromEuropeanCities: {
      one: "Noleggio di jet privati da {count} città d'Europa: {jets}, da {rate} all'ora.",
      other: "Noleggio di jet privati da {count} città d'Europa: {jets}, da {rate} all'ora.",
    },
    keywords: ["noleggio jet privati", "private jet charter", "aerotaxi", "jet privato prezzo", "volo privato"],
  },
  city: {
    title: "Noleggio Jet Privati a {city}",
    heading: "Jet privati a {city}",
    name: "Noleggio jet privati a {city}",
    description: "Noleggio di jet privati da {city}: {jets}, da {rate} all'ora, con le tratte più richieste.",
    empty: "Nessun jet ha base a {city} al momento: ecco le città più vicine da cui si vola.",
    keywords: ["jet privato {city}", "noleggio jet {city}", "private jet charter {city}"],
  },
  type: {
    title: "{type} a {city}",
    description: "{type} a noleggio da {city}: {jets}, da {rate} all'ora.",
    keywords: ["{type} {city}", "noleggio {type}", "jet privato {city}"],
  },
  model: {
    title: "{jet} a {city}",
    description: "{jet} a noleggio da {city}: {passengers} posti, {range} di autonomia, {rate} all'ora.",
    keywords: ["{jet} noleggio", "{jet} {city}", "{type}", "jet privato {city}"],
  },
  experience: {
    title: "{experience}, esperienza da {city}",
    description: "{experience}: {duration}, da {city}.",
    price: "{price} a {unit}, per due persone.",
    keywords: ["{experience}", "esperienza auto di lusso", "weekend {city}"],
  },
} as const;
