/** The promotion code of a season. Its uses are so few that they run out. */
export const SIMULATED_CODE = { code: "STAGIONE", maxUses: 12, maxUsesPerPerson: 2 };
