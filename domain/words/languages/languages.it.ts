/** The language menu, and the strip that offers the page in the browser's language (product.md#languages). */
export const LANGUAGES_IT = {
  menu: "Lingua",
  current: "Lingua: {name}",
  /** Read by those who read this language, on a page in another one. */
  offer: "Questa pagina è anche in italiano",
  closeOffer: "Chiudi: resto in questa lingua",
} as const;
