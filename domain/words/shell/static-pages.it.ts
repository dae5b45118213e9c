/** Texts of the error pages that the server sends without rendering. */
export const STATIC_PAGES_IT = {
  tooManyRequests: "Troppe richieste in poco tempo",
  tooManyRequestsText:
    "Dal tuo indirizzo sono arrivate molte richieste in un minuto. Torna indietro e riprova tra qualche istante.",
  tooLarge: "Richiesta troppo grande",
  /** `detail` is one of the sentences below. */
  tooLargeText: "{detail} Torna indietro e riprova; se succede ancora, scrivici o chiamaci.",
  maxSize: "La richiesta supera la dimensione massima di 1 MiB.",
  maxFields: "Il modulo inviato ha più di {number} campi.",
  maxValues: "La richiesta contiene più di {number} valori.",
} as const;
