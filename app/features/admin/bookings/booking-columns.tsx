import { AttentionBadges } from "#app/features/admin/bookings/alerts/attention-badges.tsx";
import { BookingReplyCountdown, BookingState } from "#app/features/admin/bookings/booking-state.tsx";
import { bookingPath, dayAndTimeText } from "#app/features/admin/bookings/booking-words.ts";
import { LEG_WORDS } from "#app/features/admin/bookings/replacement/leg-words.ts";
import { BanTag } from "#app/features/admin/customers/ban-tag.tsx";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { languageLabel } from "#app/features/admin/languages/language-options.ts";
import { textColumn } from "#app/features/admin/lists/list-columns.tsx";
import { UnreadTag } from "#app/features/admin/messages/unread-tag.tsx";
import { ItalianMoment } from "#app/features/admin/site-dates.tsx";
import { type Column, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBooking } from "#domain/api/bookings/bookings.ts";
import { statusLabel } from "#domain/bookings/booking-statuses.ts";
import { formatCsvAmount, formatCsvMoment } from "#domain/bookings/bookings-csv.ts";
import styles from "./booking-list.module.css";

/** The columns of the booking list; the last columns are optional. */
export function bookingColumns(search: string, loadedAt: number): Column<ApiBooking>[] {
  return [
    {
      id: "reference",
      isFixed: true,
      header: "Codice",
      order: "reference",
      text: ({ reference }) => reference,
      cell: (row) => (
        <RowLink to={bookingPath(row.reference, search)} preventScrollReset>
          {row.reference}
        </RowLink>
      ),
    },
    {
      id: "status",
      header: "Stato",
      text: ({ status }) => statusLabel(status),
      cell: (row) => (
        <span className={styles.status}>
          <BookingState status={row.status} />
          <BookingReplyCountdown row={row} loadedAt={loadedAt} />
          <AttentionBadges row={row} />
        </span>
      ),
    },
    {
      id: "name",
      header: "Cliente",
      order: "name",
      text: ({ name }) => name,
      cell: ({ name, customer_banned, unread }) => (
        <>
          <span className={`${textStyles.strong} ${styles.name}`}>{name}</span>
          {customer_banned && <BanTag />}
          <UnreadTag unread={unread} />
        </>
      ),
    },
    {
      id: "vehicle",
      header: "Auto",
      order: "vehicle_name",
      text: ({ vehicle_name }) => vehicle_name,
      cell: ({ vehicle_name, unit_vehicle_name }) => (
        <span className={styles.name}>
          {vehicle_name}
          {unit_vehicle_name !== vehicle_name && (
            <span className={textStyles.meta}>, {LEG_WORDS.vehicleNow({ vehicle: unit_vehicle_name })}</span>
          )}
        </span>
      ),
    },
    {
      id: "city",
      header: "Città",
      order: "pickup_city",
      isOptional: true,
      text: ({ pickup_city }) => pickup_city,
      cell: ({ pickup_city }) => pickup_city,
    },
    {
      id: "pickup",
      header: "Ritiro",
      order: "pickup_at",
      text: (row) => `${row.pickup_date} ${row.pickup_time}`,
      cell: (row) => <RentalEndCell date={row.pickup_date} time={row.pickup_time} loadedAt={loadedAt} />,
    },
    {
      id: "return",
      header: "Rientro",
      order: "return_at",
      isOptional: true,
      text: (row) => `${row.return_date} ${row.return_time}`,
      cell: (row) => <RentalEndCell date={row.return_date} time={row.return_time} loadedAt={loadedAt} />,
    },
    {
      id: "days",
      header: "Giorni",
      align: "end",
      order: "days",
      isOptional: true,
      text: ({ days }) => String(days),
      cell: ({ days }) => days,
    },
    {
      id: "total",
      header: "Totale",
      align: "end",
      className: styles.total,
      order: "total",
      text: ({ total }) => formatCsvAmount(total),
      cell: ({ total }) => formatEuros(total),
    },
    ...OPTIONAL_COLUMNS,
  ];
}

/** Shows the year only when it is not the current year. Narrow cells drop the time first. */
function RentalEndCell({ date, time, loadedAt }: { date: string; time: string; loadedAt: number }) {
  const [day, month] = dayAndTimeText(date, time).split(" ");
  return (
    <>
      {day} {month} {isOtherYear(date, loadedAt) && `${date.slice(0, 4)} `}
      <span className={textStyles.meta} data-optional>
        {time}
      </span>
    </>
  );
}

const isOtherYear = (date: string, loadedAt: number) => Number(date.slice(0, 4)) !== new Date(loadedAt).getFullYear();

const OPTIONAL_COLUMNS: readonly Column<ApiBooking>[] = [
  {
    id: "return-city",
    header: "Riconsegna a",
    isHidden: true,
    isOptional: true,
    order: "return_city",
    text: ({ return_city }) => return_city,
    cell: ({ return_city }) => return_city,
  },
  {
    id: "unit",
    header: "Unità",
    isHidden: true,
    isOptional: true,
    align: "end",
    text: ({ unit }) => String(unit ?? ""),
    cell: ({ unit }) => unit ?? "–",
  },
  {
    id: "phone",
    header: "Telefono",
    isHidden: true,
    isOptional: true,
    text: ({ phone }) => phone ?? "",
    cell: ({ phone }) => phone,
  },
  textColumn("language", "Lingua", ({ language }) => languageLabel(language), { isHidden: true }),
  {
    id: "email",
    header: "E-mail",
    isHidden: true,
    isOptional: true,
    text: ({ email }) => email ?? "",
    cell: ({ email }) => email,
  },
  {
    id: "created",
    header: "Ricevuta",
    isHidden: true,
    isOptional: true,
    order: "created_at",
    text: ({ created_at }, timeZone) => formatCsvMoment(created_at, timeZone),
    cell: ({ created_at }) => <ItalianMoment at={created_at} />,
  },
];
