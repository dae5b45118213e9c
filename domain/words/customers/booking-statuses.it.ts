/** The statuses of a booking, beside its reference. */
export const BOOKING_STATUSES_IT = {
  requested: "In attesa di conferma",
  confirmed: "Confermata",
  active: "In corso",
  completed: "Conclusa",
  declined: "Non accolta",
  cancelled: "Annullata",
  no_show: "Non presentato",
  expired: "Scaduta",
} as const;
