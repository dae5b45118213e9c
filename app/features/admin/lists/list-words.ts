import { MAX_SAVED_VIEWS } from "#domain/forms/saved-views/saved-view.ts";
import type { ListName } from "#domain/lists/list-names.ts";
import { formatNumber } from "#domain/numbers.ts";
import { slugify } from "#domain/slug.ts";

/** What the panel says about views, columns, exports and choices of its lists. */
export const LIST_WORDS = {
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
    visible: "Come si vede (CSV)",
    failed: "Errore nell'esportazione",
  },
  bulk: {
    partly: (done: number, total: number) => `Fatto per ${done} su ${total}. Le altre restano scelte:`,
    running: (done: number, total: number) => `${done} su ${total}…`,
    failed: "Errore nell'aggiornamento",
  },
  nothingFoundHint: "Prova a togliere un filtro o a cercare altro.",
  tooManyRows: (maxRows: number) =>
    `L'elenco ha più di ${formatNumber(maxRows)} righe: sono troppe per leggerle tutte insieme. Restringilo con un filtro.`,
};

const TITLES: Readonly<Record<ListName, string>> = {
  bookings: "Prenotazioni",
  requests: "Richieste",
  "answer-templates": "Modelli di risposta",
  orders: "Ordini",
  quotes: "Preventivi",
  customers: "Clienti",
  fleet: "Flotta",
  units: "Unità",
  jets: "Jet",
  "jet-routes": "Tratte",
  experiences: "Esperienze",
  reviews: "Recensioni",
  seo: "SEO",
  brands: "Brand",
  cities: "Città",
  articles: "Articoli",
  "club-events": "Eventi del club",
  users: "Utenti",
  audit: "Registro",
};

/** A list as people call it; its own name where another version of the program has it. */
export const listTitle = (list: string): string => TITLES[list as ListName] ?? list;

/** A list by its title in an address or the log: "preventivi". */
export const listSlug = (list: ListName): string => slugify(TITLES[list]);

/** What a list's CSV holds: the columns in sight ("elenco"), or everything its rows say. */
const FILE_KINDS = { seen: "elenco", full: "tutti-i-dati" };

/** "seo-elenco-2026-11-21.csv": the two exports of a list never have the same name (product.md#csv-export). */
export const listFileName = (list: ListName, kind: keyof typeof FILE_KINDS, days: string): string =>
  `${listSlug(list)}-${FILE_KINDS[kind]}-${days}.csv`;
