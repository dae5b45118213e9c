import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { formatItalianMonth } from "#domain/rental-period/italian-dates.ts";
import type { Month } from "#domain/reports/month-report.ts";

/** The API's code of a refusal because of a closed month. */
export const CLOSED_MONTH_CODE = "closed_month";

/** Whether a pickup lies in a closed month: in the last closed one or before it (product.md#closed-months). */
export const isInClosedMonth = (pickupDate: CivilDate, closedUntil: Month | null): boolean =>
  closedUntil !== null && pickupDate.slice(0, 7) <= closedUntil;

/** Returns why only an admin may change a booking. */
export const closedMonthMessage = (closedUntil: Month): string =>
  `I mesi fino a ${monthAndYear(closedUntil)} sono chiusi: le prenotazioni con ritiro in quei mesi le cambia soltanto un amministratore.`;

/** Returns "ottobre 2026". */
export const monthAndYear = (month: Month): string => `${formatItalianMonth(month)} ${month.slice(0, 4)}`;
