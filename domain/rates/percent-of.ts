import type { Cents } from "#domain/money.ts";

/** Returns a whole percentage of an amount in whole cents, rounded half up. */
export const percentOf = (amount: Cents, percent: number): Cents => Math.round((amount * percent) / 100);
