export const CATEGORY_TERMS_WORDS = {
  title: "Condizioni per categoria",
  back: "Torna alle impostazioni",
  note: "Con queste comincia un'auto nuova",
  edit: (category: string) => `Condizioni: ${category}`,
  saved: "Condizioni aggiornate",
  saveFailed: "Errore nel salvataggio delle condizioni",
  applyToVehicles: "Anche per le auto di questa categoria",
  applyHint: (vehicles: number) =>
    vehicles === 1
      ? "I valori che cambi passano subito anche all'auto che c'è; le prenotazioni già fatte restano come sono."
      : `I valori che cambi passano subito anche alle ${vehicles} auto che ci sono; le prenotazioni già fatte restano come sono.`,
  noVehicles: "Non ci sono ancora auto di questa categoria.",
  restore: "Ripristina i valori iniziali",
};
