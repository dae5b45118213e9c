const FORMAT = new Intl.ListFormat("it", { type: "conjunction" });

/** "Milano, Roma e Monaco". */
export const enumerated = (names: readonly string[]): string => FORMAT.format(names);
