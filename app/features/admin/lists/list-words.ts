import { MAX_SAVED_VIEWS } from "#domain/forms/saved-view.ts";
import type { ListName } from "#domain/lists/list-names.ts";

/** What the panel says about views, columns, exports and choices of its lists. */
export const listWords = {
  views: {
    button: "Viste",
    none: "Nessuna vista salvata: filtra l'elenco e salvalo con un nome.",
    loading: "Caricamento...",
    unread: "Le viste non si leggono: riprova tra poco.",
    save: "Salva l'elenco come vista…",
    saveTitle: "Salva l'elenco come vista",
    saveHint: `Conserva filtri, ordine e colonne; con il nome di una vista che hai già la cambia. Al massimo ${MAX_SAVED_VIEWS} per elenco.`,
    saved: (name: string) => `Vista «${name}» salvata`,
    saveFailed: "Errore nel salvataggio della vista",
    remove: (name: string) => `Elimina «${name}»`,
    removeTitle: (name: string) => `Eliminare la vista «${name}»?`,
    removed: (name: string) => `Vista «${name}» eliminata`,
    removeFailed: "Errore nell'eliminazione della vista",
  },
  exports: {
    button: "Esporta",
    seen: "Come si vede (CSV)",
    failed: "Errore nell'esportazione",
  },
  /** How the file of a list begins. */
  files: {
    bookings: "prenotazioni",
    requests: "richieste",
    "answer-templates": "modelli-di-risposta",
    orders: "ordini",
    quotes: "preventivi",
    customers: "clienti",
    fleet: "flotta",
    units: "unita",
    jets: "jet",
    "jet-routes": "tratte",
    experiences: "esperienze",
    reviews: "recensioni",
    seo: "seo",
    brands: "brand",
    cities: "citta",
    articles: "articoli",
    "club-events": "eventi-del-club",
    users: "utenti",
    audit: "registro",
  } satisfies Record<ListName, string>,
  bulk: {
    partly: (done: number, total: number) => `Fatto per ${done} su ${total}. Le altre restano scelte:`,
    running: (done: number, total: number) => `${done} su ${total}…`,
    failed: "Errore nell'aggiornamento",
  },
};
