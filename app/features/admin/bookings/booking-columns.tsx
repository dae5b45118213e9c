import { BookingState, ReplyTime } from "#app/features/admin/bookings/booking-state.tsx";
import { bookingPath, shortEndText } from "#app/features/admin/bookings/booking-words.ts";
import { AttentionMarks } from "#app/features/admin/bookings/late/attention-marks.tsx";
import { BanTag } from "#app/features/admin/customers/ban-tag.tsx";
import { euro } from "#app/features/admin/euro.ts";
import { ItalianMoment } from "#app/features/admin/site-dates.tsx";
import { type Column, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBooking } from "#domain/api/bookings/bookings.ts";
import { csvAmount, csvMoment } from "#domain/booking/bookings-csv.ts";
import { statusLabel } from "#domain/booking/states.ts";
import styles from "./booking-list.module.css";

/** The columns of the bookings; the last ones are shown to who chooses them. */
export function bookingColumns(search: string, loadedAt: number): Column<ApiBooking>[] {
  return [
    {
      id: "reference",
      fixed: true,
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
          <ReplyTime row={row} loadedAt={loadedAt} />
          <AttentionMarks row={row} />
        </span>
      ),
    },
    {
      id: "name",
      header: "Cliente",
      order: "name",
      text: ({ name }) => name,
      cell: ({ name, customer_banned }) => (
        <>
          <span className={`${textStyles.strong} ${styles.name}`}>{name}</span>
          {customer_banned && <BanTag />}
        </>
      ),
    },
    {
      id: "vehicle",
      header: "Auto",
      order: "vehicle_name",
      text: ({ vehicle_name }) => vehicle_name,
      cell: ({ vehicle_name }) => <span className={styles.name}>{vehicle_name}</span>,
    },
    {
      id: "city",
      header: "Città",
      order: "pickup_city",
      optional: true,
      text: ({ pickup_city }) => pickup_city,
      cell: ({ pickup_city }) => pickup_city,
    },
    {
      id: "pickup",
      header: "Ritiro",
      order: "pickup_at",
      text: (row) => `${row.pickup_date} ${row.pickup_time}`,
      cell: (row) => <End date={row.pickup_date} time={row.pickup_time} loadedAt={loadedAt} />,
    },
    {
      id: "return",
      header: "Rientro",
      order: "return_at",
      optional: true,
      text: (row) => `${row.return_date} ${row.return_time}`,
      cell: (row) => <End date={row.return_date} time={row.return_time} loadedAt={loadedAt} />,
    },
    {
      id: "days",
      header: "Giorni",
      align: "end",
      order: "days",
      optional: true,
      text: ({ days }) => String(days),
      cell: ({ days }) => days,
    },
    {
      id: "total",
      header: "Totale",
      align: "end",
      className: styles.total,
      order: "total",
      text: ({ total }) => csvAmount(total),
      cell: ({ total }) => euro(total),
    },
    ...FURTHER,
  ];
}

/** The year stands where it is another; the hour goes first when the place is short. */
function End({ date, time, loadedAt }: { date: string; time: string; loadedAt: number }) {
  const [day, month] = shortEndText(date, time).split(" ");
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

const FURTHER: readonly Column<ApiBooking>[] = [
  {
    id: "return-city",
    header: "Riconsegna a",
    hidden: true,
    optional: true,
    order: "return_city",
    text: ({ return_city }) => return_city,
    cell: ({ return_city }) => return_city,
  },
  {
    id: "unit",
    header: "Unità",
    hidden: true,
    optional: true,
    align: "end",
    text: ({ unit }) => String(unit ?? ""),
    cell: ({ unit }) => unit ?? "–",
  },
  {
    id: "phone",
    header: "Telefono",
    hidden: true,
    optional: true,
    text: ({ phone }) => phone ?? "",
    cell: ({ phone }) => phone,
  },
  {
    id: "email",
    header: "E-mail",
    hidden: true,
    optional: true,
    text: ({ email }) => email ?? "",
    cell: ({ email }) => email,
  },
  {
    id: "created",
    header: "Ricevuta",
    hidden: true,
    optional: true,
    order: "created_at",
    text: ({ created_at }, timeZone) => csvMoment(created_at, timeZone),
    cell: ({ created_at }) => <ItalianMoment at={created_at} />,
  },
];
