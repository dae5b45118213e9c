import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { bookingColumns } from "#app/features/admin/bookings/booking-columns.tsx";
import { isBookingListNarrowed } from "#app/features/admin/bookings/booking-query.ts";
import { BookingState, ReplyTime } from "#app/features/admin/bookings/booking-state.tsx";
import { bookingTab, foundInOtherTabs, headerTabs, showsOverdue } from "#app/features/admin/bookings/booking-tabs.ts";
import { bookingPath, euro, shortEndText } from "#app/features/admin/bookings/booking-words.ts";
import { bookingExports, readBookingsToExport } from "#app/features/admin/bookings/export-bookings.ts";
import { AttentionMarks } from "#app/features/admin/bookings/late/attention-marks.tsx";
import { BanTag } from "#app/features/admin/customers/ban-tag.tsx";
import { ListTools } from "#app/features/admin/lists/list-tools.tsx";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { useFresh } from "#app/features/admin/use-fresh.ts";
import { ButtonLink } from "#app/ui/panel/button.tsx";
import { DataTable, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-state.tsx";
import { FoundElsewhere, type FoundPlace } from "#app/ui/panel/lists/found-elsewhere.tsx";
import { useListColumns } from "#app/ui/panel/lists/list-columns.ts";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { Dock } from "#app/ui/panel/overlays/dock.tsx";
import { PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiBooking, ApiBookingCount } from "#domain/api/bookings/bookings.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./booking-list.module.css";

export const BOOKINGS_PER_PAGE = 50;

export interface BookingListProps {
  rows: ApiBooking[];
  total: number;
  counts: ApiBookingCount[];
  /** How many are late in some way, among those that the filters leave. */
  overdue: number;
  /** Names of the cities cars are picked up in. */
  cities: string[];
  /** When the rows came, by the browser's clock. */
  loadedAt: number;
  /** Id or reference of the booking whose details are open beside the list. */
  open: string | undefined;
  /** The details; null when none are open. */
  pane: ReactNode | null;
}

/** The bookings, with the details of one docked beside them. */
export function BookingList({ rows, total, counts, overdue, cities, loadedAt, open, pane }: BookingListProps) {
  useFresh();
  const [parameters] = useSearchParams();
  const search = parameters.size > 0 ? `?${parameters}` : "";
  const columns = useListColumns("bookings", bookingColumns(search, loadedAt));
  const site = useSite();
  return (
    <>
      <PageHeader
        title="Prenotazioni"
        tabs={headerTabs(search, counts, overdue)}
        actions={
          <ButtonLink to={panelPaths.adminNewBooking()} look="primary" aria-label="Nuova prenotazione">
            <span>
              Nuova<span className={styles.newWord}> prenotazione</span>
            </span>
          </ButtonLink>
        }
      />
      <Dock pane={pane}>
        <Toolbar
          crowded
          end={
            <ListTools
              list="bookings"
              columns={columns}
              read={(window) => readBookingsToExport(parameters, new Date(), site.timeZone, window)}
              total={total}
              exports={bookingExports(parameters, site)}
            />
          }
        >
          <ListSearchField
            label="Cerca codice, cliente, contatto, auto o targa"
            placeholder="Cerca codice, cliente, auto"
          />
          <FilterSelect
            label="Città di ritiro"
            parameter="pickup_city"
            all="Tutte le città"
            options={cities.map((city) => ({ value: city, label: city }))}
          />
          <PeriodFilter label="Periodo del ritiro" coming />
        </Toolbar>
        <DataTable
          label="Prenotazioni"
          rows={rows}
          rowKey={({ reference }) => reference}
          selected={rows.find(({ id, reference }) => id === open || reference === open?.toUpperCase())?.reference}
          columns={columns.shown}
          card={(row) => <BookingCard row={row} search={search} loadedAt={loadedAt} />}
          empty={
            <NoBookings
              narrowed={isBookingListNarrowed(parameters)}
              elsewhere={foundInOtherTabs(search, counts)}
              late={showsOverdue(bookingTab(parameters))}
            />
          }
        />
        <Pagination total={total} size={BOOKINGS_PER_PAGE} label="prenotazioni" />
      </Dock>
    </>
  );
}

function BookingCard({ row, search, loadedAt }: { row: ApiBooking; search: string; loadedAt: number }) {
  return (
    <div className={styles.card}>
      <RowLink to={bookingPath(row.reference, search)}>{row.name}</RowLink>
      <span className={styles.status}>
        <BookingState status={row.status} />
        <ReplyTime row={row} loadedAt={loadedAt} />
      </span>
      <span className={`${textStyles.soft} ${textStyles.ellipsis}`}>{row.vehicle_name}</span>
      <span className={textStyles.strong}>{euro(row.total)}</span>
      <span className={textStyles.meta}>
        {shortEndText(row.pickup_date, row.pickup_time)} – {shortEndText(row.return_date, row.return_time)}
      </span>
      <span className={textStyles.meta}>{row.reference}</span>
      {(row.customer_banned || row.overdue || row.endangered_by) && (
        <span className={styles.attention}>
          {row.customer_banned && <BanTag />}
          <AttentionMarks row={row} />
        </span>
      )}
    </div>
  );
}

interface NoBookingsProps {
  narrowed: boolean;
  elsewhere: readonly FoundPlace[];
  /** In the tab of what is late. */
  late: boolean;
}

function NoBookings({ narrowed, elsewhere, late }: NoBookingsProps) {
  if (late && !narrowed)
    return <EmptyList title="Niente in ritardo" hint="Ritiri, rientri e verbali sono in regola." />;
  if (!narrowed) return <EmptyList title="Nessuna prenotazione" hint="Le nuove richieste compaiono qui da sole." />;
  if (elsewhere.length === 0)
    return <EmptyList title="Nessuna prenotazione trovata" hint={LIST_WORDS.nothingFoundHint} />;
  return (
    <EmptyList title="Nessuna prenotazione trovata in questa scheda" action={<FoundElsewhere places={elsewhere} />} />
  );
}
