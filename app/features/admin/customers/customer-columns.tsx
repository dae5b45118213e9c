import { euro } from "#app/features/admin/bookings/booking-words.ts";
import { BanTag } from "#app/features/admin/customers/ban-tag.tsx";
import { KIND_LABELS } from "#app/features/admin/customers/customer-words.ts";
import { ItalianDay } from "#app/features/admin/site-dates.tsx";
import { type Column, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCustomer } from "#domain/api/customers.ts";
import { paths } from "#domain/paths.ts";

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
      cell: (row) => <RowLink to={paths.adminCustomer(row.id) + search}>{customerName(row)}</RowLink>,
    },
    {
      id: "ban",
      header: "Segnalazioni",
      text: ({ banned }) => (banned ? "Non noleggiare" : ""),
      cell: ({ banned }) => banned && <BanTag />,
    },
    {
      id: "phone",
      header: "Telefono",
      text: ({ phone }) => phone ?? "",
      cell: ({ phone }) => <span className={textStyles.soft}>{phone ?? "–"}</span>,
    },
    {
      id: "email",
      header: "E-mail",
      order: "email",
      optional: true,
      text: ({ email }) => email ?? "",
      cell: ({ email }) => <span className={textStyles.soft}>{email ?? "–"}</span>,
    },
    {
      id: "bookings",
      header: "Prenotazioni",
      align: "end",
      text: ({ bookings }) => String(bookings),
      cell: ({ bookings }) => bookings,
    },
    {
      id: "enquiries",
      header: "Richieste",
      align: "end",
      optional: true,
      text: ({ enquiries }) => String(enquiries),
      cell: ({ enquiries }) => enquiries,
    },
    {
      id: "value",
      header: "Valore",
      align: "end",
      text: ({ value }) => String(value).replace(".", ","),
      cell: ({ value }) => euro(value),
    },
    {
      id: "last",
      header: "Ultimo ritiro",
      align: "end",
      optional: true,
      text: ({ last_pickup_at }) => last_pickup_at ?? "",
      cell: ({ last_pickup_at }) => (
        <span className={textStyles.soft}>{last_pickup_at ? <ItalianDay at={last_pickup_at} /> : "–"}</span>
      ),
    },
    {
      id: "kind",
      header: "Tipo",
      order: "kind",
      hidden: true,
      text: ({ kind }) => KIND_LABELS[kind],
      cell: ({ kind }) => KIND_LABELS[kind],
    },
    {
      id: "vat",
      header: "Partita IVA",
      hidden: true,
      text: ({ vat_number }) => vat_number ?? "",
      cell: ({ vat_number }) => vat_number ?? "–",
    },
    {
      id: "town",
      header: "Città",
      hidden: true,
      text: ({ town }) => town ?? "",
      cell: ({ town }) => town ?? "–",
    },
  ];
}
