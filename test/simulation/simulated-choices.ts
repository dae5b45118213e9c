/** The promotion code of a season. Its uses are so few that they run out. */
export const SIMULATED_CODE = { code: "STAGIONE", maxUses: 12, maxUsesPerPerson: 2 };

/** The extras of a season. The second has so long a lead time that only staff can order it, with a reason. */
export const SIMULATED_EXTRAS = [
  { code: "child-seat", name: "Seggiolino", unit: "day", priceCents: 1500, maxQuantity: 2, leadHours: 0 },
  { code: "champagne", name: "Champagne", unit: "rental", priceCents: 9000, maxQuantity: 1, leadHours: 720 },
] as const;

/** The protection of a season. */
export const SIMULATED_PROTECTION = {
  code: "plus",
  name: "Franchigia Plus",
  priceCents: 4000,
  excessPercent: 50,
  depositPercent: 80,
};
