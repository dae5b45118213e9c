/** The built-in texts of mails about a booking before the pickup, by kind, with the placeholders of domain/mail-texts. */
export const BOOKING_MAIL_TEXTS_IT = {
  received: {
    subject: "La tua richiesta {codice}: {vettura}",
    heading: "La tua richiesta è nelle nostre mani.",
    body: "Buongiorno,\n\n{blocco} Ti rispondiamo entro {ore_risposta}; adesso non devi pagare nulla.",
  },
  confirmed: {
    subject: "Prenotazione {codice} confermata: {vettura}",
    heading: "La tua prenotazione è confermata.",
    body: "Gentile {nome},\n\n{vettura} ti aspetta. Ti chiamiamo per concordare la consegna; per qualunque cosa siamo al telefono {orari_telefono}: {telefono_casa}.",
  },
  declined: {
    subject: "La richiesta {codice} non può essere accolta",
    heading: "Non possiamo accogliere la richiesta.",
    body: "Gentile {nome},\n\nper queste date {vettura} non è disponibile, e ce ne dispiace. Non devi nulla.\n\n{motivo}\n\nChiamaci al {telefono_casa}: cerchiamo insieme un'altra vettura o altre date.",
  },
  cancelled: {
    subject: "Prenotazione {codice} annullata",
    heading: "La prenotazione è annullata.",
    body: "{saluto}\n\ncome hai chiesto, abbiamo annullato la prenotazione di {vettura}. {costo}",
  },
  "cancelled-by-staff": {
    subject: "Prenotazione {codice} annullata",
    heading: "Abbiamo annullato la prenotazione.",
    body: "Gentile {nome},\n\nla prenotazione di {vettura} è annullata. {costo}\n\n{motivo}\n\nChiamaci al {telefono_casa}: troviamo insieme un'altra soluzione.",
  },
  "no-show": {
    subject: "Prenotazione {codice}: non ci siamo visti",
    heading: "Ti abbiamo aspettato.",
    body: "Gentile {nome},\n\nall'ora del ritiro non ci siamo visti, e abbiamo chiuso la prenotazione: {vettura} non è più impegnata per te. {costo}\n\n{motivo}\n\nSe qualcosa te l'ha impedito, chiamaci al {telefono_casa}: vediamo insieme che cosa è ancora possibile.",
  },
  expired: {
    subject: "La richiesta {codice} è scaduta",
    heading: "La tua richiesta è scaduta.",
    body: "{saluto}\n\nnon siamo riusciti a confermare in tempo la tua richiesta per {vettura}. {scadenza} Ce ne scusiamo. Non devi nulla.\n\n{di_nuovo}",
  },
  changed: {
    subject: "Prenotazione {codice} aggiornata: {vettura}",
    heading: "La tua prenotazione è aggiornata.",
    body: "Gentile {nome},\n\ncome concordato, ecco la prenotazione com'è ora. {variazione_totale}\n\n{variazione_colori}",
  },
  "dates-refused": {
    subject: "Le date che hai chiesto per {codice}: {vettura}",
    heading: "Non possiamo cambiare le date.",
    body: "Gentile {nome},\n\nci hai chiesto di cambiare le date:\n\n{date_chieste}\n\nCi dispiace, ma non possiamo: la prenotazione resta com'è.\n\n{motivo}\n\nPer trovare insieme un'altra soluzione siamo al telefono {orari_telefono}: {telefono_casa}.",
  },
  "handed-over": {
    subject: "Buon viaggio: {vettura}, {codice}",
    heading: "Buon viaggio.",
    body: "Gentile {nome},\n\n{vettura} è con te. Per qualunque cosa, {orari_telefono}: {telefono_casa}.",
  },
  completed: {
    subject: "Grazie: {vettura}, {codice}",
    heading: "Grazie, e a presto.",
    body: "Gentile {nome},\n\n{vettura} è tornata a casa. Grazie di aver viaggiato con noi.",
  },
  "reminder-two-days": {
    subject: "Il tuo ritiro si avvicina: {vettura}, {codice}",
    heading: "Il tuo viaggio si avvicina.",
    body: "Gentile {nome},\n\n{vettura} ti aspetta {ritiro}.\n\nQui sotto trovi che cosa portare. Se qualcosa è cambiato, chiamaci al {telefono_casa}.",
  },
  "reminder-three-hours": {
    subject: "Ci siamo quasi: {vettura}, {codice}",
    heading: "Ci siamo quasi.",
    body: "Gentile {nome},\n\nci vediamo {ritiro}.\n\nQui sotto trovi che cosa tenere pronto. Se sei in ritardo, o non ci trovi, chiamaci al {telefono_casa}.",
  },
  "reminder-return": {
    subject: "La riconsegna si avvicina: {vettura}, {codice}",
    heading: "La riconsegna si avvicina.",
    body: "Gentile {nome},\n\nla riconsegna di {vettura} è {riconsegna}.\n\n{carburante}\n\nVuoi tenerla più a lungo? Apri la tua pagina o chiamaci al {telefono_casa}: vediamo subito se è libera.",
  },
  review: {
    subject: "Com'è andata? {vettura}, {codice}",
    heading: "Com'è andata?",
    body: "Gentile {nome},\n\n{vettura} è tornata a casa: com'è andato il viaggio? Due righe tue aiutano chi sceglie dopo di te, e aiutano noi. Ci vuole un minuto.",
  },
  message: {
    subject: "Un messaggio per la prenotazione {codice}: {vettura}",
    heading: "Ti abbiamo scritto.",
    body: "{risposta}\n\n{firma}\n{casa}",
  },
} as const;
