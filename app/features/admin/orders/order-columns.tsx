import { euro } from "#app/features/admin/bookings/booking-words.ts";
import { OrderState } from "#app/features/admin/orders/order-state.tsx";
import { SiteMoment } from "#app/features/admin/site-dates.tsx";
import { type Column, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiOrder } from "#domain/api/orders/orders.ts";
import { ORDER_KIND_NAMES, orderStatusLabel } from "#domain/orders/order.ts";
import { paths } from "#domain/paths.ts";
import { formatItalianShort } from "#domain/rental-period/civil-time.ts";

/** The address of an order that leads back to the list as it is filtered. */
export const orderPath = (reference: string, search: string) => paths.adminOrder(reference) + search;

export const serviceDay = (day: string | null): string => (day ? `${formatItalianShort(day)} ${day.slice(0, 4)}` : "–");

/** The columns of the orders; the last ones are shown to who chooses them. */
export function orderColumns(search: string, loadedAt: number): Column<ApiOrder>[] {
  const now = new Date(loadedAt);
  return [
    {
      id: "status",
      header: "Stato",
      order: "status",
      text: ({ status }) => orderStatusLabel(status),
      cell: ({ status }) => <OrderState status={status} />,
    },
    {
      id: "name",
      fixed: true,
      header: "Cliente",
      order: "name",
      text: ({ name }) => name,
      cell: ({ reference, name }) => <RowLink to={orderPath(reference, search)}>{name}</RowLink>,
    },
    { id: "title", header: "Oggetto", order: "title", text: ({ title }) => title, cell: ({ title }) => title },
    {
      id: "kind",
      header: "Tipo",
      order: "kind",
      text: ({ kind }) => ORDER_KIND_NAMES[kind],
      cell: ({ kind }) => ORDER_KIND_NAMES[kind],
    },
    {
      id: "day",
      header: "Giorno",
      order: "service_on",
      text: ({ service_on }) => service_on ?? "",
      cell: ({ service_on }) => serviceDay(service_on),
    },
    {
      id: "total",
      header: "Totale",
      align: "end",
      text: ({ total }) => String(total).replace(".", ","),
      cell: ({ total }) => euro(total),
    },
    {
      id: "created",
      header: "Accettato",
      order: "created_at",
      align: "end",
      text: ({ created_at }) => created_at,
      cell: ({ created_at }) => (
        <span className={textStyles.soft}>
          <SiteMoment at={created_at} now={now} />
        </span>
      ),
    },
    {
      id: "reference",
      header: "Codice",
      order: "reference",
      align: "end",
      text: ({ reference }) => reference,
      cell: ({ reference }) => reference,
    },
    {
      id: "quote",
      header: "Preventivo",
      hidden: true,
      text: ({ quote_reference }) => quote_reference,
      cell: ({ quote_reference }) => quote_reference,
    },
    {
      id: "phone",
      header: "Telefono",
      hidden: true,
      text: ({ phone }) => phone ?? "",
      cell: ({ phone }) => phone ?? "–",
    },
    {
      id: "email",
      header: "E-mail",
      order: "email",
      hidden: true,
      text: ({ email }) => email,
      cell: ({ email }) => email,
    },
  ];
}
