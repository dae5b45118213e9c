/** Titles, descriptions and keywords of the pages that are not about single cars or jets. */
export const CONTENT_HEADS_IT = {
  /** The company's slogan for search engines; pages show it below the header. */
  slogan: "Guida l'auto che sogni, davvero.",
  crumbs: {
    club: "Community VIP",
    contacts: "Contatti",
    whereWeOperate: "Dove operiamo",
    privacy: "Privacy",
    terms: "Termini e condizioni",
    favourites: "Preferiti",
    comparison: "Confronto",
    magazine: "Magazine",
  },
  club: {
    title: "Community VIP, il club dei membri",
    description:
      "Il club di chi guida con noi: eventi in circuito, cene stellate, weekend su strada, sconti fino al 30% e anteprime. L'ammissione comincia da una richiesta.",
    keywords: ["community vip", "club auto di lusso", "eventi auto di lusso", "test drive in circuito"],
  },
  contacts: {
    title: "Contatti, telefono e WhatsApp",
    titleAlways: "Contatti, telefono e WhatsApp 24 ore su 24",
    /** `phone` says the hours of telephone and WhatsApp. */
    description: "{phone}, e-mail e modulo con risposta entro {promised}. La sede è a {city}, in {street}.",
    phone: {
      always: "Telefono e WhatsApp 24 ore su 24",
      equal: "Telefono e WhatsApp{hours}",
      different: "Telefono{phoneHours}, WhatsApp{whatsappHours}",
    },
    keywords: ["contatti", "contatti {company}", "noleggio auto di lusso telefono"],
    /** The page's name for search engines. */
    pageName: "Contatti di {company}",
  },
  whereWeOperate: {
    title: "Dove operiamo",
    titleWithCities: { one: "Dove operiamo: {count} città", other: "Dove operiamo: {count} città" },
    empty: "Le prime città stanno arrivando: intanto chiedici se possiamo raggiungere la tua.",
    inCountry: {
      one: "La mappa della città {inCountry} in cui consegniamo auto di lusso, con le vetture presenti.",
      other:
        "La mappa delle {count} città {inCountry} in cui consegniamo auto di lusso, con le vetture presenti in ciascuna.",
    },
    inCountries:
      "La mappa delle {cities} città in {countries} Paesi in cui consegniamo auto di lusso, con le vetture presenti in ciascuna.",
    free: "La consegna è gratuita.",
    regionKeyword: "noleggio auto di lusso",
    keyword: "città servite",
    countriesKeyword: "noleggio supercar {countries}",
  },
  privacy: {
    title: "Privacy e cookie",
    description: "Quali dati raccogliamo, perché, per quanto tempo li conserviamo e a chi rivolgersi.",
    noTracking: "Nessun cookie di profilazione, nessuna misurazione di terzi.",
    keywords: ["privacy", "cookie", "trattamento dei dati"],
  },
  terms: {
    title: "Termini e condizioni di noleggio",
    description:
      "Chi può guidare, deposito, franchigia, chilometri, consegna, annullamento: le condizioni di noleggio per intero, prima di ogni richiesta.",
    keywords: ["termini e condizioni", "condizioni di noleggio", "deposito cauzionale", "franchigia"],
  },
  favourites: {
    title: "Preferiti",
    description: "Le vetture che hai salvato, conservate soltanto in questo browser.",
    keywords: ["preferiti"],
  },
  comparison: {
    title: "Confronto",
    titleOf: "Confronto: {cars}",
    description:
      "Due o tre vetture una accanto all'altra: totale per le tue date, deposito, franchigia, chilometri, bagagliaio e posti.",
    keywords: ["confronto auto di lusso"],
  },
  magazine: {
    title: "Magazine: strade, vetture e luoghi",
    description:
      "Itinerari provati, vetture messe a confronto, bagagli misurati sul serio e appuntamenti da segnare: il magazine della casa.",
    keywords: ["magazine auto di lusso", "itinerari in auto", "supercar o granturismo"],
    articleKeyword: "magazine",
  },
} as const;
