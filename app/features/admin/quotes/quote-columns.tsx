import { amountColumn, dayColumn, momentColumn, textColumn } from "#app/features/admin/lists/columns.tsx";
import { QuoteState } from "#app/features/admin/quotes/quote-state.tsx";
import { type Column, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import type { ApiQuote } from "#domain/api/quotes.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { QUOTE_KIND_NAMES, quoteStatusLabel } from "#domain/quotes/quote.ts";

/** The columns of the quotes; the last ones are shown to who chooses them. `loadedAt` is when the rows came, by the browser's clock. */
export function quoteColumns(loadedAt: number): Column<ApiQuote>[] {
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
      fixed: true,
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
    textColumn("phone", "Telefono", ({ phone }) => phone, { hidden: true }),
    textColumn("email", "E-mail", ({ email }) => email, { order: "email", hidden: true }),
  ];
}
