import { formatNumber } from "#domain/numbers.ts";
import { formatItalianMonth } from "#domain/rental-period/italian-dates.ts";
import { MAX_REPORT_VEHICLES } from "#domain/reports/month-report.ts";

export const REPORT_MEASURES = ["revenue", "days", "utilisation"] as const;
export type ReportMeasure = (typeof REPORT_MEASURES)[number];

const monthName = (month: string): string => `${formatItalianMonth(month)} ${month.slice(0, 4)}`;

/** Texts of the month report (product.md#month-report). */
export const REPORT_WORDS = {
  title: "Rendiconto",
  measures: { revenue: "Incasso", days: "Giorni noleggiati", utilisation: "Utilizzo" } satisfies Record<
    ReportMeasure,
    string
  >,
  explained: {
    revenue: "Totale delle prenotazioni confermate, in corso e concluse, nel mese del ritiro; depositi esclusi.",
    days: "Giorni in cui le unità sono a noleggio, con le frazioni, sull'orologio della città della vettura; i tempi di preparazione esclusi.",
    utilisation: "Giorni noleggiati sui giorni in cui le unità sono in flotta.",
  } satisfies Record<ReportMeasure, string>,
  measure: "Misura",
  from: "Dal mese",
  to: "Al mese",
  car: "Vettura",
  city: "Città",
  total: "Totale",
  deleted: "Vetture eliminate",
  export: "Esporta CSV",
  exportFailed: "Errore nell'esportazione",
  empty: "Nessuna vettura nel rendiconto",
  emptyHint: "Il rendiconto comincia con la prima vettura della flotta.",
  table: (measure: string) => `${measure} per vettura e mese`,
  partOf: (vehicles: number) =>
    `La flotta ha ${formatNumber(vehicles)} vetture: se ne vedono ${MAX_REPORT_VEHICLES} per volta e i totali sono di queste.`,
  monthName,
  /** The abbreviated month for column headings. */
  shortMonth: (month: string): string => `${formatItalianMonth(month).slice(0, 3)} ${month.slice(0, 4)}`,
};
