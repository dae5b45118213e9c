import type { ReactNode } from "react";
import { euro } from "#app/features/admin/euro.ts";
import { OrderState } from "#app/features/admin/orders/order-state.tsx";
import { QuoteState } from "#app/features/admin/quotes/quote-state.tsx";
import { ItalianDay } from "#app/features/admin/site-dates.tsx";
import { ButtonLink } from "#app/ui/panel/button.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { DataTable, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import { Section, SectionHead } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiOrder } from "#domain/api/orders/orders.ts";
import type { ApiQuote } from "#domain/api/quotes.ts";
import { panelPaths } from "#domain/panel-paths.ts";

export interface QuoteHistoryProps {
  quotes: readonly ApiQuote[];
  /** What was ordered by accepting one; a car's quote becomes a booking instead. */
  orders: readonly ApiOrder[];
}

interface QuoteHistoryParts extends QuoteHistoryProps {
  /** Where another quote is begun, for a page that has no other way there. */
  write?: string;
}

/** The quotes written for somebody or for a request, and the orders that came of them, the newest first; nothing where there are none and none is begun. */
export function QuoteHistory({ quotes, orders, write }: QuoteHistoryParts) {
  return (
    <>
      <OfferedRows
        label="Preventivi"
        dated="Scritto"
        rows={quotes}
        none="Nessun preventivo."
        beside={
          write !== undefined && (
            <ButtonLink small icon="plus" to={write}>
              Scrivi un preventivo
            </ButtonLink>
          )
        }
        path={({ id }) => panelPaths.adminQuote(id)}
        state={({ status }) => <QuoteState status={status} />}
      />
      <OfferedRows
        label="Ordini"
        dated="Accettato"
        rows={orders}
        none="Nessun ordine."
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
  /** What is said where there are none and the title stands. */
  none: string;
  /** A button beside the title, and the title for its sake where there are no rows. */
  beside?: ReactNode;
  path: (row: Row) => string;
  state: (row: Row) => ReactNode;
}

function OfferedRows<Row extends Pick<ApiQuote, "id" | "reference" | "title" | "total" | "created_at">>({
  label,
  dated,
  rows,
  none,
  beside,
  path,
  state,
}: OfferedRowsProps<Row>) {
  if (rows.length === 0 && !beside) return null;
  return (
    <Section>
      <SectionHead>
        <h2>{label}</h2>
        {beside}
      </SectionHead>
      <DataTable
        label={label}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<p className={textStyles.meta}>{none}</p>}
        columns={[
          { id: "reference", header: "Codice", cell: (row) => <RowLink to={path(row)}>{row.reference}</RowLink> },
          { id: "status", header: "Stato", cell: state },
          { id: "title", header: "Oggetto", cell: ({ title }) => title },
          { id: "created", header: dated, cell: ({ created_at }) => <ItalianDay at={created_at} /> },
          { id: "total", header: "Totale", align: "end", cell: ({ total }) => euro(total) },
        ]}
        card={(row) => (
          <>
            <CardHead>
              <RowLink to={path(row)}>{row.title}</RowLink>
              {state(row)}
            </CardHead>
            <p className={textStyles.meta}>{euro(row.total)}</p>
          </>
        )}
      />
    </Section>
  );
}
