import type { ArticleStatus } from "#domain/articles/article.ts";
import { formatCount } from "#domain/numbers.ts";

export const ARTICLE_WORDS = {
  title: "Magazine",
  add: "Aggiungi articolo",
  edit: "Modifica articolo",
  create: "Nuovo articolo",
  created: "Articolo creato",
  createFailed: "Errore nella creazione dell'articolo",
  updated: "Articolo aggiornato",
  updateFailed: "Errore nell'aggiornamento dell'articolo",
  deleted: "Articolo eliminato",
  deleteFailed: "Errore nell'eliminazione dell'articolo",
  openFailed: "Errore nel caricamento dell'articolo",
  actionsOf: (title: string) => `Azioni per ${title}`,
  deleteQuestion: (title: string) => `Eliminare l'articolo «${title}»?`,
  deleteConsequence: "La sua pagina non esisterà più. Per toglierlo solo dal sito, riportalo in bozza.",
  draft: "Bozza",
  published: "Pubblicato",
  scheduled: "In programma",
  bodyHint: "Una riga vuota divide i paragrafi. ## comincia un titolo, - una voce d'elenco.",
  days: "Escono",
  selectedCount: (articles: number) => formatCount(articles, "articolo scelto", "articoli scelti"),
  bulk: {
    publish: {
      label: "Pubblica",
      detail: "Si leggono nel magazine dal loro giorno, quelli passati subito; si possono riportare in bozza.",
      question: (articles: string) => `Pubblicare ${articles}?`,
      done: (articles: string, count: number) => `${articles}: ${count === 1 ? "pubblicato" : "pubblicati"}`,
    },
    withdraw: {
      label: "Riporta in bozza",
      detail: "Escono subito dal sito; il testo resta, e si possono pubblicare di nuovo.",
      question: (articles: string) => `Riportare in bozza ${articles}?`,
      done: (articles: string, count: number) => `${articles}: ${count === 1 ? "riportato" : "riportati"} in bozza`,
    },
  },
  count: (articles: number) => formatCount(articles, "articolo", "articoli"),
};

export const ARTICLE_STATUS_OPTIONS: readonly { value: ArticleStatus; label: string }[] = [
  { value: "draft", label: "Bozza" },
  { value: "published", label: "Pubblicato dal suo giorno" },
];
