/** The price range of the advanced filters, by service. */
export const PRICE_RANGE_IT = {
  legends: { auto: "Prezzo al giorno", jet: "Prezzo all'ora", experience: "Prezzo a weekend" },
  /** What the range of cars is compared with, without and with dates (product.md#explore-filters). */
  hints: {
    undated: "Riferito al prezzo «da» al giorno di ogni vettura.",
    dated: "Riferito alla media al giorno nelle tue date: giorni, pacchetti e sconto per la durata.",
  },
  lowest: "Prezzo minimo",
  highest: "Prezzo massimo",
} as const;
