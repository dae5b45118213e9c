/** The form and the private page of the waiting list (product.md#waiting-list). `place` has its preposition. */
export const WAITING_LIST_IT = {
  title: "Lista d'attesa",
  titleOf: "Lista d'attesa: {vehicle}",
  lead: "Per le tue date non è libera. Lascia nome ed e-mail: se si libera ti scriviamo, nell'ordine di arrivo.",
  pickup: "Ritiro",
  back: "Riconsegna",
  scope: "Che cosa aspetti?",
  /** The choice of any car of the category. */
  anyOfCategory: "Qualsiasi vettura della categoria {category}, {place}",
  categoryAt: "{category} {place}",
  name: "Nome e cognome",
  email: "E-mail",
  submit: "Mettimi in lista d'attesa",
  sending: "Invio in corso…",
  terms:
    "L'auto non viene tenuta da parte: chi è primo riceve l'e-mail {minutes} minuti prima del successivo, poi la richiede chi fa prima. Esci quando vuoi, con un clic dall'e-mail.",
  privacy: "I tuoi dati servono solo a questo: <privacy>privacy</privacy>.",
  refused: "Manca ancora qualcosa: nulla di ciò che hai scritto è andato perso.",
  joinedTitle: "Sei in lista d'attesa.",
  joined: "Ti scriviamo appena si libera per le tue date.",
  confirmation: "Ne trovi conferma nella tua e-mail, con il collegamento per uscire dalla lista.",
  backToVehicle: "Torna alla vettura",
  request: "Richiedi la prenotazione",
  /** Why nobody can wait for a car. */
  cannotWait: {
    free: "Per le tue date è libera: puoi richiederla subito.",
    outOfFleet: "Questa vettura è fuori dalla flotta per ora: non si può richiedere.",
    noDates: "Scegli prima le date sulla pagina della vettura.",
  },
  leave: "Esci dalla lista d'attesa",
  leaving: "Un momento…",
  headlines: {
    open: "Sei in lista d'attesa.",
    mailed: "Sei in lista d'attesa.",
    booked: "L'hai prenotata.",
    left: "Sei uscito dalla lista.",
    ended: "Le date sono passate.",
    removed: "Non sei più in lista.",
  },
  leads: {
    open: "Ti scriviamo appena si libera. Se non ti serve più, esci qui sotto.",
    mailed:
      "Ti abbiamo scritto che si era liberata. Se ne arriva un'altra, ti scriviamo ancora; se non ti serve più, esci qui sotto.",
    booked: "La tua attesa è finita con la prenotazione: non ti scriviamo più per queste date.",
    left: "Non ti scriviamo più per queste date.",
    ended: "L'attesa è finita con le date: non ti scriviamo più.",
    removed: "Non ti scriviamo più per queste date.",
  },
} as const;
