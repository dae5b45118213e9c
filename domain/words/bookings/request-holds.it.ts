/** How long a requested car is held (product.md#request-holds), on forms, pages and in mails. */
export const REQUEST_HOLDS_IT = {
  promise:
    "L'auto è tenuta per te da subito per {first}, e per {full} dalla richiesta quando apri il collegamento nell'e-mail che ti inviamo.",
  untilReply: "In ogni caso la teniamo per te fino all'ora promessa per la risposta.",
  /** What the promise of an immediate booking means. */
  immediate: "L'auto è tenuta per te da subito; la conferma arriva entro {hours}.",
} as const;
