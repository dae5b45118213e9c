import { formatHalfHoursInSentence } from "#domain/format-hours.ts";
import type { RentalPeriod } from "#domain/rental-period/period.ts";
import { countRentalDays } from "#domain/rental-period/rental-days.ts";

/**
 * Returns a sentence that a return within the grace period costs no further day (product.md#rental-days); undefined for any other return, so that the
 * data of pages contain nothing about it.
 */
export function findGraceSentence(rental: RentalPeriod & { graceMinutes: number }): string | undefined {
  const { pickup, return: back, graceMinutes } = rental;
  if (countRentalDays(pickup, back, graceMinutes) === countRentalDays(pickup, back, 0)) return undefined;
  return `La riconsegna delle ${back.time} è compresa: fino a ${formatHalfHoursInSentence(graceMinutes)} dopo l'ora del ritiro non si paga un giorno in più.`;
}
