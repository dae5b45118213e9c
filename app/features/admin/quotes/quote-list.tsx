import { useLocation } from "react-router";
import { euro } from "#app/features/admin/bookings/booking-words.ts";
import { QuoteState } from "#app/features/admin/quotes/quote-state.tsx";
import { SiteMoment } from "#app/features/admin/site-dates.tsx";
import { ButtonLink } from "#app/ui/panel/button.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { type Column, DataTable, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyState } from "#app/ui/panel/lists/empty-state.tsx";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiQuote } from "#domain/api/quotes.ts";
import { paths } from "#domain/paths.ts";
import { QUOTE_KIND_NAMES, QUOTE_KINDS, QUOTE_STATUSES, quoteStatusLabel } from "#domain/quotes/quote.ts";
import { formatItalianShort } from "#domain/rental-period/civil-time.ts";

export const QUOTES_PER_PAGE = 50;

export interface QuoteListProps {
  rows: ApiQuote[];
  total: number;
  /** When the rows came, by the browser's clock. */
  loadedAt: number;
}

/** What was offered to whom, and what they said (product.md#quotes). */
export function QuoteList({ rows, total, loadedAt }: QuoteListProps) {
  const { search } = useLocation();
  const filtered = /[?&](q|kind|status)=/.test(search);
  return (
    <>
      <PageHeader
        title="Preventivi"
        actions={
          <ButtonLink look="primary" to={paths.adminNewQuote()}>
            Nuovo preventivo
          </ButtonLink>
        }
      />
      <PageBody>
        <Toolbar>
          <ListSearchField label="Cerca codice, nome, e-mail o oggetto" placeholder="Cerca codice, nome, oggetto" />
          <FilterSelect label="Stato" parameter="status" all="Tutti gli stati" options={STATUSES} />
          <FilterSelect label="Tipo" parameter="kind" all="Tutti i tipi" options={KINDS} />
        </Toolbar>
        <DataTable
          label="Preventivi"
          rows={rows}
          rowKey={({ id }) => id}
          columns={columns(new Date(loadedAt))}
          card={(row) => <QuoteCard row={row} />}
          empty={
            <EmptyState
              title={filtered ? "Nessun preventivo con questi filtri" : "Nessun preventivo"}
              hint={
                filtered
                  ? "Cambia i filtri per vederne altri."
                  : "Si scrivono da una richiesta, o da qui con «Nuovo preventivo»."
              }
            />
          }
        />
        <Pagination total={total} size={QUOTES_PER_PAGE} label="preventivi" />
      </PageBody>
    </>
  );
}

const STATUSES = QUOTE_STATUSES.map((status) => ({ value: status, label: quoteStatusLabel(status) }));
const KINDS = QUOTE_KINDS.map((kind) => ({ value: kind, label: QUOTE_KIND_NAMES[kind] }));

const columns = (now: Date): Column<ApiQuote>[] => [
  { id: "status", header: "Stato", order: "status", cell: ({ status }) => <QuoteState status={status} /> },
  {
    id: "name",
    header: "Cliente",
    order: "name",
    cell: ({ id, name }) => <RowLink to={paths.adminQuote(id)}>{name}</RowLink>,
  },
  { id: "title", header: "Oggetto", order: "title", cell: ({ title }) => title },
  { id: "kind", header: "Tipo", order: "kind", cell: ({ kind }) => QUOTE_KIND_NAMES[kind] },
  { id: "until", header: "Vale fino al", cell: ({ valid_until }) => formatItalianShort(valid_until) },
  { id: "total", header: "Totale", align: "end", cell: ({ total }) => euro(total) },
  {
    id: "created",
    header: "Scritto",
    order: "created_at",
    align: "end",
    cell: ({ created_at }) => (
      <span className={textStyles.soft}>
        <SiteMoment at={created_at} now={now} />
      </span>
    ),
  },
  { id: "reference", header: "Codice", align: "end", cell: ({ reference }) => reference },
];

function QuoteCard({ row }: { row: ApiQuote }) {
  return (
    <div>
      <CardHead>
        <RowLink to={paths.adminQuote(row.id)}>{row.name}</RowLink>
        <QuoteState status={row.status} />
      </CardHead>
      <p className={textStyles.soft}>
        {row.title} · {euro(row.total)} · fino al {formatItalianShort(row.valid_until)}
      </p>
    </div>
  );
}
