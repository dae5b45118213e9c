/** Below the home page's search. */
export const HERO_FORM_IT = {
  included: "Assicurazione completa e consegna in città, già nel prezzo.",
  category: "Categoria: {category}",
  removeCategory: "Rimuovi categoria",
} as const;
