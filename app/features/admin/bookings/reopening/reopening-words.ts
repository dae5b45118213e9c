/** Texts of the dialog that reopens a booking (product.md#reopening). */
export const REOPENING_WORDS = {
  title: "Riapri la prenotazione",
  submit: "Riapri",
  reason: "Motivo",
  reasonHint: "Resta nella storia della prenotazione: il cliente non lo legge.",
  effect: {
    active:
      "Il noleggio torna in corso: il verbale di rientro si ritira e resta nella storia, il contachilometri torna a prima.",
    confirmed: "La prenotazione torna confermata e impegna di nuovo l'auto.",
  },
  mail: ({ email }: { email: string | null }) =>
    email === null
      ? "Il cliente non ha un'e-mail: avvisalo tu."
      : "Fra poco il cliente riceve una mail: fino ad allora puoi annullare.",
  expectedReturn: "La riconsegna concordata è passata: indica quando aspetti l'auto. Date e prezzo restano quelli.",
  newDates: "Il ritiro è passato: indica le nuove date. Vale il loro prezzo.",
  expectedOn: "Rientro atteso il",
  expectedAt: "Ora del rientro",
  pickupOn: "Ritiro il",
  pickupAt: "Ora di ritiro",
  returnOn: "Riconsegna il",
  returnAt: "Ora di riconsegna",
  unit: "Unità",
  ownUnit: "La sua, o un'altra dello stesso colore",
  unitOption: ({ unit, colours }: { unit: number; colours: string | undefined }) =>
    colours === undefined ? `Unità ${unit}` : `Unità ${unit}: ${colours}`,
  reopened: "Prenotazione riaperta, la mail parte fra poco",
  reopenedWithoutMail: "Prenotazione riaperta: il cliente non ha un'e-mail, avvisalo tu",
  failed: "Errore nella riapertura della prenotazione",
} as const;
