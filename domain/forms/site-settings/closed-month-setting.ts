import { z } from "zod";
import { isMonth } from "#domain/reports/month-report.ts";

const MONTH_MESSAGE = "Scegli il mese dall'elenco.";

/** The last closed month, "yyyy-MM"; empty if none is closed (product.md#closed-months). */
export const closedMonthSetting = z
  .string(MONTH_MESSAGE)
  .refine((month) => month === "" || isMonth(month), MONTH_MESSAGE);
