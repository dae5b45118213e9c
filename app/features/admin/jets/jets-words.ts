/** What the screens of jets, routes and experiences say. */
export const JET_WORDS = {
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
    farewell: "Il jet sparisce per sempre dalla flotta e dal sito. Le richieste chiuse restano.",
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
    farewell: "La tratta sparisce dall'elenco; chi la cerca ha la stima come per ogni altra.",
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
    farewell: "L'esperienza sparisce per sempre dal sito. Le richieste chiuse restano.",
  },
} as const;

export type OfferWords = (typeof JET_WORDS)[keyof typeof JET_WORDS];

export const jetsTotal = (total: number) => (total === 1 ? "1 jet" : `${total} jet`);
export const routesTotal = (total: number) => (total === 1 ? "1 tratta" : `${total} tratte`);
export const experiencesTotal = (total: number) => (total === 1 ? "1 esperienza" : `${total} esperienze`);
