import { formatCount, formatNumber } from "#domain/numbers.ts";

const deleteQuestion = (name: string) => `Eliminare ${name}?`;

/** Texts of the screens of jets, routes and experiences. */
export const CATALOGUE_ITEM_WORDS = {
  jet: {
    created: "Jet aggiunto.",
    updated: "Jet aggiornato.",
    deactivated: "Jet disattivato.",
    deleted: "Jet eliminato.",
    createFailed: "Il jet non è stato aggiunto.",
    updateFailed: "Il jet non è stato aggiornato.",
    deactivateFailed: "Il jet non è stato disattivato.",
    deleteFailed: "Il jet non è stato eliminato.",
    consequence: "Le sue pagine portano a quelle del suo tipo, e non entra più nelle stime.",
    counted: (count: number) => `${formatNumber(count)} jet`,
    selectedCount: (count: number) => formatCount(count, "jet scelto", "jet scelti"),
    bulk: { consequences: "Le loro pagine portano a quelle del loro tipo, e non entrano più nelle stime." },
    deleteQuestion,
    deleteConsequence: "Il jet sparisce per sempre dalla flotta e dal sito. Le richieste chiuse restano.",
  },
  route: {
    created: "Tratta aggiunta.",
    updated: "Tratta aggiornata.",
    deactivated: "Tratta disattivata.",
    deleted: "Tratta eliminata.",
    createFailed: "La tratta non è stata aggiunta.",
    updateFailed: "La tratta non è stata aggiornata.",
    deactivateFailed: "La tratta non è stata disattivata.",
    deleteFailed: "La tratta non è stata eliminata.",
    consequence: "Non è più fra le tratte più richieste; chi la cerca ha la stima come per ogni altra.",
    counted: (count: number) => formatCount(count, "tratta", "tratte"),
    selectedCount: (count: number) => formatCount(count, "tratta scelta", "tratte scelte"),
    bulk: {
      feminine: true,
      consequences: "Non sono più fra le tratte più richieste; chi le cerca ha la stima come per ogni altra.",
    },
    deleteQuestion,
    deleteConsequence: "La tratta sparisce dall'elenco; chi la cerca ha la stima come per ogni altra.",
  },
  experience: {
    created: "Esperienza aggiunta.",
    updated: "Esperienza aggiornata.",
    deactivated: "Esperienza disattivata.",
    deleted: "Esperienza eliminata.",
    createFailed: "L'esperienza non è stata aggiunta.",
    updateFailed: "L'esperienza non è stata aggiornata.",
    deactivateFailed: "L'esperienza non è stata disattivata.",
    deleteFailed: "L'esperienza non è stata eliminata.",
    consequence: "La sua pagina non c'è più, e nessuno può richiederla.",
    counted: (count: number) => formatCount(count, "esperienza", "esperienze"),
    selectedCount: (count: number) => formatCount(count, "esperienza scelta", "esperienze scelte"),
    bulk: { feminine: true, consequences: "Le loro pagine non ci sono più, e nessuno può richiederle." },
    deleteQuestion,
    deleteConsequence: "L'esperienza sparisce per sempre dal sito. Le richieste chiuse restano.",
  },
} as const;

export type CatalogueItemWords = (typeof CATALOGUE_ITEM_WORDS)[keyof typeof CATALOGUE_ITEM_WORDS];

export type CatalogueListName = "jets" | "jet-routes" | "experiences";

/** Texts that the three lists share. */
export const CATALOGUE_LIST_WORDS = {
  titles: { jets: "Jet", "jet-routes": "Tratte", experiences: "Esperienze" } satisfies Record<
    CatalogueListName,
    string
  >,
  days: { jets: "Modificati", "jet-routes": "Modificate", experiences: "Modificate" } satisfies Record<
    CatalogueListName,
    string
  >,
  updated: "Ultima modifica",
  unavailable: "non disponibile",
  addOne: (one: string) => `Aggiungi ${one}`,
};
