import type { UnitFinish } from "#domain/units/finish.ts";
import { finishLine } from "#domain/units/finish-words.ts";

/** What the pages of one car say of its colours (product.md#colours). */
export const COLOUR_WORDS = {
  title: "Colori",
  /** Under the title. */
  promise: "Scegli le date: ti diciamo in quali colori è libera, e ricevi quelli che scegli.",
  /** Under pictures of our own. */
  pictures: (finishes: number) =>
    finishes === 0
      ? "Illustrazione nostra. Modello e motore sono quelli indicati."
      : "Illustrazione nostra. Modello e motore sono quelli indicati; colori e interni sono quelli che leggi sotto «Colori».",
  choose: "Libera in più colori: scegli i tuoi",
  only: "Libera in questi colori",
  unknown: "Per queste date è libera una vettura di cui ti confermiamo i colori con la risposta.",
  taken: (asked: UnitFinish) => `Per queste date non è libera in ${finishLine(asked)}.`,
} as const;
