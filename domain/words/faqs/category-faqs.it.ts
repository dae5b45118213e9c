/** Questions about each category. `price`, `deposit`, `licence`, `age`, `borders` and `track` are texts of this module; `promised` is the reply time. */
export const CATEGORY_FAQS_IT = {
  questions: {
    sportive: [
      { question: "Quanti anni servono per guidare una sportiva?", answer: "Occorre {licence}. {age}" },
      { question: "Quanto costa al giorno una sportiva?", answer: "{price}" },
      { question: "Quanto è il deposito cauzionale di una sportiva?", answer: "{deposit}" },
      {
        question: "Riceverò proprio il modello che ho scelto?",
        answer:
          "Sì. La prenotazione riserva un esemplare preciso di quel modello per tutte le tue date, e nessun altro può prenotarlo. Al ritiro non esiste «o similare».",
      },
      { question: "Posso usarla in circuito?", answer: "{track}" },
    ],
    cabrio: [
      {
        question: "Quanto bagaglio resta a capote aperta?",
        answer:
          "Il volume del baule è nella scheda di ogni cabrio. A capote aperta diminuisce: per una settimana in due conviene prevedere borse morbide. Se hai bagagli rigidi scrivilo nelle note e ti diciamo subito se entrano.",
      },
      {
        question: "E se il tempo è brutto?",
        answer:
          "Ogni nostra cabrio ha una capote pensata per viaggiare in autostrada con la pioggia. L'auto resta quella che hai scelto; se preferisci cambiare le date, rispondiamo entro {promised}.",
      },
      { question: "Quanto costa al giorno una cabrio?", answer: "{price}" },
      { question: "Quanto è il deposito cauzionale di una cabrio?", answer: "{deposit}" },
      { question: "Chi può guidare?", answer: "Chi ha {licence}. {age}" },
    ],
    suv: [
      { question: "Posso attraversare i confini?", answer: "{borders}" },
      {
        question: "Come funzionano i chilometri inclusi?",
        answer:
          "Ogni SUV ha i suoi chilometri al giorno, che si sommano su tutto il noleggio: puoi farne molti in una tappa e pochi nella successiva. Anche il prezzo del chilometro ulteriore è scritto prima della richiesta.",
      },
      { question: "Quanto costa al giorno un SUV?", answer: "{price}" },
      { question: "Quanto è il deposito cauzionale di un SUV?", answer: "{deposit}" },
      { question: "Quale patente serve?", answer: "Basta la patente B: serve {licence}. {age}" },
    ],
    berline: [
      {
        question: "Potete consegnare la berlina in aeroporto o in ufficio?",
        answer:
          "Sì. Nella città che scegli la consegna è gratuita: in albergo, a casa o in ufficio. Un aeroporto fuori città può avere un supplemento, che vedi prima di chiedere. Nella richiesta indichi indirizzo, punto d'incontro e volo.",
      },
      {
        question: "È possibile avere un autista?",
        answer:
          "Sì, il servizio con autista privato si aggiunge a ogni berlina. Chiedilo nelle note: ricevi il prezzo entro {promised}, prima di confermare.",
      },
      { question: "Quanto costa al giorno una berlina?", answer: "{price}" },
      { question: "Quanto è il deposito cauzionale di una berlina?", answer: "{deposit}" },
      { question: "Quali requisiti deve avere chi guida?", answer: "Serve {licence}. {age}" },
    ],
    van: [
      {
        question: "Serve una patente speciale?",
        answer: "No: per i nostri van basta la patente B. Serve {licence}. {age}",
      },
      {
        question: "Quante persone e quante valigie porta?",
        answer:
          "I posti e il volume del bagagliaio sono nella scheda di ogni van. Se viaggi al completo con bagagli grandi, dillo nelle note: verifichiamo la disposizione dei sedili prima della consegna.",
      },
      {
        question: "Fornite i seggiolini per i bambini?",
        answer:
          "Sì, montati alla consegna. Indica nelle note quanti sono i bambini, l'età e l'altezza: li prepariamo noi.",
      },
      { question: "Quanto costa al giorno un van?", answer: "{price}" },
      { question: "Quanto è il deposito cauzionale di un van?", answer: "{deposit}" },
    ],
  },
  /** Instead of figures where the category has no car. */
  onEachPage: "È scritto accanto al prezzo di ogni auto, prima della richiesta.",
  price: {
    unknown: "Il prezzo per le tue date è accanto a ogni auto, prima della richiesta.",
    ofAll:
      "Tutte le nostre tariffe stanno tra {lowest} e {highest} euro al giorno; il totale per le tue date è accanto a ogni auto, prima della richiesta.",
    single: "{rate} euro, con assicurazione completa e consegna in città comprese.",
    span: "Da {lowest} a {highest} euro, secondo la vettura, con assicurazione completa e consegna in città comprese.",
  },
  deposit: {
    ofCategory: "Il deposito è {deposit}, secondo la vettura.",
    ofCategoryAndFleet: "Il deposito è {deposit}; in tutta la flotta è {fleetDeposit}, secondo la vettura.",
    single: "di {amount} euro",
    span: "tra {lowest} e {highest} euro",
    /** `held` says how the company takes it. */
    exact: "La cifra esatta è accanto al prezzo di ogni auto, insieme alla franchigia: è {held}.",
    /** How a company takes it that wrote nothing in the reader's language. */
  },
  licence: {
    unknown: "la patente",
    single: "la patente da almeno {years} anni",
    span: "la patente da {lowest} a {highest} anni, secondo la vettura",
  },
  age: {
    single: "L'età minima è di {age} anni compiuti il giorno del ritiro.",
    span: "L'età minima è di {lowest} anni compiuti il giorno del ritiro, {highest} per alcune vetture: è scritta nelle condizioni di ciascuna, prima della richiesta.",
  },
  borders: {
    unknown: "Dipende dall'itinerario.",
    inCountry: "Operiamo {inCountry}.",
    inCountries: "Sì, nei {countries} in cui operiamo: {names}.",
    elsewhere: "Per altri Paesi indica l'itinerario nelle note della richiesta: ti rispondiamo prima di confermare.",
  },
  track: {
    roadOnly: "No: l'assicurazione completa copre l'uso su strada.",
    events: "Per guidare in pista ci sono gli eventi della Community VIP, con vetture e istruttori dedicati.",
  },
} as const;
