const FORMAT = new Intl.ListFormat("it", { type: "conjunction" });

/** Returns "Milano, Roma e Monaco". */
export const formatAndList = (names: readonly string[]): string => FORMAT.format(names);
