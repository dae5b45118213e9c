import { Link } from "react-router";
import { textColumn } from "#app/features/admin/lists/list-columns.tsx";
import { reportTabs } from "#app/features/admin/reports/report-tabs.ts";
import { saveCsv } from "#app/features/admin/save-file.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { type Column, DataTable } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-list.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiWaitingDemand } from "#domain/api/waiting-list/waiting-list.ts";
import { CSV_FORMAT } from "#domain/csv-injection.ts";
import { formatNumber } from "#domain/numbers.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { WAITING_STATUSES, waitingStatusLabel } from "#domain/waiting-list/waiting-list.ts";
import { WAITING_DEMAND_PATH } from "./waiting-list-paths.ts";
import { WAITING_DEMAND_WORDS as WORDS } from "./waiting-list-words.ts";

export interface WaitingDemandScreenProps {
  rows: ApiWaitingDemand[];
  /** Today in the site's time zone. */
  today: CivilDate;
}

/** Shows what was asked and not had, by car and by category (product.md#waiting-list). */
export function WaitingDemandScreen({ rows, today }: WaitingDemandScreenProps) {
  const toast = useToast();
  const save = async () => {
    try {
      const { unparse } = await import("papaparse");
      saveCsv(WORDS.fileName(today), unparse(demandCells(rows), CSV_FORMAT));
    } catch (thrown) {
      toast.failure(thrown, WORDS.exportFailed);
    }
  };
  return (
    <>
      <PageHeader
        title={WORDS.title}
        tabs={reportTabs(WAITING_DEMAND_PATH)}
        actions={
          <Button icon="download" disabled={rows.length === 0} onClick={() => void save()}>
            {WORDS.export}
          </Button>
        }
      />
      <PageBody>
        <p className={textStyles.meta}>{WORDS.hint}</p>
        <DataTable
          label={WORDS.title}
          rows={rows}
          rowKey={listPathOf}
          columns={COLUMNS}
          card={(row) => <DemandCard row={row} />}
          empty={<EmptyList title={WORDS.empty} />}
        />
      </PageBody>
    </>
  );
}

const subjectOf = ({ waited_for }: ApiWaitingDemand): string => waited_for;

/** Returns the address of the list with the entries of a row. A deleted car has no id, so its entries are found by name. */
function listPathOf({ scope, vehicle_id, vehicle_name, category, city }: ApiWaitingDemand): string {
  const query = new URLSearchParams({ scope });
  if (scope === "category") {
    query.set("category", category);
    query.set("city", city);
  } else if (vehicle_id) query.set("vehicle_id", vehicle_id);
  else query.set("q", vehicle_name ?? "");
  return panelPaths.adminWaitingListWhere(query.toString());
}

const COUNTS = [...WAITING_STATUSES, "total"] as const;
const countLabel = (count: (typeof COUNTS)[number]) => (count === "total" ? WORDS.total : waitingStatusLabel(count));

const COLUMNS: readonly Column<ApiWaitingDemand>[] = [
  {
    id: "subject",
    header: WORDS.subject,
    cell: (row) => (
      <Link className={textStyles.link} to={listPathOf(row)}>
        {subjectOf(row)}
      </Link>
    ),
  },
  textColumn("city", WORDS.city, ({ city }) => city, { soft: true }),
  ...COUNTS.map((count) =>
    textColumn<ApiWaitingDemand>(count, countLabel(count), (row) => formatNumber(row[count]), { align: "end" }),
  ),
];

function DemandCard({ row }: { row: ApiWaitingDemand }) {
  const counts = COUNTS.filter((count) => row[count] > 0);
  return (
    <RowCardHeader>
      <div>
        <Link className={textStyles.link} to={listPathOf(row)}>
          {subjectOf(row)}
        </Link>
        <p className={textStyles.meta}>{row.city}</p>
        <p className={textStyles.soft}>
          {counts.map((count) => `${countLabel(count)}: ${formatNumber(row[count])}`).join(" · ")}
        </p>
      </div>
    </RowCardHeader>
  );
}

/** Returns header and cells of the table for its CSV. The CSV writer escapes formulas. */
export const demandCells = (rows: readonly ApiWaitingDemand[]) => ({
  fields: [WORDS.subject, WORDS.city, ...COUNTS.map(countLabel)],
  data: rows.map((row) => [subjectOf(row), row.city, ...COUNTS.map((count) => String(row[count]))]),
});
