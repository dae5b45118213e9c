import { type KilometreAccount, kilometresText } from "#domain/booking/kilometre-account.ts";
import { formatEuro } from "#domain/money.ts";

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
  /** What follows when the booking goes on with the record; nobody is mailed without an address. */
  undoable: ({ email }: { email: string | null }) =>
    email === null
      ? "Puoi annullare ancora per poco."
      : "Il cliente riceve la mail fra poco: fino ad allora puoi annullare.",
  fuelSteps: "In ottavi",
  eighths: ({ eighths }: { eighths: number }) => (eighths === 0 ? "0" : `${eighths}/8`),
  fuelStep: ({ eighths, percent }: { eighths: number; percent: number }) =>
    `Livello ${HANDOVER_WORDS.eighths({ eighths })}, ${percent}%`,
  undo: "Annulla la consegna",
  undoTitle: "Annullare la consegna?",
  undoEffect: "Il verbale sparisce, il contachilometri torna a prima e la prenotazione si può di nuovo cambiare.",
  keep: "Torna indietro",
  /** Under the counter: what the unit's said last. */
  lastReading: ({ kilometres }: { kilometres: number }) => `Ultima lettura dell'unità: ${kilometresText(kilometres)}.`,
  /** Under the counter of a return: what it said at the pickup, and what the way comes to once that is known. */
  counter: ({ before, account }: { before: number; account: KilometreAccount | null }): string => {
    const left = `Alla consegna ${kilometresText(before)}.`;
    if (account === null) return left;
    const { driven, included, extra, charge } = account;
    const due = extra > 0 ? `da addebitare ${formatEuro(charge)}` : "nulla da addebitare";
    return `${left} ${HANDOVER_WORDS.driven({ driven: kilometresText(driven), included: kilometresText(included) })}: ${due}.`;
  },
} as const;
