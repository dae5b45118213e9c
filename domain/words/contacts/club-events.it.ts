/** The state and size of a club event. */
export const CLUB_EVENTS_IT = {
  past: "Concluso",
  cancelled: "Annullato",
  planned: "Richieste presto aperte",
  full: "Al completo",
  open: "Richieste aperte",
  remaining: { one: "Resta {count} posto", other: "Restano {count} posti" },
  seats: { one: "Massimo {count} persone", other: "Massimo {count} persone" },
} as const;
