/** The rental terms. Translations are not binding: "legal.translation" says so above them. */
export const TERMS_IT = {
  byVehicle: "secondo la vettura",
  titles: {
    company: "Con chi concludi il contratto",
    booking: "Come si prenota",
    price: "Il prezzo",
    fleet: "Le condizioni della flotta",
    drivers: "Chi può guidare",
    deposit: "Deposito e franchigia",
    kilometres: "Chilometri",
    delivery: "Consegna e riconsegna",
    cancellation: "Annullamento",
    pictures: "Illustrazioni e fotografie",
    law: "Legge e reclami",
  },
  /** "hold" is the sentence about the hold. */
  booking:
    "{hold} In quel tempo nessun altro può prenotarla. Rispondiamo entro {hours}; il contratto nasce con la nostra conferma, e da allora l'auto resta tua per tutte le date. Se la conferma non arriva prima che il tempo finisca, la richiesta scade da sola e non devi nulla.",
  payment: "{payment} Prezzo e condizioni restano quelli della richiesta, anche se poi cambiano.",
  days: "Il noleggio si conta in periodi di 24 ore, dall'ora del ritiro: dalle 10 alle 10 del giorno dopo è un giorno, anche quando cambia l'ora legale. Un periodo iniziato conta per intero e il minimo è un giorno.",
  daysWithGrace:
    "Il noleggio si conta in periodi di 24 ore, dall'ora del ritiro: dalle 10 alle 10 del giorno dopo è un giorno, anche quando cambia l'ora legale. Un periodo iniziato conta per intero, ma fino a {grace} dopo l'ora del ritiro non si paga un giorno in più. Il minimo è un giorno.",
  total: "Il totale comprende l'assicurazione completa, la consegna e la riconsegna in città. {oneWay} {ownCosts}",
  drivers:
    "Età e anni di patente si contano al giorno del ritiro. Età minima: {age}. Patente: {licence}. Al ritiro chiediamo la patente e un documento d'identità. {drivers}",
  kilometres:
    "I chilometri inclusi ({included}) si sommano su tutto il noleggio: quelli che non fai oggi ti restano domani. Ogni chilometro ulteriore si paga alla riconsegna ({extra}).",
  delivery:
    "Portiamo la vettura in aeroporto, in albergo o a casa nella <cities>città</cities> che hai scelto, e lì veniamo a riprenderla: in città la consegna è gratuita. {cost} Le ore sono quelle dell'orologio di ciascuna città. Se tardi, chiamaci: la vettura può avere un altro cliente ad aspettarla.",
  cancellation:
    "{cancellation} La vettura torna libera subito e ricevi una conferma. Dopo il ritiro chiamaci al <phone>{phone}</phone>.",
  linkHolder: "Chi possiede il collegamento privato può annullare: custodiscilo.",
  /** What the company offers beside cars. */
  quoteForFlights:
    "Una richiesta di preventivo non ti impegna. Le stime dei voli sono indicative; vale il preventivo scritto, che ricevi entro {hours}, con le tasse su una riga a parte.",
  quote: "Una richiesta di preventivo non ti impegna. Vale il preventivo scritto, che ricevi entro {hours}.",
  club: "L'ammissione alla <club>Community VIP</club> segue una valutazione; un posto a un evento è tuo quando lo confermiamo.",
  /** The paragraphs that own texts may replace (product.md#legal-texts). */
  paragraphs: {
    summary:
      "Le stesse condizioni che leggi accanto al prezzo di ogni vettura, qui per intero. Nessuna riga in più al banco.",
    open_requests:
      "Chi ha già diverse richieste in attesa può inviarne altre dopo la risposta, oppure chiamarci: così una persona sola non tiene impegnate tutte le auto.",
    model:
      "La prenotazione riserva un esemplare preciso di quel modello, per tutte le tue date e per il tempo che ci serve a prepararlo. Non esiste «o similare»: se un guasto rendesse impossibile la consegna te lo diciamo subito, e scegli tu se accettare un'altra vettura o annullare senza spese.",
    vehicle_figures:
      "Le cifre esatte della vettura che scegli sono nella sua scheda, prima di qualsiasi dato personale: <cars>tutte le vetture</cars>.",
    pictures:
      "Le immagini delle vetture e delle città sono illustrazioni nostre, salvo le fotografie caricate dal personale, che le sostituiscono. Dati tecnici e dotazioni della scheda sono quelli dell'esemplare che ricevi. I nomi dei costruttori appartengono ai rispettivi titolari, con i quali non abbiamo legami.",
    law: "Vale la legge italiana; se sei un consumatore restano fermi i diritti e il foro del luogo in cui risiedi. Per un reclamo <contacts>scrivici</contacts>: risponde una persona che può decidere. Come trattiamo i tuoi dati è nella <privacy>pagina sulla privacy</privacy>.",
  },
  picturesWithJets:
    "Le immagini delle vetture, dei jet e delle città sono illustrazioni nostre, salvo le fotografie caricate dal personale, che le sostituiscono. Dati tecnici e dotazioni della scheda sono quelli dell'esemplare che ricevi. I nomi dei costruttori appartengono ai rispettivi titolari, con i quali non abbiamo legami.",
} as const;
