import { api } from "#app/features/admin/api-client.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { LanguageFilter } from "#app/features/admin/languages/language-fields.tsx";
import { languageLabel } from "#app/features/admin/languages/language-options.ts";
import { amountColumn, dayColumn, momentColumn, textColumn } from "#app/features/admin/lists/list-columns.tsx";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import { useOfferedOptions } from "#app/features/admin/offers/use-offered-options.ts";
import { QuoteState } from "#app/features/admin/quotes/quote-state.tsx";
import { QUOTE_WORDS } from "#app/features/admin/quotes/quote-words.ts";
import { ButtonLink } from "#app/ui/panel/button.tsx";
import { type Column, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiQuote } from "#domain/api/quotes/quotes.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { QUOTE_KIND_NAMES, QUOTE_KINDS, QUOTE_STATUSES, quoteStatusLabel } from "#domain/quotes/quote.ts";
import { formatItalianShort } from "#domain/rental-period/italian-dates.ts";

export const QUOTE_LIST = createListResource({
  name: "quotes",
  filters: ["q", "kind", "status", "language"],
  days: "created",
  order: "-created_at",
  read: (call) => api.list("/api/quotes", call),
});

export interface QuoteListProps {
  rows: ApiQuote[];
  total: number;
  /** When the rows were loaded, by the browser's clock. */
  loadedAt: number;
}

/** Lists the quotes with recipients and outcomes (product.md#quotes). */
export function QuoteList({ rows, total, loadedAt }: QuoteListProps) {
  const kinds = useOfferedOptions(KINDS);
  return (
    <ListScreen
      resource={QUOTE_LIST}
      header={{
        title: "Preventivi",
        actions: (
          <ButtonLink look="primary" to={panelPaths.adminNewQuote()}>
            Nuovo preventivo
          </ButtonLink>
        ),
      }}
      rows={rows}
      total={total}
      filters={
        <>
          <ListSearchField
            label={panelMessages.shared.searchDeals}
            placeholder={panelMessages.shared.searchDealsShort}
          />
          <FilterSelect label="Stato" parameter="status" all="Tutti gli stati" options={STATUSES} />
          {kinds.length > 1 && <FilterSelect label="Tipo" parameter="kind" all="Tutti i tipi" options={kinds} />}
          <LanguageFilter />
          <PeriodFilter label="Scritti" />
        </>
      }
      columns={quoteColumns(loadedAt)}
      card={(row) => <QuoteCard row={row} />}
      nothingFound="Nessun preventivo con questi filtri"
      empty={{ title: "Nessun preventivo", hint: "Si scrivono da una richiesta, o da qui con «Nuovo preventivo»." }}
      pages="preventivi"
    />
  );
}

/** The columns of the list; the last columns are optional. `loadedAt` is when the rows were loaded, by the browser's clock. */
function quoteColumns(loadedAt: number): Column<ApiQuote>[] {
  return [
    {
      id: "status",
      header: "Stato",
      order: "status",
      text: ({ status }) => quoteStatusLabel(status),
      cell: ({ status }) => <QuoteState status={status} />,
    },
    {
      id: "name",
      isFixed: true,
      header: "Cliente",
      order: "name",
      text: ({ name }) => name,
      cell: ({ id, name }) => <RowLink to={panelPaths.adminQuote(id)}>{name}</RowLink>,
    },
    textColumn("title", "Oggetto", ({ title }) => title, { order: "title" }),
    textColumn("kind", "Tipo", ({ kind }) => QUOTE_KIND_NAMES[kind], { order: "kind" }),
    dayColumn("until", "Vale fino al", ({ valid_until }) => valid_until),
    amountColumn("total", "Totale", ({ total }) => total),
    momentColumn("created", "Scritto", ({ created_at }) => created_at, {
      now: new Date(loadedAt),
      order: "created_at",
    }),
    textColumn("reference", "Codice", ({ reference }) => reference, { align: "end" }),
    textColumn("language", "Lingua", ({ language }) => languageLabel(language), { isHidden: true }),
    textColumn("phone", "Telefono", ({ phone }) => phone, { isHidden: true }),
    textColumn("email", "E-mail", ({ email }) => email, { order: "email", isHidden: true }),
  ];
}

const STATUSES = QUOTE_STATUSES.map((status) => ({ value: status, label: quoteStatusLabel(status) }));
const KINDS = QUOTE_KINDS.map((kind) => ({ value: kind, label: QUOTE_KIND_NAMES[kind] }));

function QuoteCard({ row }: { row: ApiQuote }) {
  return (
    <div>
      <RowCardHeader>
        <RowLink to={panelPaths.adminQuote(row.id)}>{row.name}</RowLink>
        <QuoteState status={row.status} />
      </RowCardHeader>
      <p className={textStyles.soft}>
        {QUOTE_WORDS.card({
          title: row.title,
          total: formatEuros(row.total),
          until: formatItalianShort(row.valid_until),
        })}
      </p>
    </div>
  );
}
