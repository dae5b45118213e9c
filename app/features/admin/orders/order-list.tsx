import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { LanguageFilter } from "#app/features/admin/languages/language-fields.tsx";
import { languageLabel } from "#app/features/admin/languages/language-options.ts";
import {
  amountColumn,
  dayColumn,
  dayWithYear,
  momentColumn,
  textColumn,
} from "#app/features/admin/lists/list-columns.tsx";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import { useOfferedOptions } from "#app/features/admin/offers/use-offered-options.ts";
import { OrderState } from "#app/features/admin/orders/order-state.tsx";
import { acceptedOrders, noOrdersHint } from "#app/features/admin/orders/order-words.ts";
import { type Column, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import type { OtherTabMatch } from "#app/ui/panel/lists/other-tab-matches.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import type { HeaderTab } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiOrder } from "#domain/api/orders/orders.ts";
import {
  ORDER_KIND_NAMES,
  ORDER_KINDS,
  ORDER_STATUSES,
  type OrderStatus,
  orderStatusLabel,
} from "#domain/orders/order.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";

export const ORDER_LIST = createListResource({
  name: "orders",
  filters: ["q", "kind", "customer_id", "language"],
  days: "created",
  order: "-created_at",
  extraParameters: (parameters) => ({ status: currentOrderTab(parameters) ?? "" }),
  read: (call) => api.list("/api/orders", call),
});

export interface OrderListProps {
  rows: ApiOrder[];
  total: number;
  /** The number of matches in each status. */
  counts: OrderCounts;
  /** When the rows were loaded, by the browser's clock. */
  loadedAt: number;
  /** Id or reference of the order whose details are open beside the list. */
  openOrder: string | undefined;
  /** The detail pane; null while none is open. */
  pane: ReactNode | null;
}

/** Lists the orders of flights and experiences, with the detail pane of the open order docked beside the list (product.md#orders). */
export function OrderList({ rows, total, counts, loadedAt, openOrder, pane }: OrderListProps) {
  const [parameters] = useSearchParams();
  const search = parameters.size > 0 ? `?${parameters}` : "";
  const { offers } = useSite();
  const kinds = useOfferedOptions(KINDS);
  return (
    <ListScreen
      resource={ORDER_LIST}
      header={{ title: "Ordini", meta: acceptedOrders(offers), tabs: orderTabs(search, counts) }}
      pane={pane}
      rows={rows}
      total={total}
      filters={
        <>
          <ListSearchField
            label={panelMessages.shared.searchDeals}
            placeholder={panelMessages.shared.searchDealsShort}
          />
          {kinds.length > 1 && <FilterSelect label="Tipo" parameter="kind" all="Tutti i tipi" options={kinds} />}
          <LanguageFilter />
          <PeriodFilter label="Accettati" />
        </>
      }
      selected={rows.find(({ id, reference }) => id === openOrder || reference === openOrder?.toUpperCase())?.id}
      columns={orderColumns(search, loadedAt)}
      card={(row) => <OrderCard row={row} search={search} />}
      nothingFound="Nessun ordine trovato"
      otherTabs={{
        title: "Nessun ordine trovato in questa scheda",
        matches: otherOrderTabMatches(search, counts),
      }}
      empty={{
        title: "Nessun ordine",
        hint: noOrdersHint(offers),
      }}
      pages="ordini"
    />
  );
}

/** Returns the path of an order that keeps the list's filters. */
const orderPathInList = (reference: string, search: string) => panelPaths.adminOrder(reference) + search;

/** The columns of the list; the last columns are optional. */
function orderColumns(search: string, loadedAt: number): Column<ApiOrder>[] {
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
      isFixed: true,
      header: "Cliente",
      order: "name",
      text: ({ name }) => name,
      cell: ({ reference, name }) => <RowLink to={orderPathInList(reference, search)}>{name}</RowLink>,
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
    textColumn("quote", "Preventivo", ({ quote_reference }) => quote_reference, { isHidden: true }),
    textColumn("language", "Lingua", ({ language }) => languageLabel(language), { isHidden: true }),
    textColumn("phone", "Telefono", ({ phone }) => phone, { isHidden: true }),
    textColumn("email", "E-mail", ({ email }) => email, { order: "email", isHidden: true }),
  ];
}

const KINDS = ORDER_KINDS.map((kind) => ({ value: kind, label: ORDER_KIND_NAMES[kind] }));

function OrderCard({ row, search }: { row: ApiOrder; search: string }) {
  return (
    <>
      <RowCardHeader>
        <RowLink to={orderPathInList(row.reference, search)}>{row.name}</RowLink>
        <OrderState status={row.status} />
      </RowCardHeader>
      <p className={textStyles.soft}>{row.title}</p>
      <p className={textStyles.meta}>
        {[row.reference, row.service_on && dayWithYear(row.service_on), formatEuros(row.total)]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </>
  );
}

/** The number of orders that match the filters, by status. */
type OrderCounts = Readonly<Record<OrderStatus, number>>;

const TABS: readonly { status: OrderStatus | null; label: string }[] = [
  { status: null, label: "Tutti" },
  { status: "open", label: "Da organizzare" },
  { status: "confirmed", label: "Confermati" },
  { status: "done", label: "Conclusi" },
  { status: "cancelled", label: "Annullati" },
];

/** Returns the status that the URL filters by; null for all statuses. */
function currentOrderTab(parameters: URLSearchParams): OrderStatus | null {
  return ORDER_STATUSES.find((status) => status === parameters.get("status")) ?? null;
}

/** Returns the statuses as tabs. Links keep the filters, and drop the page and the open order. */
function orderTabs(search: string, counts: OrderCounts): HeaderTab[] {
  const current = currentOrderTab(new URLSearchParams(search));
  return TABS.map(({ status, label }) => ({
    to: orderTabPath(status, search),
    label,
    count: status ? counts[status] : ORDER_STATUSES.reduce((sum, one) => sum + counts[one], 0),
    current: status === current,
  }));
}

/** Returns the other tabs in which the filters find something. "Tutti" is omitted, since it repeats the others. */
function otherOrderTabMatches(search: string, counts: OrderCounts): OtherTabMatch[] {
  const current = currentOrderTab(new URLSearchParams(search));
  if (current === null) return [];
  return TABS.flatMap(({ status, label }) =>
    status && status !== current && counts[status] > 0
      ? [{ to: orderTabPath(status, search), label, count: counts[status] }]
      : [],
  );
}

function orderTabPath(status: OrderStatus | null, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of ["page", "status"]) parameters.delete(name);
  if (status) parameters.set("status", status);
  return panelPaths.adminOrdersWhere(parameters.toString());
}
