/** Visible words of the pictures of a handover (product.md#handover). */
export const HANDOVER_PICTURE_FIELD_WORDS = {
  pictures: "Foto",
  required: "Foto richieste",
  others: "Altre foto",
  add: "Aggiungi la foto",
  addOf: ({ kind }: { kind: string }) => `${kind}: aggiungi la foto`,
  skip: "Salta",
  skipOf: ({ kind }: { kind: string }) => `${kind}: salta la foto`,
  reasonOf: ({ kind }: { kind: string }) => `Perché manca la foto «${kind}»`,
  unskip: "Non saltare",
  unskipOf: ({ kind }: { kind: string }) => `${kind}: non saltare la foto`,
  pictureOf: ({ kind, number }: { kind: string; number: number }) => `${kind}, foto ${number}`,
  removeOf: ({ kind, number }: { kind: string; number: number }) => `${kind}: togli la foto ${number}`,
  showsOf: ({ number }: { number: number }) => `Che cosa mostra la foto ${number}`,
  none: "Altro",
  skipped: ({ kind, reason }: { kind: string; reason: string }) => `Senza la foto «${kind}»: ${reason}`,
  lastReturn: "All'ultimo rientro",
  booking: ({ reference }: { reference: string }) => `prenotazione ${reference}`,
  lastPicture: ({ kind, number }: { kind: string | undefined; number: number }) =>
    `${["Ultimo rientro", kind?.toLowerCase()].filter(Boolean).join(", ")}, foto ${number}`,
  odometerJumped: "Il contachilometri segna davvero così tanto in più",
} as const;
