import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { AttentionBadges } from "#app/features/admin/bookings/alerts/attention-badges.tsx";
import { bookingColumns } from "#app/features/admin/bookings/booking-columns.tsx";
import { BOOKING_LIST } from "#app/features/admin/bookings/booking-resource.ts";
import { BookingReplyCountdown, BookingState } from "#app/features/admin/bookings/booking-state.tsx";
import { bookingTabs, currentBookingTab, otherTabMatches } from "#app/features/admin/bookings/booking-tabs.ts";
import { bookingPath, dayAndTimeText } from "#app/features/admin/bookings/booking-words.ts";
import { bookingExportChoices } from "#app/features/admin/bookings/export-bookings.ts";
import { LEG_WORDS } from "#app/features/admin/bookings/replacement/leg-words.ts";
import { BanTag } from "#app/features/admin/customers/ban-tag.tsx";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { LanguageFilter } from "#app/features/admin/languages/language-fields.tsx";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import { UnreadTag } from "#app/features/admin/messages/unread-tag.tsx";
import { useAutoRevalidate } from "#app/features/admin/use-auto-revalidate.ts";
import { ButtonLink } from "#app/ui/panel/button.tsx";
import { RowLink } from "#app/ui/panel/lists/data-table.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiBooking, ApiBookingCount } from "#domain/api/bookings/bookings.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./booking-list.module.css";

export interface BookingListProps {
  rows: ApiBooking[];
  total: number;
  counts: ApiBookingCount[];
  /** The number of overdue bookings among those that match the filters. */
  overdue: number;
  /** The number of bookings with unread messages among those that match the filters. */
  unread: number;
  /** Names of the pickup cities. */
  cities: string[];
  /** When the rows were loaded, by the browser's clock. */
  loadedAt: number;
  /** Id or reference of the booking whose details are open beside the list. */
  openBooking: string | undefined;
  /** The detail pane; null while none is open. */
  pane: ReactNode | null;
}

/** Lists the bookings, with the detail pane of the open booking docked beside the list. */
export function BookingList({
  rows,
  total,
  counts,
  overdue,
  unread,
  cities,
  loadedAt,
  openBooking,
  pane,
}: BookingListProps) {
  useAutoRevalidate();
  const [parameters] = useSearchParams();
  const search = parameters.size > 0 ? `?${parameters}` : "";
  const site = useSite();
  return (
    <ListScreen
      resource={BOOKING_LIST}
      header={{
        title: "Prenotazioni",
        tabs: bookingTabs(search, counts, { overdue, unread }),
        actions: (
          <ButtonLink to={panelPaths.adminNewBooking()} look="primary" aria-label="Nuova prenotazione">
            <span>
              Nuova<span className={styles.newWord}> prenotazione</span>
            </span>
          </ButtonLink>
        ),
      }}
      pane={pane}
      rows={rows}
      total={total}
      exports={bookingExportChoices(parameters, site)}
      filters={
        <>
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
          <LanguageFilter />
          <PeriodFilter label="Periodo del ritiro" hasUpcoming />
        </>
      }
      selected={rows.find(({ id, reference }) => id === openBooking || reference === openBooking?.toUpperCase())?.id}
      columns={bookingColumns(search, loadedAt)}
      card={(row) => <BookingCard row={row} search={search} loadedAt={loadedAt} />}
      nothingFound="Nessuna prenotazione trovata"
      otherTabs={{
        title: "Nessuna prenotazione trovata in questa scheda",
        matches: otherTabMatches(search, counts),
      }}
      empty={
        currentBookingTab(parameters).empty ?? {
          title: "Nessuna prenotazione",
          hint: "Le nuove richieste compaiono qui da sole.",
        }
      }
      pages="prenotazioni"
    />
  );
}

function BookingCard({ row, search, loadedAt }: { row: ApiBooking; search: string; loadedAt: number }) {
  return (
    <div className={styles.card}>
      <RowLink to={bookingPath(row.reference, search)}>{row.name}</RowLink>
      <span className={styles.status}>
        <BookingState status={row.status} />
        <BookingReplyCountdown row={row} loadedAt={loadedAt} />
      </span>
      <span className={`${textStyles.soft} ${textStyles.ellipsis}`}>
        {[
          row.vehicle_name,
          row.unit_vehicle_name !== row.vehicle_name && LEG_WORDS.vehicleNow({ vehicle: row.unit_vehicle_name }),
        ]
          .filter(Boolean)
          .join(", ")}
      </span>
      <span className={textStyles.strong}>{formatEuros(row.total)}</span>
      <span className={textStyles.meta}>
        {dayAndTimeText(row.pickup_date, row.pickup_time)} – {dayAndTimeText(row.return_date, row.return_time)}
      </span>
      <span className={textStyles.meta}>{row.reference}</span>
      {(row.customer_banned || row.unread || row.overdue || row.endangered_by) && (
        <span className={styles.attention}>
          {row.customer_banned && <BanTag />}
          <UnreadTag unread={row.unread} />
          <AttentionBadges row={row} />
        </span>
      )}
    </div>
  );
}
