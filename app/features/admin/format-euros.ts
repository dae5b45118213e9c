import { formatEuro } from "#domain/money.ts";

/** Formats the API's euros: "€ 1.400". */
export const formatEuros = (amount: number): string => formatEuro(Math.round(amount * 100));
