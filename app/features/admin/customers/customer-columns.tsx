import { BanTag } from "#app/features/admin/customers/ban-tag.tsx";
import { KIND_LABELS } from "#app/features/admin/customers/customer-words.ts";
import { amountColumn, instantDayColumn, textColumn } from "#app/features/admin/lists/columns.tsx";
import { type Column, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import type { ApiCustomer } from "#domain/api/customers.ts";
import { panelPaths } from "#domain/panel-paths.ts";

export const customerName = ({ name, company_name }: ApiCustomer) => (company_name ? `${name}, ${company_name}` : name);

/** The columns of the customers; the last ones are shown to who chooses them. Numbers of documents are in none. */
export function customerColumns(search: string): Column<ApiCustomer>[] {
  return [
    {
      id: "name",
      fixed: true,
      header: "Cliente",
      order: "name",
      text: customerName,
      cell: (row) => <RowLink to={panelPaths.adminCustomer(row.id) + search}>{customerName(row)}</RowLink>,
    },
    {
      id: "ban",
      header: "Segnalazioni",
      text: ({ banned }) => (banned ? "Non noleggiare" : ""),
      cell: ({ banned }) => banned && <BanTag />,
    },
    textColumn("phone", "Telefono", ({ phone }) => phone, { soft: true }),
    textColumn("email", "E-mail", ({ email }) => email, { soft: true, order: "email", optional: true }),
    textColumn("bookings", "Prenotazioni", ({ bookings }) => String(bookings), { align: "end" }),
    textColumn("enquiries", "Richieste", ({ enquiries }) => String(enquiries), { align: "end", optional: true }),
    amountColumn("value", "Valore", ({ value }) => value),
    instantDayColumn("last", "Ultimo ritiro", ({ last_pickup_at }) => last_pickup_at, { optional: true }),
    textColumn("kind", "Tipo", ({ kind }) => KIND_LABELS[kind], { order: "kind", hidden: true }),
    textColumn("vat", "Partita IVA", ({ vat_number }) => vat_number, { hidden: true }),
    textColumn("town", "Città", ({ town }) => town, { hidden: true }),
  ];
}
