const EITHER = new Intl.ListFormat("it", { type: "disjunction" });
const FORMAT = new Intl.ListFormat("it", { type: "conjunction" });

/** "Milano, Roma e Monaco". */
export const enumerated = (names: readonly string[]): string => FORMAT.format(names);

/** "Milano, Roma o Monaco". */
export const enumeratedOr = (names: readonly string[]): string => EITHER.format(names);
