import { closedMonthMessage, monthAndYear } from "#domain/bookings/closed-months.ts";
import type { Month } from "#domain/reports/month-report.ts";

export const CLOSED_MONTH_WORDS = {
  title: "Mese chiuso",
  forOthers: (closedUntil: Month) => closedMonthMessage(closedUntil),
  forAdmins: (closedUntil: Month) =>
    `I mesi fino a ${monthAndYear(closedUntil)} sono chiusi: puoi cambiare questa prenotazione perché sei amministratore.`,
} as const;
