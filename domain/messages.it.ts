/** Fixed texts of the public site that are not in an area of domain/words yet. Do not change their wording (product.md#visible-texts). */
export const messages = {
  rental: { unavailable: "Non disponibile" },
  booking: { noLongerAvailable: "Non più disponibile per queste date" },
} as const;
