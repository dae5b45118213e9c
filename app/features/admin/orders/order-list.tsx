import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { euro } from "#app/features/admin/bookings/booking-words.ts";
import { dayWithYear } from "#app/features/admin/lists/columns.tsx";
import { ListTools } from "#app/features/admin/lists/list-tools.tsx";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { orderColumns, orderPath } from "#app/features/admin/orders/order-columns.tsx";
import { orderQuery } from "#app/features/admin/orders/order-query.ts";
import { OrderState } from "#app/features/admin/orders/order-state.tsx";
import { foundInOtherOrderTabs, type OrderCounts, orderTabs } from "#app/features/admin/orders/order-tabs.ts";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
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
import type { ApiOrder } from "#domain/api/orders/orders.ts";
import { ORDER_KIND_NAMES, ORDER_KINDS } from "#domain/orders/order.ts";

export const ORDERS_PER_PAGE = 50;

export interface OrderListProps {
  rows: ApiOrder[];
  total: number;
  /** Of each state, by the filters in force. */
  counts: OrderCounts;
  /** When the rows came, by the browser's clock. */
  loadedAt: number;
  /** Id or reference of the order whose details are open beside the list. */
  open: string | undefined;
  /** The details; null when none are open. */
  pane: ReactNode | null;
}

/** Flights and experiences that were accepted, with the details of one docked beside them (product.md#orders). */
export function OrderList({ rows, total, counts, loadedAt, open, pane }: OrderListProps) {
  const { timeZone } = useSite();
  const [parameters] = useSearchParams();
  const search = parameters.size > 0 ? `?${parameters}` : "";
  const filtered = ["q", "kind", "customer_id", "period", "from", "to"].some((name) => parameters.has(name));
  const columns = useListColumns("orders", orderColumns(search, loadedAt));
  const read = (window: { limit: number; offset: number }) =>
    api.list("/api/orders", { query: { ...orderQuery(parameters, new Date(), timeZone), ...window } });
  return (
    <>
      <PageHeader title="Ordini" meta="voli ed esperienze accettati" tabs={orderTabs(search, counts)} />
      <Dock pane={pane}>
        <Toolbar crowded end={<ListTools list="orders" columns={columns} read={read} total={total} />}>
          <ListSearchField label="Cerca codice, nome, e-mail o oggetto" placeholder="Cerca codice, nome, oggetto" />
          <FilterSelect label="Tipo" parameter="kind" all="Tutti i tipi" options={KINDS} />
          <PeriodFilter label="Accettati" />
        </Toolbar>
        <DataTable
          label="Ordini"
          rows={rows}
          rowKey={({ reference }) => reference}
          selected={rows.find(({ id, reference }) => id === open || reference === open?.toUpperCase())?.reference}
          columns={columns.shown}
          card={(row) => <OrderCard row={row} search={search} />}
          empty={<NoOrders filtered={filtered} elsewhere={foundInOtherOrderTabs(search, counts)} />}
        />
        <Pagination total={total} size={ORDERS_PER_PAGE} label="ordini" />
      </Dock>
    </>
  );
}

const KINDS = ORDER_KINDS.map((kind) => ({ value: kind, label: ORDER_KIND_NAMES[kind] }));

function OrderCard({ row, search }: { row: ApiOrder; search: string }) {
  return (
    <>
      <CardHead>
        <RowLink to={orderPath(row.reference, search)}>{row.name}</RowLink>
        <OrderState status={row.status} />
      </CardHead>
      <p className={textStyles.soft}>{row.title}</p>
      <p className={textStyles.meta}>
        {[row.reference, row.service_on && dayWithYear(row.service_on), euro(row.total)].filter(Boolean).join(" · ")}
      </p>
    </>
  );
}

function NoOrders({ filtered, elsewhere }: { filtered: boolean; elsewhere: readonly FoundPlace[] }) {
  if (!filtered)
    return (
      <EmptyList
        title="Nessun ordine"
        hint="Quando un cliente accetta un volo o un'esperienza, l'ordine compare qui."
      />
    );
  if (elsewhere.length === 0) return <EmptyList title="Nessun ordine trovato" hint={LIST_WORDS.nothingFoundHint} />;
  return <EmptyList title="Nessun ordine trovato in questa scheda" action={<FoundElsewhere places={elsewhere} />} />;
}
