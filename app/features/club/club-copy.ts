/** The four benefits of the club (product.md#club). */
export const BENEFITS = [
  {
    title: "Eventi privati",
    text: "Circuiti chiusi, ville, rimesse che di solito non aprono. Pochi posti, una lista di nomi e nessun fotografo.",
  },
  {
    title: "Gastronomia",
    text: "Tavoli unici in cucine stellate, cantine con il produttore. Si arriva guidando, si torna con l'autista.",
  },
  {
    title: "Esperienze uniche",
    text: "Una strada, una vettura, una persona che la conosce: itinerari scritti per i membri e per nessun altro.",
  },
  {
    title: "Privilegi",
    text: "Sconti fino al 30%, passaggio gratuito alla categoria superiore, anteprime riservate e punti fedeltà a ogni noleggio.",
  },
] as const;

/** Three voices of members (product.md#club). The people are invented, and the page says so. */
export const TESTIMONIALS = [
  {
    words:
      "Quattro turni a Franciacorta con un istruttore che non alza mai la voce. Al terzo ho smesso di guardare il contagiri.",
    who: "Elena, membro Gold",
    from: "Milano",
  },
  {
    words: "A Parigi mi aspettavano con la vettura che avevo scelto e un tavolo che avevo rinunciato a cercare.",
    who: "Tommaso, membro Platinum",
    from: "Torino",
  },
  {
    words: "Siamo partiti in dodici senza conoscerci. A Pienza, la domenica, stavamo già decidendo la prossima strada.",
    who: "Giulia, membro Gold",
    from: "Firenze",
  },
] as const;
