import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { LanguageFilter } from "#app/features/admin/languages/language-fields.tsx";
import { languageLabel } from "#app/features/admin/languages/language-options.ts";
import { instantDayColumn, momentColumn, textColumn } from "#app/features/admin/lists/list-columns.tsx";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import { reportTabs } from "#app/features/admin/reports/report-tabs.ts";
import { useRowRemoval } from "#app/features/admin/row-removal.tsx";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { RowCardFooter, RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { RowControls } from "#app/ui/panel/lists/row-controls.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiWaitingEntry } from "#domain/api/waiting-list/waiting-list.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { formatItalianRange } from "#domain/rental-period/italian-dates.ts";
import { isWaiting, WAITING_STATUSES, waitingStatusLabel } from "#domain/waiting-list/waiting-list.ts";
import { WaitingLanguageDialog } from "./waiting-language-dialog.tsx";
import { WAITING_LIST_WORDS as WORDS } from "./waiting-list-words.ts";
import { WaitingState } from "./waiting-state.tsx";

export const WAITING_LIST = createListResource({
  name: "waiting-list",
  filters: ["q", "status", "scope", "vehicle_id", "category", "city", "language"],
  days: "created",
  order: "-created_at",
  read: (call) => api.list("/api/waiting_list", call),
});

export interface WaitingListScreenProps {
  rows: ApiWaitingEntry[];
  total: number;
  /** When the rows were loaded, by the browser's clock. */
  loadedAt: number;
}

/** Lists who waits for which car or category, and how it ended (product.md#waiting-list). */
export function WaitingListScreen({ rows, total, loadedAt }: WaitingListScreenProps) {
  const [parameters] = useSearchParams();
  const { remove, dialog } = useRowRemoval<ApiWaitingEntry>(
    "/api/waiting_list/:id",
    WORDS.removal,
    (row) => `${row.name}: ${titleOf(row)}`,
  );
  const [languageOf, setLanguageOf] = useState<ApiWaitingEntry>();
  const [first] = rows;
  const isOneSubject = parameters.has("scope");
  const actions = (row: ApiWaitingEntry) =>
    isWaiting(row.status) && (
      <RowControls>
        <ActionMenu
          label={WORDS.actionsFor(row.name)}
          actions={[
            { label: WORDS.changeLanguage, icon: "edit", onSelect: () => setLanguageOf(row) },
            { label: WORDS.remove, icon: "minus", destructive: true, onSelect: () => remove(row) },
          ]}
        />
      </RowControls>
    );
  return (
    <ListScreen
      resource={WAITING_LIST}
      header={{
        title: WORDS.title,
        meta: isOneSubject && first ? titleOf(first) : undefined,
        tabs: reportTabs(panelPaths.adminWaitingList),
      }}
      rows={rows}
      total={total}
      count={WORDS.count(total)}
      filters={
        <>
          <ListSearchField label={WORDS.search} placeholder={WORDS.searchHint} />
          <FilterSelect label={WORDS.status} parameter="status" all={WORDS.allStatuses} options={STATUS_OPTIONS} />
          <LanguageFilter />
          <PeriodFilter label={WORDS.joined} />
        </>
      }
      isFaded={({ status }) => !isWaiting(status)}
      columns={waitingColumns(new Date(loadedAt), actions)}
      card={(row) => <WaitingCard row={row} actions={actions(row)} />}
      nothingFound={WORDS.emptyFiltered}
      empty={{ title: WORDS.empty, hint: WORDS.emptyHint }}
      pages="in lista"
    >
      <WaitingLanguageDialog entry={languageOf} onClose={() => setLanguageOf(undefined)} />
      {dialog}
    </ListScreen>
  );
}

const STATUS_OPTIONS = WAITING_STATUSES.map((status) => ({ value: status, label: waitingStatusLabel(status) }));

const titleOf = ({ waited_for }: ApiWaitingEntry) => waited_for;
const datesOf = (row: ApiWaitingEntry) => formatItalianRange(row.pickup_date, row.return_date);

const waitingColumns = (now: Date, actions: (row: ApiWaitingEntry) => ReactNode): Column<ApiWaitingEntry>[] => [
  {
    id: "status",
    header: WORDS.status,
    order: "status",
    text: ({ status }) => waitingStatusLabel(status),
    cell: ({ status }) => <WaitingState status={status} />,
  },
  { ...textColumn("waited-for", WORDS.waitedFor, titleOf, { order: "vehicle_name" }), isFixed: true },
  textColumn("dates", WORDS.dates, datesOf, { order: "pickup_date" }),
  textColumn("place", WORDS.place, ({ pickup_city }) => pickup_city, { isOptional: true, soft: true }),
  textColumn("name", WORDS.name, ({ name }) => name, { order: "name" }),
  textColumn("email", WORDS.email, ({ email }) => email, { isOptional: true, soft: true }),
  textColumn("language", "Lingua", ({ language }) => languageLabel(language), { isHidden: true }),
  momentColumn("joined", WORDS.joinedAt, ({ created_at }) => created_at, { now, order: "created_at" }),
  instantDayColumn("mailed", WORDS.mailedAt, ({ mailed_at }) => mailed_at, { isHidden: true }),
  instantDayColumn("ended", WORDS.endedAt, ({ ended_at }) => ended_at, { isHidden: true }),
  { id: "actions", header: WORDS.remove, isHeaderHidden: true, align: "end", isFixed: true, cell: actions },
];

function WaitingCard({ row, actions }: { row: ApiWaitingEntry; actions: ReactNode }) {
  return (
    <>
      <RowCardHeader>
        <div>
          <b>{titleOf(row)}</b>
          <p className={textStyles.meta}>
            {datesOf(row)} · {row.pickup_city}
          </p>
          <p className={textStyles.soft}>
            {row.name} · {row.email}
          </p>
        </div>
        {actions}
      </RowCardHeader>
      <RowCardFooter>
        <WaitingState status={row.status} />
      </RowCardFooter>
    </>
  );
}
