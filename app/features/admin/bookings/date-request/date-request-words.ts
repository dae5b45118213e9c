/** Texts of a renter's date request (product.md#date-request). */
export const DATE_REQUEST_NOTICE_WORDS = {
  title: "Il cliente chiede altre date",
  accept: "Accetta",
  refuse: "Rifiuta",
  /** Opens the change with the requested dates, where staff may choose another car or other dates. */
  change: "Cerca un'alternativa",
  refuseTitle: "Rifiutare le altre date?",
  refuseEffect: ({ email }: { email: string | null }) =>
    email === null
      ? "La prenotazione resta com'è. Il cliente non ha un'e-mail: avvisalo tu."
      : "La prenotazione resta com'è e il cliente riceve subito una mail.",
  answerLabel: "Una frase per il cliente (facoltativa)",
  accepted: "Altre date accettate, mail inviata al cliente",
  acceptedWithoutMail: "Altre date accettate: il cliente non ha un'e-mail, avvisalo tu",
  refused: "Altre date rifiutate, mail inviata al cliente",
  refusedWithoutMail: "Altre date rifiutate: il cliente non ha un'e-mail, avvisalo tu",
  failed: "Errore nella risposta al cliente",
  participles: { accepted: "accettata", refused: "rifiutata" },
} as const;
