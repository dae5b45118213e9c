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
  /** The orders from accepted quotes; an accepted car quote becomes a booking instead. */
  orders: readonly ApiOrder[];
}

interface QuoteHistorySectionProps extends QuoteHistoryProps {
  /** The path of a new quote, for a page without another link to it. */
  newQuotePath?: string;
}

/** Lists quotes and their orders, newest first. Renders nothing when there are none and no `newQuotePath` is given. */
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
  /** The heading of the date column. */
  dateHeader: string;
  rows: readonly Row[];
  /** Shown under the title when there are no rows. */
  emptyText: string;
  /** A button beside the title; the title is then shown even without rows. */
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
