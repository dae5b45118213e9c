import { euro } from "#app/features/admin/bookings/booking-words.ts";
import { QuoteState } from "#app/features/admin/quotes/quote-state.tsx";
import { SiteMoment } from "#app/features/admin/site-dates.tsx";
import { type Column, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiQuote } from "#domain/api/quotes.ts";
import { paths } from "#domain/paths.ts";
import { QUOTE_KIND_NAMES, quoteStatusLabel } from "#domain/quotes/quote.ts";
import { formatItalianShort } from "#domain/rental-period/civil-time.ts";

/** The columns of the quotes; the last ones are shown to who chooses them. `loadedAt` is when the rows came, by the browser's clock. */
export function quoteColumns(loadedAt: number): Column<ApiQuote>[] {
  const now = new Date(loadedAt);
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
      cell: ({ id, name }) => <RowLink to={paths.adminQuote(id)}>{name}</RowLink>,
    },
    { id: "title", header: "Oggetto", order: "title", text: ({ title }) => title, cell: ({ title }) => title },
    {
      id: "kind",
      header: "Tipo",
      order: "kind",
      text: ({ kind }) => QUOTE_KIND_NAMES[kind],
      cell: ({ kind }) => QUOTE_KIND_NAMES[kind],
    },
    {
      id: "until",
      header: "Vale fino al",
      text: ({ valid_until }) => valid_until,
      cell: ({ valid_until }) => formatItalianShort(valid_until),
    },
    {
      id: "total",
      header: "Totale",
      align: "end",
      text: ({ total }) => String(total).replace(".", ","),
      cell: ({ total }) => euro(total),
    },
    {
      id: "created",
      header: "Scritto",
      order: "created_at",
      align: "end",
      text: ({ created_at }) => created_at,
      cell: ({ created_at }) => (
        <span className={textStyles.soft}>
          <SiteMoment at={created_at} now={now} />
        </span>
      ),
    },
    {
      id: "reference",
      header: "Codice",
      align: "end",
      text: ({ reference }) => reference,
      cell: ({ reference }) => reference,
    },
    {
      id: "phone",
      header: "Telefono",
      hidden: true,
      text: ({ phone }) => phone ?? "",
      cell: ({ phone }) => phone ?? "–",
    },
    {
      id: "email",
      header: "E-mail",
      order: "email",
      hidden: true,
      text: ({ email }) => email ?? "",
      cell: ({ email }) => email ?? "–",
    },
  ];
}
