/** Texts about unsaved changes. */
export const DRAFT_WORDS = {
  resumed: "Bozza ripresa",
  discard: "Scarta",
  question: "Hai modifiche non salvate",
  stay: "Resta qui",
  leave: "Lascia la pagina",
  draftStays: "La bozza resta in questo browser: la ritrovi quando riapri questo modulo.",
  willBeLost: "Ciò che hai scritto andrà perso.",
  closeStay: "Continua a modificare",
  close: "Chiudi senza salvare",
  closeLoses: "Le modifiche fatte in questa finestra andranno perse.",
} as const;
