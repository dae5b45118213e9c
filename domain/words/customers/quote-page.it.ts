/** A quote's private page (product.md#quotes). `hours` are opening hours at their place in the sentence. */
export const QUOTE_PAGE_IT = {
  privateTitle: "Preventivo {reference}",
  headlines: {
    accepted: "Grazie, è tutto confermato.",
    /** For a quote whose booking is still a request. */
    held: "La tua auto è tenuta per te.",
    declined: "Sarà per un'altra volta.",
    expired: "Il preventivo è scaduto.",
    withdrawn: "Il preventivo è stato ritirato.",
  },
  orderHeadlines: {
    open: "Grazie, è tutto confermato.",
    confirmed: "È tutto organizzato.",
    done: "Grazie di aver viaggiato con noi.",
    cancelled: "Il tuo ordine è annullato.",
  },
  orderLeads: {
    open: "È il tuo ordine {order}. Ti chiamiamo per i dettagli, e da qui in poi pensiamo a tutto noi.",
    confirmed:
      "Il tuo ordine {order} è confermato in ogni dettaglio. Per qualunque cosa siamo al telefono{hours}: {phone}.",
    done: "Il tuo ordine {order} è concluso. Se c'è ancora qualcosa che possiamo fare per te, siamo al telefono: {phone}.",
    cancelled:
      "L'ordine {order} non è più in programma. Se non lo sapevi, o vuoi un'altra data, chiamaci: {phone}{hours}.",
  },
  leads: {
    sent: "Gentile {name}, ecco quello che abbiamo preparato per te. Il preventivo vale fino a {date}.",
    booked: "L'auto è tua per le date scelte. Nella pagina della prenotazione trovi ogni dettaglio.",
    accepted: "Hai accettato il preventivo: ti chiamiamo per i dettagli.",
  },
  /** Beside the reference. */
  states: {
    open: "Preventivo",
    draft: "Bozza",
    sent: "Inviato",
    accepted: "Accettato",
    declined: "Non accettato",
    expired: "Scaduto",
    withdrawn: "Ritirato",
  },
  orderStates: {
    open: "Ordine in preparazione",
    confirmed: "Ordine confermato",
    done: "Ordine concluso",
    cancelled: "Ordine annullato",
  },
  seeBooking: "Vedi la prenotazione",
  accept: {
    label: "Accettare",
    submit: "Accetta per {total}",
    pending: "Accetto…",
    note: "Nessun pagamento adesso: ti chiamiamo noi. Accettando accetti anche i <terms>termini</terms> e l'<privacy>informativa sulla privacy</privacy>.",
    driver: "Chi guida",
    birthDate: "Data di nascita",
    age: "Almeno {years} anni il giorno del ritiro.",
    licenceDate: "Patente rilasciata il",
    licence: "Da almeno {years} anni.",
  },
  decline: {
    summary: "Non fa per te?",
    reason: "Una parola per noi (facoltativa)",
    reasonHint: "Ci aiuta a proporti qualcosa di meglio.",
    submit: "Non accetto il preventivo",
    pending: "Un momento…",
  },
} as const;
