import { amountColumn, dayColumn, momentColumn, textColumn } from "#app/features/admin/lists/columns.tsx";
import { OrderState } from "#app/features/admin/orders/order-state.tsx";
import { type Column, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import type { ApiOrder } from "#domain/api/orders/orders.ts";
import { ORDER_KIND_NAMES, orderStatusLabel } from "#domain/orders/order.ts";
import { panelPaths } from "#domain/panel-paths.ts";

/** The address of an order that leads back to the list as it is filtered. */
export const orderPath = (reference: string, search: string) => panelPaths.adminOrder(reference) + search;

/** The columns of the orders; the last ones are shown to who chooses them. */
export function orderColumns(search: string, loadedAt: number): Column<ApiOrder>[] {
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
    textColumn("title", "Oggetto", ({ title }) => title, { order: "title" }),
    textColumn("kind", "Tipo", ({ kind }) => ORDER_KIND_NAMES[kind], { order: "kind" }),
    dayColumn("day", "Giorno", ({ service_on }) => service_on, { order: "service_on" }),
    amountColumn("total", "Totale", ({ total }) => total),
    momentColumn("created", "Accettato", ({ created_at }) => created_at, {
      now: new Date(loadedAt),
      order: "created_at",
    }),
    textColumn("reference", "Codice", ({ reference }) => reference, { order: "reference", align: "end" }),
    textColumn("quote", "Preventivo", ({ quote_reference }) => quote_reference, { hidden: true }),
    textColumn("phone", "Telefono", ({ phone }) => phone, { hidden: true }),
    textColumn("email", "E-mail", ({ email }) => email, { order: "email", hidden: true }),
  ];
}
