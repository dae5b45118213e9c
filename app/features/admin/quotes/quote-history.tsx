import type { ReactNode } from "react";
import { euro } from "#app/features/admin/bookings/booking-words.ts";
import { OrderState } from "#app/features/admin/orders/order-state.tsx";
import { QuoteState } from "#app/features/admin/quotes/quote-state.tsx";
import { ItalianDay } from "#app/features/admin/site-dates.tsx";
import { DataTable, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import { Section, SectionTitle } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiOrder } from "#domain/api/orders/orders.ts";
import type { ApiQuote } from "#domain/api/quotes.ts";
import { panelPaths } from "#domain/panel-paths.ts";

export interface QuoteHistoryProps {
  quotes: readonly ApiQuote[];
  /** What was ordered by accepting one; a car's quote becomes a booking instead. */
  orders: readonly ApiOrder[];
}

/** The quotes written for somebody or for a request, and the orders that came of them, the newest first; nothing where there are none. */
export function QuoteHistory({ quotes, orders }: QuoteHistoryProps) {
  return (
    <>
      <OfferedRows
        label="Preventivi"
        dated="Scritto"
        rows={quotes}
        path={({ id }) => panelPaths.adminQuote(id)}
        state={({ status }) => <QuoteState status={status} />}
      />
      <OfferedRows
        label="Ordini"
        dated="Accettato"
        rows={orders}
        path={({ reference }) => panelPaths.adminOrder(reference)}
        state={({ status }) => <OrderState status={status} />}
      />
    </>
  );
}

interface OfferedRowsProps<Row> {
  label: string;
  /** What its day is the day of. */
  dated: string;
  rows: readonly Row[];
  path: (row: Row) => string;
  state: (row: Row) => ReactNode;
}

function OfferedRows<Row extends Pick<ApiQuote, "id" | "reference" | "title" | "total" | "created_at">>({
  label,
  dated,
  rows,
  path,
  state,
}: OfferedRowsProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <Section>
      <SectionTitle>{label}</SectionTitle>
      <DataTable
        label={label}
        rows={rows}
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          { id: "reference", header: "Codice", cell: (row) => <RowLink to={path(row)}>{row.reference}</RowLink> },
          { id: "status", header: "Stato", cell: state },
          { id: "title", header: "Oggetto", cell: ({ title }) => title },
          { id: "created", header: dated, cell: ({ created_at }) => <ItalianDay at={created_at} /> },
          { id: "total", header: "Totale", align: "end", cell: ({ total }) => euro(total) },
        ]}
        card={(row) => (
          <>
            <RowLink to={path(row)}>{row.title}</RowLink> {state(row)}
            <p className={textStyles.meta}>{euro(row.total)}</p>
          </>
        )}
      />
    </Section>
  );
}
