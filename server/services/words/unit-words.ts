import { type CivilMoment, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianShort, withItalianArticle } from "#domain/rental-period/italian-dates.ts";
import { unitLabel } from "#domain/units/unit.ts";
import type { StoredHold } from "#server/repositories/unit-holds/stored-holds.ts";

export const NO_SUCH_UNIT = "Questa unità non esiste.";

/** Returns the unit with the Italian article, for example "L'unità 2 · GA123BC". */
export const unitWithItalianArticle = (unit: { number: number; plate: string | null }): string =>
  `L'${unitLabel(unit)}`;

export const NO_SUCH_HOLD = "Questo blocco non esiste più.";

export const stillOutMessage = (unit: number, reference: string) =>
  `L'unità ${unit} è ancora fuori con ${reference}: registra prima il suo rientro.`;

export function conflictMessage(unit: number, hold: StoredHold | undefined): string {
  if (!hold) return `L'unità ${unit} è già occupata in questo periodo.`;
  const what = hold.booking ? `${hold.booking.reference}, ${hold.booking.renter}` : (hold.note ?? "manutenzione");
  const at = (instant: Date) => momentText(toCivilMoment(instant, hold.timeZone));
  const from = withItalianArticle("dal", at(hold.span.from));
  return `L'unità ${unit} è già occupata: ${what}, ${from} ${withItalianArticle("al", at(hold.span.to))}.`;
}

const momentText = ({ date, time }: CivilMoment) => `${formatItalianShort(date)} alle ${time}`;
