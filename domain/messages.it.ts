/** Fixed texts of the public site that are not in an area of domain/words yet. Do not change their wording (product.md#visible-texts). */
export const messages = {
  advantages: { heritage: (year: number) => `Dal ${year}` },
  magazine: { title: "Magazine", minutes: (count: number) => `${count} min di lettura` },
  club: {
    join: "Diventa Membro",
    discover: "Scopri i Benefici",
    past: "Concluso",
    seats: (count: number) => `Massimo ${count} persone`,
  },
  rental: { unavailable: "Non disponibile" },
  booking: { noLongerAvailable: "Non più disponibile per queste date" },
} as const;
