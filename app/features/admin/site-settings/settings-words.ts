import { FURTHER_DRIVER_CODE } from "#domain/extras/further-driver.ts";

export const SETTINGS_WORDS = {
  title: "Impostazioni",
  categoryTerms: "Condizioni per categoria",
  mailTexts: "Testi delle e-mail",
  saved: "Impostazioni salvate",
  saveFailed: "Errore nel salvataggio delle impostazioni",
  previewTitle: "Come appare sul sito",
  footer: "Piè di pagina",
  contacts: "Pagina dei contatti",
  markLineHint: "Sotto il nome, nella testata; vuota, non c'è.",
  prefixHint:
    "Da due a quattro lettere davanti al codice. Le prenotazioni che ci sono conservano la loro e si trovano come prima.",
  senderHint:
    "Il nome da cui partono le e-mail; vuoto, vale quello di MAIL_FROM. L'indirizzo resta sempre quello di MAIL_FROM, che si imposta sul server.",
  offersNote:
    "Ciò che è spento non appare: né sul sito, né nel pannello. Niente è cancellato, e riacceso torna com'era.",
  languagesTitle: "Lingue",
  languagesNote:
    "Le lingue del sito pubblico. Spenta, una lingua risponde «pagina non trovata» e non appare nei motori di ricerca.",
  heritageHint: "L'anno di «Dal …»; vuoto, nessuna pagina lo dice.",
  foundedHint: "L'anno del piè di pagina; vuoto, non appare.",
  regionHint: "In fondo al titolo della home; vuoto, il titolo ne fa a meno.",
  heroHint:
    "Dietro al titolo, al posto del disegno. Un velo scuro, misurato sulla foto, tiene leggibile il testo. Senza la foto di notte, vale quella di giorno.",
  pointsHint: "Un titolo o un testo vuoto è quello iniziale.",
  pointTitle: "Titolo",
  pointText: "Testo",
  builtInWords: "Parole iniziali",
  ratingsHint:
    "Spento, le pagine mostrano soltanto le stelle delle recensioni vere. Le valutazioni scritte nelle schede ordinano comunque gli elenchi.",
  drawingsHint:
    "Dove una vettura ha fotografie, i disegni le seguono o non appaiono. «In scala» rimane; una vettura senza fotografie mostra i suoi disegni.",
  replyHint: "È promessa in ogni pagina che invita a scrivere.",
  reviewHint: "Dal rientro dell'auto; ogni noleggio è chiesto una volta sola.",
  firstHoldHint: "Finché il cliente non ha aperto il link della mail; mai più a lungo del blocco intero.",
  firstHoldWithHoursHint:
    "Finché il cliente non ha aperto il link della mail; in ogni caso, fino alla risposta promessa negli orari del telefono.",
  holdHint: "Dalla richiesta, quando il cliente ha aperto il link. Le auto già tenute conservano la loro ora.",
  openRequestsHint: "Della stessa e-mail, dello stesso telefono o della stessa rete; il sito non lo anticipa.",
  alertHint: "Di una stessa persona, comunque siano finite.",
  formMailsHint: "Chiunque compili i moduli; la richiesta resta comunque sulla sua pagina.",
  discountHint: "Un amministratore non ha limite.",
  closedMonths: "Mesi chiusi",
  closedMonthsHint:
    "Le prenotazioni con ritiro fino a quel mese le cambia soltanto un amministratore. Clienti, scadenze e cancellazioni seguono il loro corso.",
  noClosedMonth: "Nessun mese",
  deliveryNote:
    "Vale per le prossime ricerche e richieste: le prenotazioni che ci sono conservano consegna e prezzo promessi.",
  freeRadiusHint: "In linea d'aria dal centro di ogni città servita.",
  deliveryRateHint: "Per ogni chilometro intero oltre il raggio, all'andata e al ritiro.",
  preparationHint: "Prima che un'auto chiesta online si metta in viaggio.",
  roadHint: "Di quanto la strada è più lunga della linea d'aria.",
  reachHint: "Su strada dalla base dell'auto.",
  rentalNote:
    "Si legge sulla pagina di ogni vettura, accanto al modulo di prenotazione e nei termini: sempre le stesse frasi.",
  graceHint:
    "Chi riporta l'auto entro questo tempo dopo l'ora del ritiro non paga un giorno in più; con 0 ogni periodo iniziato conta. Le prenotazioni già chieste conservano la loro.",
  vatAbroadHint: "Sotto il totale, «di cui IVA», anche dei noleggi che iniziano fuori dall'Italia.",
  youngDriverHint:
    "Chi al ritiro ha meno anni paga il supplemento per ogni giorno; senza età o senza importo nessuno lo paga.",
  paymentsHint: "Una per riga. Completa «Il noleggio si paga al ritiro, …».",
  depositHint: "Completa «Il deposito cauzionale è …».",
  kaskoCoversHint: "Uno per riga. Completa «Copre …».",
  kaskoExcludesHint: "Uno per riga. Completa «Non copre …».",
  furtherDriverHint: `Dopo la frase si legge il prezzo dell'extra «${FURTHER_DRIVER_CODE}», in Tariffe; senza quell'extra non c'è supplemento.`,
  /** Completes "Un secondo conducente costa …" in the preview. */
  furtherDriverPrice: "quanto il suo extra in Tariffe",
  vehiclePage: "Come si legge sulla pagina di ogni vettura",
  exampleTerms: "Con un deposito e una franchigia d'esempio.",
  restore: (value: string) => `Ripristina ${value}`,
  restoreEmpty: "Ripristina il campo vuoto",
  restoreText: "Ripristina il testo iniziale",
  restoreLines: "Ripristina le righe iniziali",
  restoreHours: "Ripristina gli orari iniziali",
};

/** The confirmation that the server demands before an offer with open requests, quotes or orders is switched off (product.md#offers). */
export const OPEN_WORK_CONFIRM = {
  field: "despite_open_work",
  title: "Spegnere lo stesso?",
  confirm: "Spegni",
  cancel: "Lascia acceso",
  failure: SETTINGS_WORDS.saveFailed,
} as const;
