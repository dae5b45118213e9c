/** The built-in texts of mails about enquiries, quotes and club events, by kind, with the placeholders of domain/mail-texts. */
export const REQUEST_MAIL_TEXTS_IT = {
  "enquiry-received": {
    subject: "La tua richiesta {codice}: {argomento}",
    heading: "La tua richiesta è nelle nostre mani.",
    body: "Buongiorno,\n\nti rispondiamo entro {ore_risposta}. Quello che hai scritto è sulla tua pagina; se vuoi aggiungere qualcosa, scrivi lì o chiamaci indicando il codice.",
  },
  "enquiry-answered": {
    subject: "Risposta alla tua richiesta {codice}: {argomento}",
    heading: "La nostra risposta.",
    body: "{risposta}\n\n{firma}\n{casa}",
  },
  "quote-sent": {
    subject: "Il tuo preventivo {codice}: {oggetto}",
    heading: "Il tuo preventivo.",
    body: "Gentile {nome},\n\necco quello che abbiamo preparato per te. Vale fino a {valido_fino}: per accettarlo basta aprirlo.",
  },
  "quote-ordered": {
    subject: "Ordine {ordine} confermato: {oggetto}",
    heading: "Grazie, è tutto confermato.",
    body: "Gentile {nome},\n\nhai accettato il preventivo {codice}. Ti chiamiamo per i dettagli; per qualunque cosa siamo al telefono {orari_telefono}: {telefono_casa}.",
  },
  "club-event-cancelled": {
    subject: "Evento annullato: {evento}, {codice}",
    heading: "Abbiamo dovuto annullare l'evento.",
    body: "Gentile {nome},\n\npurtroppo abbiamo dovuto annullare «{evento}» di {giorno}, {luogo}.\n\nCi dispiace: del prossimo appuntamento ti scriveremo per primi.\n\n{firma}\n{casa}",
  },
  "club-event-moved": {
    subject: "Nuovo appuntamento: {evento}, {codice}",
    heading: "L'evento ha un nuovo appuntamento.",
    body: "Gentile {nome},\n\nil nuovo appuntamento di «{evento}»: ti aspettiamo {giorno}, {luogo}.\n\nIl tuo posto resta tuo. Se non puoi più esserci, chiamaci al {telefono_casa}: lo diamo a un altro membro.\n\n{firma}\n{casa}",
  },
} as const;
