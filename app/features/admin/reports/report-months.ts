import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { isMonth, listMonths, MAX_REPORT_MONTHS, type Month } from "#domain/reports/month-report.ts";

interface ReportSpan {
  from: Month;
  to: Month;
}

/** The number of past years that the month selects offer, besides this year and the next. */
const MAX_YEARS_BACK = 3;

/** Returns the months that the URL names, limited to what the API allows; this year by default. */
export function parseReportMonths(parameters: URLSearchParams, today: CivilDate): ReportSpan {
  const year = today.slice(0, 4);
  const [from, to] = [parameters.get("from") ?? "", parameters.get("to") ?? ""];
  if (!isMonth(from) && !isMonth(to)) return { from: `${year}-01`, to: `${year}-12` };
  const span = { from: isMonth(from) ? from : to, to: isMonth(to) ? to : from };
  return withSpanEnd(span, "from", span.from);
}

/** Returns the options of the two month selects, and a function that changes one end of the span. */
export function monthChoices(span: ReportSpan, today: CivilDate) {
  const year = Number(today.slice(0, 4));
  const defaultMonths = listMonths(`${year - MAX_YEARS_BACK}-01`, `${year + 1}-12`);
  const monthOptions = [...new Set([...defaultMonths, span.from, span.to])].toSorted();
  return { monthOptions, spanWith: (end: keyof ReportSpan, month: Month) => ({ ...withSpanEnd(span, end, month) }) };
}

/** Moves the other end only as far as the limits require. */
function withSpanEnd(span: ReportSpan, end: keyof ReportSpan, month: Month): ReportSpan {
  const from = end === "from" ? month : span.from;
  const to = end === "to" ? month : span.to;
  if (to < from) return { from: month, to: month };
  const months = listMonths(from, to);
  if (months.length <= MAX_REPORT_MONTHS) return { from, to };
  return end === "from"
    ? { from, to: months[MAX_REPORT_MONTHS - 1] ?? to }
    : { from: months[months.length - MAX_REPORT_MONTHS] ?? from, to };
}
