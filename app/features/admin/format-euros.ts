import { formatEuro } from "#domain/money.ts";

/** "€ 1.400", from the API's euros. */
export const formatEuros = (amount: number): string => formatEuro(Math.round(amount * 100));
