/** Texts of fields and of their calendar. */
export const FIELDS_IT = {
  close: "Chiudi",
  /** On a date field without a date, and in its accessible name. */
  choose: "Scegli",
  notChosen: "non scelta",
  calendar: {
    loading: "Apro il calendario…",
    failed: "Il calendario non è arrivato: si apre da solo appena torna la connessione.",
    /** In the accessible name of a day. */
    today: "oggi",
    previousMonth: "Vai al mese precedente",
    nextMonth: "Vai al mese successivo",
    navigation: "Barra di navigazione",
    /** From Sunday. */
    weekdays: ["do", "lu", "ma", "me", "gi", "ve", "sa"],
  },
} as const;
