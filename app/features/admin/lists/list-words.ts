import { MAX_SAVED_VIEWS } from "#domain/forms/saved-views/saved-view.ts";
import type { ListName } from "#domain/lists/list-names.ts";
import { formatNumber } from "#domain/numbers.ts";
import { slugify } from "#domain/slug.ts";

/** Texts about views, columns, exports and selection in lists. */
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
  "rate-rules": "Tariffe",
  extras: "Extra",
  "promotion-codes": "Codici promozionali",
  jets: "Jet",
  "jet-routes": "Tratte",
  experiences: "Esperienze",
  reviews: "Recensioni",
  "waiting-list": "Lista d'attesa",
  seo: "SEO",
  brands: "Brand",
  cities: "Città",
  articles: "Articoli",
  "club-events": "Eventi del club",
  users: "Utenti",
  audit: "Registro",
};

/** Returns the Italian title of a list; the raw name when another version of the application stored it. */
export const listTitle = (list: string): string => TITLES[list as ListName] ?? list;

/** Returns a list's title as a slug, for URLs and the audit log: "preventivi". */
export const listSlug = (list: ListName): string => slugify(TITLES[list]);

/** Kinds of CSV: the visible columns ("elenco"), or all data of the rows. */
const FILE_KINDS = { visible: "elenco", full: "tutti-i-dati" };

/** Returns "seo-elenco-2026-11-21.csv"; the two exports of a list never share a name (product.md#csv-export). */
export const listFileName = (list: ListName, kind: keyof typeof FILE_KINDS, days: string): string =>
  `${listSlug(list)}-${FILE_KINDS[kind]}-${days}.csv`;
