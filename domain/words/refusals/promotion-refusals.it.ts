/** Why a promotion code cannot be used (product.md#promotion-codes). Only the server words these texts. */
export const PROMOTION_REFUSALS_IT = {
  unknown: "Questo codice non esiste: controlla come l'hai scritto.",
  notYet: "Questo codice non è ancora valido.",
  expired: "Questo codice è scaduto.",
  usedUp: "Questo codice è esaurito: è già stato usato tutte le volte possibili.",
  usedByRenter: "Hai già usato questo codice tutte le volte possibili.",
  vehicle: "Questo codice non vale per questa vettura.",
  dates: "Questo codice non vale per le date di questo noleggio.",
  minDays: "Questo codice vale per noleggi di almeno {days} giorni.",
  withPackage: "Questo codice non si può usare con il pacchetto di questo noleggio.",
  withLength: "Questo codice non si può usare con lo sconto per la durata di questo noleggio.",
  tooMany: "Hai provato troppi codici: aspetta qualche minuto e riprova, oppure chiamaci al {phone}.",
} as const;
