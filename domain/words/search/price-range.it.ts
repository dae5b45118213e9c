/** The price range of the advanced filters, by service. */
export const PRICE_RANGE_IT = {
  legends: { auto: "Prezzo al giorno", jet: "Prezzo all'ora", experience: "Prezzo a weekend" },
  lowest: "Prezzo minimo",
  highest: "Prezzo massimo",
} as const;
