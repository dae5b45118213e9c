import { formatDecimal } from "#domain/words/formats/format-number.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";

/** Formats a number in Italian, with six decimals at most: "1.019", "12.500,5". */
export const formatNumber = (value: number): string => formatDecimal(ITALIAN_FORMATS, value);

/** Returns "1 cliente", "1.200 clienti". */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
