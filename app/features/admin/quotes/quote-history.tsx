import type { ReactNode } from "react";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { OrderState } from "#app/features/admin/orders/order-state.tsx";
import { QuoteState } from "#app/features/admin/quotes/quote-state.tsx";
import { ItalianDay } from "#app/features/admin/site-dates.tsx";
import { ButtonLink } from "#app/ui/panel/button.tsx";
import { DataTable, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { Section, SectionHead } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiOrder } from "#domain/api/orders/orders.ts";
import type { ApiQuote } from "#domain/api/quotes/quotes.ts";
import { panelPaths } from "#domain/panel-paths.ts";

export interface QuoteHistoryProps {
  quotes: readonly ApiQuote[];
  /** What was ordered by accepting one; a car's quote becomes a booking instead. */
  orders: readonly ApiOrder[];
}

interface QuoteHistorySectionProps extends QuoteHistoryProps {
  /** Where another quote is begun, for a page that has no other way there. */
  newQuotePath?: string;
}

/** The quotes written for somebody or for a request, and the orders that came of them, the newest first; nothing where there are none and none is begun. */
export function QuoteHistory({ quotes, orders, newQuotePath }: QuoteHistorySectionProps) {
  return (
    <>
      <QuoteHistoryTable
        label="Preventivi"
        dateHeader="Scritto"
        rows={quotes}
        emptyText="Nessun preventivo."
        titleAction={
          newQuotePath !== undefined && (
            <ButtonLink small icon="plus" to={newQuotePath}>
              Scrivi un preventivo
            </ButtonLink>
          )
        }
        path={({ id }) => panelPaths.adminQuote(id)}
        state={({ status }) => <QuoteState status={status} />}
      />
      <QuoteHistoryTable
        label="Ordini"
        dateHeader="Accettato"
        rows={orders}
        emptyText="Nessun ordine."
        path={({ reference }) => panelPaths.adminOrder(reference)}
        state={({ status }) => <OrderState status={status} />}
      />
    </>
  );
}

interface QuoteHistoryTableProps<Row> {
  label: string;
  /** What its day is the day of. */
  dateHeader: string;
  rows: readonly Row[];
  /** What is said where there are none and the title stands. */
  emptyText: string;
  /** A button beside the title, and the title for its sake where there are no rows. */
  titleAction?: ReactNode;
  path: (row: Row) => string;
  state: (row: Row) => ReactNode;
}

function QuoteHistoryTable<Row extends Pick<ApiQuote, "id" | "reference" | "title" | "total" | "created_at">>({
  label,
  dateHeader,
  rows,
  emptyText,
  titleAction,
  path,
  state,
}: QuoteHistoryTableProps<Row>) {
  if (rows.length === 0 && !titleAction) return null;
  return (
    <Section>
      <SectionHead>
        <h2>{label}</h2>
        {titleAction}
      </SectionHead>
      <DataTable
        label={label}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<p className={textStyles.meta}>{emptyText}</p>}
        columns={[
          { id: "reference", header: "Codice", cell: (row) => <RowLink to={path(row)}>{row.reference}</RowLink> },
          { id: "status", header: "Stato", cell: state },
          { id: "title", header: "Oggetto", cell: ({ title }) => title },
          { id: "created", header: dateHeader, cell: ({ created_at }) => <ItalianDay at={created_at} /> },
          { id: "total", header: "Totale", align: "end", cell: ({ total }) => formatEuros(total) },
        ]}
        card={(row) => (
          <>
            <RowCardHeader>
              <RowLink to={path(row)}>{row.title}</RowLink>
              {state(row)}
            </RowCardHeader>
            <p className={textStyles.meta}>{formatEuros(row.total)}</p>
          </>
        )}
      />
    </Section>
  );
}
