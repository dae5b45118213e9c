/** What the records of a handover and of a return say. */
export const HANDOVER_WORDS = {
  driven: ({ driven, included }: { driven: string; included: string }) => `${driven}, ${included} inclusi`,
  charge: ({ amount, kilometres, rate }: { amount: string; kilometres: string; rate: string }) =>
    `${amount}: ${kilometres} × ${rate}`,
  noCharge: "Nulla",
  level: ({ kilometres, fuelPercent }: { kilometres: string; fuelPercent: number }) =>
    `${kilometres}, livello ${fuelPercent}%`,
  correct: ({ record }: { record: string }) => `Correggi il verbale: ${record.toLowerCase()}`,
  pictureOf: ({ record, number }: { record: string; number: number }) => `${record}, foto ${number}`,
  picture: ({ number }: { number: number }) => `Foto ${number}`,
  removePicture: ({ number }: { number: number }) => `Togli la foto ${number}`,
} as const;
