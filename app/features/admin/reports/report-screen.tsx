import { saveCsv } from "#app/features/admin/save-file.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { Select } from "#app/ui/panel/forms/input.tsx";
import { Table } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-list.tsx";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { useQueryState } from "#app/ui/panel/lists/query-state.ts";
import { SortHeader } from "#app/ui/panel/lists/sort-header.tsx";
import { Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiMonthFigures, ApiMonthReport } from "#domain/api/reports/reports.ts";
import { CSV_FORMAT } from "#domain/csv-injection.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { MAX_REPORT_VEHICLES } from "#domain/reports/month-report.ts";
import { monthChoices } from "./report-months.ts";
import styles from "./report-screen.module.css";
import { figureText, REPORT_ORDERS, reportCells, sortRows } from "./report-table.ts";
import { reportTabs } from "./report-tabs.ts";
import { REPORT_MEASURES, REPORT_WORDS } from "./report-words.ts";

export interface ReportScreenProps {
  report: ApiMonthReport;
  /** Today in the site's time zone. */
  today: CivilDate;
}

/** Shows revenue and utilisation of each car by month (product.md#month-report). */
export function ReportScreen({ report, today }: ReportScreenProps) {
  const query = useQueryState();
  const toast = useToast();
  const measure = REPORT_MEASURES.find((offered) => offered === query.get("measure")) ?? "revenue";
  const rows = sortRows(report, query.get("order"), measure);
  const save = async () => {
    try {
      const { unparse } = await import("papaparse");
      const csv = unparse(reportCells(report, rows, measure), CSV_FORMAT);
      const name = REPORT_WORDS.measures[measure].toLowerCase().replaceAll(" ", "-");
      saveCsv(`rendiconto-${name}-${report.months.at(0)}_${report.months.at(-1)}-${today}.csv`, csv);
    } catch (thrown) {
      toast.failure(thrown, REPORT_WORDS.exportFailed);
    }
  };
  return (
    <>
      <PageHeader
        title={REPORT_WORDS.title}
        tabs={reportTabs(panelPaths.adminReport)}
        actions={
          <Button icon="download" disabled={rows.length === 0} onClick={() => void save()}>
            {REPORT_WORDS.export}
          </Button>
        }
      />
      <div className={styles.screen}>
        <Toolbar>
          <MonthSelect parameter="from" months={report.months} today={today} />
          <MonthSelect parameter="to" months={report.months} today={today} />
          <Select
            className={styles.choice}
            aria-label={REPORT_WORDS.measure}
            value={measure}
            onChange={({ target }) => query.set({ measure: target.value })}
          >
            {REPORT_MEASURES.map((offered) => (
              <option key={offered} value={offered}>
                {REPORT_WORDS.measures[offered]}
              </option>
            ))}
          </Select>
        </Toolbar>
        <p className={`${textStyles.meta} ${styles.hint}`}>
          {REPORT_WORDS.explained[measure]}
          {report.vehicles > MAX_REPORT_VEHICLES && ` ${REPORT_WORDS.partOf(report.vehicles)}`}
        </p>
        {rows.length === 0 ? (
          <EmptyList title={REPORT_WORDS.empty} hint={REPORT_WORDS.emptyHint} />
        ) : (
          <section
            className={styles.scroll}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
            tabIndex={0}
            aria-label={REPORT_WORDS.table(REPORT_WORDS.measures[measure])}
          >
            <Table className={styles.table} aria-label={REPORT_WORDS.table(REPORT_WORDS.measures[measure])}>
              <thead>
                <tr>
                  <SortHeader header={REPORT_WORDS.car} order={REPORT_ORDERS.car} className={styles.car} />
                  {report.months.map((month) => (
                    <SortHeader key={month} header={REPORT_WORDS.shortMonth(month)} order={month} align="end" />
                  ))}
                  <SortHeader
                    header={REPORT_WORDS.total}
                    order={REPORT_ORDERS.total}
                    align="end"
                    className={styles.total}
                  />
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.vehicle_id ?? ""}>
                    <th scope="row" className={styles.car}>
                      {row.vehicle ?? REPORT_WORDS.deleted} <span className={styles.city}>{row.location}</span>
                    </th>
                    <ReportFigures months={report.months} figures={row.months} total={row.total} measure={measure} />
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row" className={styles.car}>
                    {REPORT_WORDS.total}
                  </th>
                  <ReportFigures
                    months={report.months}
                    figures={report.totals}
                    total={report.total}
                    measure={measure}
                  />
                </tr>
              </tfoot>
            </Table>
          </section>
        )}
        <Pagination total={report.vehicles} size={MAX_REPORT_VEHICLES} label="vetture" />
      </div>
    </>
  );
}

interface ReportFiguresProps {
  months: readonly string[];
  figures: readonly ApiMonthFigures[];
  total: ApiMonthFigures;
  measure: (typeof REPORT_MEASURES)[number];
}

function ReportFigures({ months, figures, total, measure }: ReportFiguresProps) {
  return (
    <>
      {figures.map((of, at) => (
        <td key={months[at]} data-align="end">
          {figureText(of, measure)}
        </td>
      ))}
      <td data-align="end" className={styles.total}>
        {figureText(total, measure)}
      </td>
    </>
  );
}

interface MonthSelectProps {
  parameter: "from" | "to";
  /** The offered months. */
  months: readonly string[];
  today: CivilDate;
}

/** Selects one end of the report's span. The other end moves when the order or length would be invalid. */
function MonthSelect({ parameter, months, today }: MonthSelectProps) {
  const query = useQueryState();
  const [first = "", last = first] = [months.at(0), months.at(-1)];
  const { monthOptions, spanWith } = monthChoices({ from: first, to: last }, today);
  return (
    <Select
      className={styles.choice}
      aria-label={parameter === "from" ? REPORT_WORDS.from : REPORT_WORDS.to}
      value={parameter === "from" ? first : last}
      onChange={({ target }) => query.set(spanWith(parameter, target.value))}
    >
      {monthOptions.map((month) => (
        <option key={month} value={month}>
          {REPORT_WORDS.monthName(month)}
        </option>
      ))}
    </Select>
  );
}
