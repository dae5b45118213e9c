/** Mails to somebody on the waiting list. */
export const WAITING_MAILS_IT = {
  leave: "Esci dalla lista d'attesa",
  categoryIn: "{category} {place}",
  joinedSubject: "Lista d'attesa: {waitedFor}",
  joinedHeading: "Sei in lista d'attesa.",
  joinedVehicle:
    "ti scriviamo appena {vehicle} si libera per le tue date. L'auto non viene tenuta da parte: quando ti scriviamo, la richiede chi fa prima.",
  joinedCategory:
    "ti scriviamo appena si libera una vettura della categoria {category}, {place}, per le tue date. L'auto non viene tenuta da parte: quando ti scriviamo, la richiede chi fa prima.",
  joinedEnds:
    "Il tuo posto finisce con le date, con la tua prenotazione o quando esci dalla lista. Adesso non devi pagare nulla.",
  joinedNotYou: "Se non sei stato tu a iscriverti, esci con un clic. Le risposte a questa e-mail non vengono lette.",
  freeSubject: "Si è liberata: {vehicle}",
  freeHeading: "La tua attesa è finita.",
  free: "{vehicle} è libera per le tue date. Fra {minutes} minuti avvisiamo anche chi viene dopo di te: fino alla tua richiesta l'auto non è tenuta da parte.",
  request: "Richiedi la prenotazione",
  freeTaken: "Se nel frattempo l'ha presa qualcun altro, resti in lista e ti scriviamo la prossima volta.",
} as const;
