/** The page on privacy. Translations are not binding: "legal.translation" says so above them. */
export const PRIVACY_IT = {
  controller: {
    title: "Chi tratta i tuoi dati",
    lead: "Il titolare del trattamento è:",
  },
  data: {
    title: "Quali dati, e perché",
    carRequest:
      "<b>Richiesta di una vettura:</b> nome, e-mail, telefono, città, date e ore, data di nascita e data di rilascio della patente di chi guida, la tua eventuale nota. Servono a tenere la vettura, a verificare che tu possa guidarla e a concludere il contratto (art. 6.1.b del regolamento UE 2016/679).",
    waitingList:
      "<b>Lista d'attesa:</b> nome, e-mail, date e luoghi. Servono a scriverti quando la vettura si libera (art. 6.1.b).",
    /** The other forms. "services" is a list, "asked" what they ask for. */
    forms: "<b>{services}:</b> nome, e-mail, telefono, {asked}. {use} (art. 6.1.b).",
    askedDetails: "messaggio e ciò che chiedi ({details})",
    askedSubject: "messaggio e argomento",
    details: {
      legs: "tratte e passeggeri",
      date: "data",
      event: "evento",
    },
    useForQuote: "Servono a rispondere e a preparare un preventivo",
    useForReply: "Servono a rispondere",
    invoices: "<b>Fatture e registrazioni di un noleggio:</b> le conserviamo perché la legge lo chiede (art. 6.1.c).",
    address:
      "<b>Indirizzo IP:</b> resta per un minuto nella memoria del programma quando invii un modulo o chiedi le disponibilità, per fermare gli invii a raffica (art. 6.1.f). Chi accede con un account lo lascia nella propria sessione, finché dura; un accesso, e una richiesta respinta per sicurezza, lo lasciano nel registro di sicurezza del server. Delle pagine che leggi non resta scritto nulla.",
  },
  storage: {
    title: "Cookie e memoria del browser",
    session: {
      label: "Sessione di accesso, solo per il personale",
      value: "Cookie tecnico, 7 giorni",
    },
    device: {
      label: "Dispositivo riconosciuto, solo per chi accede",
      value: "Cookie tecnico, 180 giorni",
    },
    sidebar: {
      label: "Barra laterale del pannello, solo per il personale",
      value: "Cookie tecnico, 7 giorni",
    },
    search: {
      label: "Ultima ricerca: luoghi, date e ore",
      value: "Nel tuo browser, finché non ne fai un'altra",
    },
    favourites: {
      label: "Vetture preferite",
      value: "Nel tuo browser, finché non le togli",
    },
    theme: {
      label: "Luce della pagina, giorno o notte",
      value: "Nel tuo browser, finché scegli “Automatica”",
    },
    scroll: {
      label: "Punto di lettura, per tornare indietro",
      value: "Nel tuo browser, fino a quando chiudi la scheda",
    },
  },
  recipientsTitle: "Chi altro li vede",
  retention: {
    title: "Per quanto tempo",
    requests: "Richieste e preventivi ({services})",
    monthsFromUpdate: {
      one: "{count} mese dall'ultimo aggiornamento",
      other: "{count} mesi dall'ultimo aggiornamento",
    },
    bookings: "Prenotazioni scadute, annullate o non accolte",
    waitingList: "Posti in lista d'attesa",
    monthsFromWait: { one: "{count} mese dalla fine dell'attesa", other: "{count} mesi dalla fine dell'attesa" },
    rentals: "Noleggi",
    yearsFromReturn: {
      one: "{count} anno dalla riconsegna (art. 2220 c.c.)",
      other: "{count} anni dalla riconsegna (art. 2220 c.c.)",
    },
    queuedMails: "E-mail in coda d'invio",
    queuedMailsTime: "24 ore dopo la consegna",
    pictures: "Fotografie dello stato della vettura, viste solo dal personale",
    monthsFromRecord: { one: "{count} mese dal verbale", other: "{count} mesi dal verbale" },
    messages: "Messaggi sulla pagina di una prenotazione",
    monthsFromReturn: { one: "{count} mese dalla riconsegna", other: "{count} mesi dalla riconsegna" },
    accounts: "Account senza incarico",
    monthsFromChange: { one: "{count} mese dall'ultima modifica", other: "{count} mesi dall'ultima modifica" },
    mailFiles: "E-mail scritte su file, dove manca un server di posta",
    days: { one: "{count} giorno", other: "{count} giorni" },
    reviews: "Recensioni",
    reviewsTime: "Quanto il noleggio, o finché non chiedi di toglierle",
    fingerprint: "Impronta del collegamento da cui arriva una richiesta",
    fingerprintTime: "Finché la richiesta è in attesa",
    alerts: "Avvisi di troppe richieste",
  },
  link: {
    title: "Il tuo collegamento privato",
    text: {
      one: "Chi richiede una vettura riceve per e-mail un collegamento alla propria prenotazione. Chi lo possiede vede la prenotazione e può annullarla: non inoltrarlo a chi non deve farlo. Si chiude {count} mese dopo la riconsegna; se correggiamo il tuo indirizzo e-mail ne ricevi uno nuovo, e quello di prima non apre più nulla. La pagina non è visibile ai motori di ricerca e noi non conserviamo il collegamento, ma soltanto l'impronta che permette di riconoscerlo.",
      other:
        "Chi richiede una vettura riceve per e-mail un collegamento alla propria prenotazione. Chi lo possiede vede la prenotazione e può annullarla: non inoltrarlo a chi non deve farlo. Si chiude {count} mesi dopo la riconsegna; se correggiamo il tuo indirizzo e-mail ne ricevi uno nuovo, e quello di prima non apre più nulla. La pagina non è visibile ai motori di ricerca e noi non conserviamo il collegamento, ma soltanto l'impronta che permette di riconoscerlo.",
    },
  },
  rights: {
    title: "I tuoi diritti",
    text: "Puoi chiederci in ogni momento di vedere i tuoi dati, di averne copia, di correggerli, di cancellarli o di limitarne l'uso, e opporti al trattamento. Scrivi a <email>{email}</email> indicando il codice della richiesta: rispondiamo entro un mese, di solito lo stesso giorno.",
  },
  /** The paragraphs that own texts may replace (product.md#legal-texts). */
  paragraphs: {
    summary:
      "Chiediamo il necessario, lo conserviamo per un tempo scritto qui, non lo vendiamo a nessuno. Niente cookie di profilazione.",
    collection: "Raccogliamo soltanto ciò che scrivi in un modulo, e soltanto per risponderti.",
    no_profiling:
      "Sul sito non chiediamo dati di pagamento, non componiamo profili e nessuna decisione è presa da una macchina: a una richiesta risponde una persona.",
    cookies: "A chi visita il sito non inviamo alcun cookie. Per questo non trovi un avviso da chiudere.",
    favourites:
      "Le <favourites>preferite</favourites> restano nel tuo browser: per mostrarle la pagina chiede al nostro server le schede di quelle vetture, senza dire di chi sono.",
    recipients:
      "Il nostro personale che risponde alle richieste, e i fornitori che ospitano il sito e recapitano le e-mail, nominati responsabili del trattamento. {partners}Non vendiamo dati e non li diamo a chi fa pubblicità.",
    third_parties:
      "Le pagine non contengono strumenti di misurazione, caratteri, mappe o riquadri di altri siti; se la fotografia di una vettura è ospitata altrove, il tuo browser la chiede a quell'indirizzo. Il collegamento a WhatsApp porta a un servizio di Meta, con le sue regole: lo apri soltanto se lo scegli.",
    deletion: "Passato il termine, il programma cancella i dati da solo, ogni giorno.",
    authority:
      "Se ritieni che qualcosa non vada, puoi rivolgerti al Garante per la protezione dei dati personali, <authority>garanteprivacy.it</authority>.",
  },
  /** Of what isn't a rental, also those who carry it out receive the data. Ends with a space. */
  partners: {
    both: "Per un volo o un'esperienza, chi li esegue riceve i dati necessari dopo che hai accettato il preventivo. ",
    jets: "Per un volo, chi lo esegue riceve i dati necessari dopo che hai accettato il preventivo. ",
    experiences: "Per un'esperienza, chi la esegue riceve i dati necessari dopo che hai accettato il preventivo. ",
  },
} as const;
