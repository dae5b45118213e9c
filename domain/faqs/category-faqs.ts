import type { CategorySlug } from "#domain/categories.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import { COVERAGE } from "#domain/places.ts";

const DEPOSIT =
  "Tra 3.000 e 10.000 euro, secondo la vettura. La cifra esatta è accanto al prezzo di ogni auto, insieme alla franchigia: la somma viene bloccata sulla carta al ritiro e liberata alla riconsegna.";
const COUNTRIES = COVERAGE.map((country) => country.name);

/** About four questions for each category (product.md#questions), with the company's figures: deposit, years of licence, 25 years for some cars. */
export const CATEGORY_FAQS: Readonly<Record<CategorySlug, readonly Faq[]>> = {
  sportive: [
    {
      question: "Quanti anni servono per guidare una sportiva?",
      answer:
        "Occorre la patente da almeno 3 anni. L'età minima è di 21 anni, 25 per alcune vetture tra le più potenti: è scritta nelle condizioni di ciascuna, prima della richiesta.",
    },
    { question: "Quanto è il deposito cauzionale?", answer: DEPOSIT },
    {
      question: "Riceverò proprio il modello che ho scelto?",
      answer:
        "Sì. La prenotazione riserva un esemplare preciso di quel modello per tutte le tue date, e nessun altro può prenotarlo. Al ritiro non esiste «o similare».",
    },
    {
      question: "Posso usarla in circuito?",
      answer:
        "No: l'assicurazione completa copre l'uso su strada. Per guidare in pista ci sono gli eventi della Community VIP, con vetture e istruttori dedicati.",
    },
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
        "Ogni nostra cabrio ha una capote pensata per viaggiare in autostrada con la pioggia. L'auto resta quella che hai scelto; se preferisci cambiare le date, rispondiamo entro 2 ore.",
    },
    { question: "Quanto è il deposito cauzionale?", answer: DEPOSIT },
    {
      question: "Chi può guidare?",
      answer:
        "Chi ha la patente da almeno 3 anni e ha compiuto 21 anni il giorno del ritiro; per alcune cabrio ne servono 25. L'età richiesta è indicata in ogni scheda.",
    },
  ],
  suv: [
    {
      question: "Posso attraversare i confini?",
      answer: `Sì, nei sei Paesi in cui operiamo: ${COUNTRIES.slice(0, -1).join(", ")} e ${COUNTRIES.at(-1)}. Per altri Paesi indica l'itinerario nelle note della richiesta: ti rispondiamo prima di confermare.`,
    },
    {
      question: "Come funzionano i chilometri inclusi?",
      answer:
        "Ogni SUV ha i suoi chilometri al giorno, che si sommano su tutto il noleggio: puoi farne molti in una tappa e pochi nella successiva. Anche il prezzo del chilometro ulteriore è scritto prima della richiesta.",
    },
    { question: "Quanto è il deposito cauzionale?", answer: DEPOSIT },
    {
      question: "Quale patente serve?",
      answer:
        "La patente B da almeno 3 anni e 21 anni compiuti, 25 per alcune vetture. Le condizioni di ogni SUV sono accanto al prezzo.",
    },
  ],
  berline: [
    {
      question: "Potete consegnare la berlina in aeroporto o in ufficio?",
      answer:
        "Sì, e la consegna è gratuita: in aeroporto, in albergo, a casa o in ufficio, nella città che scegli. Indica indirizzo e volo nelle note della richiesta.",
    },
    {
      question: "È possibile avere un autista?",
      answer:
        "Sì, il servizio con autista privato si aggiunge a ogni berlina. Chiedilo nelle note: ricevi il prezzo entro 2 ore, prima di confermare.",
    },
    { question: "Quanto è il deposito cauzionale?", answer: DEPOSIT },
    {
      question: "Quali requisiti deve avere chi guida?",
      answer:
        "Patente da almeno 3 anni e 21 anni compiuti il giorno del ritiro. Per alcune ammiraglie l'età minima è 25 anni, come indicato nella scheda.",
    },
  ],
  van: [
    {
      question: "Serve una patente speciale?",
      answer:
        "No: per i nostri van basta la patente B, da almeno 3 anni. L'età minima è indicata nella scheda: 21 anni, 25 per alcune vetture.",
    },
    {
      question: "Quante persone e quante valigie porta?",
      answer:
        "I posti e il volume del bagagliaio sono nella scheda di ogni van. Se viaggiate al completo con bagagli grandi, dillo nelle note: verifichiamo la disposizione dei sedili prima della consegna.",
    },
    {
      question: "Fornite i seggiolini per i bambini?",
      answer:
        "Sì, montati alla consegna. Indica nelle note quanti sono i bambini, l'età e l'altezza: li prepariamo noi.",
    },
    { question: "Quanto è il deposito cauzionale?", answer: DEPOSIT },
  ],
};
