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
    body: "{saluto}\n\ncome hai chiesto, abbiamo annullato la prenotazione di {vettura}. Non devi nulla.",
  },
  "cancelled-by-staff": {
    subject: "Prenotazione {codice} annullata",
    heading: "Abbiamo annullato la prenotazione.",
    body: "Gentile {nome},\n\nla prenotazione di {vettura} è annullata. Non devi nulla.\n\n{motivo}\n\nChiamaci al {telefono_casa}: troviamo insieme un'altra soluzione.",
  },
  "no-show": {
    subject: "Prenotazione {codice}: non ci siamo visti",
    heading: "Ti abbiamo aspettato.",
    body: "Gentile {nome},\n\nall'ora del ritiro non ci siamo visti, e abbiamo chiuso la prenotazione: {vettura} non è più impegnata per te.\n\n{motivo}\n\nSe qualcosa te l'ha impedito, chiamaci al {telefono_casa}: vediamo insieme che cosa è ancora possibile.",
  },
} as const;
