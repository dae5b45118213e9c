import { formatNumber } from "#domain/numbers.ts";

/** Texts of the panel's screens about the waiting list (product.md#waiting-list). */
export const WAITING_LIST_WORDS = {
  title: "Lista d'attesa",
  search: "Cerca nella lista d'attesa",
  searchHint: "Cerca vettura, nome o e-mail",
  status: "Stato",
  allStatuses: "Tutti gli stati",
  joined: "Iscritti",
  waitedFor: "Aspetta",
  dates: "Date",
  place: "Ritiro",
  name: "Nome",
  email: "E-mail",
  joinedAt: "Iscritto",
  mailedAt: "Avvisato il",
  endedAt: "Finita il",
  count: (count: number) => (count === 1 ? "1 in lista" : `${formatNumber(count)} in lista`),
  empty: "Nessuno in lista d'attesa",
  emptyHint: "Chi trova una vettura occupata può lasciare nome ed e-mail dalla sua pagina.",
  emptyFiltered: "Nessuno in lista con questi filtri",
  actionsFor: (name: string) => `Azioni per ${name}`,
  changeLanguage: "Cambia lingua",
  languageHint: "Delle e-mail e della pagina personale. Nessuno riceve un'e-mail per questo.",
  languageChanged: "Lingua cambiata",
  languageFailed: "Errore nel cambiare la lingua",
  remove: "Togli dalla lista",
  removal: {
    deleted: "Tolto dalla lista d'attesa",
    deleteFailed: "Errore nel togliere dalla lista d'attesa",
    deleteConsequence: "Non riceve più e-mail per queste date. Resta nei conteggi, come «Tolto».",
    confirm: "Togli",
  },
} as const;

/** Texts of the table of what was asked and not had. */
export const WAITING_DEMAND_WORDS = {
  title: "Chieste e non avute",
  hint: "Chi ha trovato la vettura occupata e si è messo in lista d'attesa, per vettura e per categoria. Dice quali auto comprare.",
  subject: "Vettura o categoria",
  city: "Città",
  total: "Totale",
  export: "Esporta CSV",
  exportFailed: "Errore nell'esportazione",
  fileName: (today: string) => `chieste-e-non-avute-${today}.csv`,
  empty: "Nessuno si è ancora messo in lista",
} as const;
