import { useSearchParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { euro } from "#app/features/admin/bookings/booking-words.ts";
import { ListTools } from "#app/features/admin/lists/list-tools.tsx";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { quoteColumns } from "#app/features/admin/quotes/quote-columns.tsx";
import { quoteListQuery } from "#app/features/admin/quotes/quote-query.ts";
import { QuoteState } from "#app/features/admin/quotes/quote-state.tsx";
import { QUOTE_WORDS } from "#app/features/admin/quotes/quote-words.ts";
import { ButtonLink } from "#app/ui/panel/button.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { DataTable, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-state.tsx";
import { useListColumns } from "#app/ui/panel/lists/list-columns.ts";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiQuote } from "#domain/api/quotes.ts";
import { panelPaths } from "#domain/panel-paths.ts";
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
  const { timeZone } = useSite();
  const [parameters] = useSearchParams();
  const filtered = ["q", "kind", "status", "period", "from", "to"].some((name) => parameters.has(name));
  const columns = useListColumns("quotes", quoteColumns(loadedAt));
  const read = (window: { limit: number; offset: number }) =>
    api.list("/api/quotes", { query: { ...quoteListQuery(parameters, new Date(), timeZone), ...window } });
  return (
    <>
      <PageHeader
        title="Preventivi"
        actions={
          <ButtonLink look="primary" to={panelPaths.adminNewQuote()}>
            Nuovo preventivo
          </ButtonLink>
        }
      />
      <PageBody>
        <Toolbar crowded end={<ListTools list="quotes" columns={columns} read={read} total={total} />}>
          <ListSearchField label="Cerca codice, nome, e-mail o oggetto" placeholder="Cerca codice, nome, oggetto" />
          <FilterSelect label="Stato" parameter="status" all="Tutti gli stati" options={STATUSES} />
          <FilterSelect label="Tipo" parameter="kind" all="Tutti i tipi" options={KINDS} />
          <PeriodFilter label="Scritti" />
        </Toolbar>
        <DataTable
          label="Preventivi"
          rows={rows}
          rowKey={({ id }) => id}
          columns={columns.shown}
          card={(row) => <QuoteCard row={row} />}
          empty={
            <EmptyList
              title={filtered ? "Nessun preventivo con questi filtri" : "Nessun preventivo"}
              hint={
                filtered
                  ? LIST_WORDS.nothingFoundHint
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

function QuoteCard({ row }: { row: ApiQuote }) {
  return (
    <div>
      <CardHead>
        <RowLink to={panelPaths.adminQuote(row.id)}>{row.name}</RowLink>
        <QuoteState status={row.status} />
      </CardHead>
      <p className={textStyles.soft}>
        {QUOTE_WORDS.card({ title: row.title, total: euro(row.total), until: formatItalianShort(row.valid_until) })}
      </p>
    </div>
  );
}
