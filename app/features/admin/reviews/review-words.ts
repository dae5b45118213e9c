export const REVIEW_WORDS = {
  title: "Recensioni",
  updated: "Recensione aggiornata",
  updateFailed: "Errore nell'aggiornamento della recensione",
  search: "Cerca nelle recensioni",
  searchHint: "Cerca vettura, nome o parole",
  returned: "Noleggi rientrati",
  allStates: "Tutti gli stati",
  empty: "Nessuna recensione",
  emptyHint: "Ogni cliente riceve l'invito il giorno dopo la riconsegna.",
  emptyFiltered: "Nessuna recensione con questi filtri",
  decide: "Leggi e decidi",
  status: "Pubblicazione",
  answer: "La nostra risposta",
  answerHint: "Sta sotto la recensione, firmata dalla casa. Può mancare.",
  languageHint: "Della pagina su cui il cliente la scrive.",
  notWritten: "Il cliente non ha ancora scritto.",
  demo: "Recensione dimostrativa",
} as const;

/** The options of the review dialog. */
export const REVIEW_DECISION_OPTIONS = [
  { value: "written", label: "Da leggere" },
  { value: "published", label: "Pubblica sulla pagina della vettura" },
  { value: "declined", label: "Non pubblicare" },
];
