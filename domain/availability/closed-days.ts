import type { ClosedSlots, HandoverDays, PaidSlots } from "#domain/opening-hours/handover-days.ts";
import { addDays, type CivilDate } from "#domain/rental-period/civil-time.ts";

/** The days and hours of a calendar on which the hours of a city allow no pickup, or no return (product.md#hours-of-a-city). */
export interface ClosedDays {
  /** Why days are closed ("Chiuso la domenica"), and for each closed day the position of its reason. */
  reasons: readonly string[];
  days: Readonly<Record<CivilDate, number>>;
  /** The slots of the selected day at which none is possible, each with the reason. */
  slots: ClosedSlots;
  /** The slots of the selected day that cost a fee, each with its words; missing if none does. */
  paidSlots?: PaidSlots | undefined;
  /** When the city is open; null if always. */
  text: string | null;
}

/** Returns the closed days of a calendar, with the closed slots of the selected day. */
export function listClosedDays(
  days: HandoverDays,
  { from, to }: { from: CivilDate; to: CivilDate },
  selected: CivilDate | "",
): ClosedDays {
  const reasons: string[] = [];
  const closedDays: Record<CivilDate, number> = {};
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const reason = days.closedReason(date);
    if (reason === null) continue;
    if (!reasons.includes(reason)) reasons.push(reason);
    closedDays[date] = reasons.indexOf(reason);
  }
  const paidSlots = selected === "" ? {} : days.paidSlots(selected);
  return {
    reasons,
    days: closedDays,
    slots: selected === "" ? {} : days.closedSlots(selected),
    ...(Object.keys(paidSlots).length > 0 && { paidSlots }),
    text: days.text,
  };
}
