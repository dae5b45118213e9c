const EITHER = new Intl.ListFormat("it", { type: "disjunction" });
const FORMAT = new Intl.ListFormat("it", { type: "conjunction" });

/** Returns "Milano, Roma e Monaco". */
export const formatAndList = (names: readonly string[]): string => FORMAT.format(names);

/** Returns "Milano, Roma o Monaco". */
export const formatOrList = (names: readonly string[]): string => EITHER.format(names);
