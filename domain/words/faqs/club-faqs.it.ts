/** Questions of the club's page. */
export const CLUB_FAQS_IT = {
  joining: {
    question: "Come si diventa membro?",
    answer:
      "Con il modulo di questa pagina. Rispondiamo entro {promised} e ti proponiamo un colloquio: ogni richiesta viene valutata, perché agli eventi i posti sono pochi e ci si conosce.",
  },
  cost: {
    question: "Quanto costa?",
    answer:
      "La quota dipende dal piano, da Gold a Platinum. Te la diciamo prima del colloquio, con ciò che ogni piano comprende; la richiesta non ti impegna.",
  },
  guest: {
    question: "Posso portare un ospite?",
    answer: "Sì, un ospite per membro. Per alcuni eventi l'ospite paga un supplemento, indicato nell'invito.",
  },
  places: {
    question: "Dove si tengono gli eventi?",
    /** `where` is one of the four phrases. */
    answer: "{where}: circuiti, tavole, strade che valgono il viaggio.",
    inEurope: "Nelle città europee in cui operiamo",
    inEuropeanCountries: "Nelle città europee in cui operiamo, {inCountries}",
    anywhere: "Nelle città in cui operiamo",
    inCountries: "Nelle città in cui operiamo, {inCountries}",
  },
} as const;
