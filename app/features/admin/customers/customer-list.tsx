import { useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { BanTag } from "#app/features/admin/customers/ban-tag.tsx";
import { CustomerForm } from "#app/features/admin/customers/customer-form.tsx";
import { CUSTOMER_KIND_LABELS, CUSTOMER_WORDS } from "#app/features/admin/customers/customer-words.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { amountColumn, instantDayColumn, textColumn } from "#app/features/admin/lists/list-columns.tsx";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { type Column, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCustomer } from "#domain/api/customers/customers.ts";
import { CUSTOMER_KINDS } from "#domain/customers/customer.ts";
import { formatCount } from "#domain/numbers.ts";
import { panelPaths } from "#domain/panel-paths.ts";

export const CUSTOMER_LIST = createListResource({
  name: "customers",
  filters: ["q", "kind", "banned"],
  days: "last_pickup",
  order: "",
  read: (call) => api.list("/api/customers", call),
});

const KINDS = CUSTOMER_KINDS.map((kind) => ({ value: kind, label: CUSTOMER_KIND_LABELS[kind] }));
const BAN_OPTIONS = [{ value: "true", label: "Non noleggiare" }];

interface CustomerListProps {
  rows: ApiCustomer[];
  total: number;
}

/** Lists everybody who has booked or sent an enquiry, one record each (product.md#customers). */
export function CustomerList({ rows, total }: CustomerListProps) {
  const [adding, setAdding] = useState(false);
  const [parameters] = useSearchParams();
  const search = parameters.size > 0 ? `?${parameters}` : "";
  return (
    <ListScreen
      resource={CUSTOMER_LIST}
      header={{
        title: "Clienti",
        meta: "chi prenota e chi scrive, una scheda per persona",
        actions: (
          <Button look="primary" onClick={() => setAdding(true)}>
            Nuovo cliente
          </Button>
        ),
      }}
      rows={rows}
      total={total}
      count={formatCount(total, "cliente", "clienti")}
      filters={
        <>
          <ListSearchField label="Cerca per nome, e-mail, telefono o società" placeholder="Nome, e-mail, telefono" />
          <FilterSelect label="Tipo" parameter="kind" all="Persone e società" options={KINDS} />
          <FilterSelect label="Segnalazioni" parameter="banned" all="Con e senza segnalazioni" options={BAN_OPTIONS} />
          <PeriodFilter label="Ultimo ritiro" all="Ultimo ritiro: sempre" hasUpcoming />
        </>
      }
      columns={customerColumns(search)}
      card={(row) => <CustomerCard row={row} search={search} />}
      nothingFound="Nessun cliente trovato"
      empty={{
        title: "Nessun cliente",
        hint: "Chi prenota o scrive compare qui da solo; gli altri si aggiungono a mano.",
      }}
      pages="clienti"
    >
      <CustomerForm customer={adding ? null : undefined} onClose={() => setAdding(false)} />
    </ListScreen>
  );
}

const customerName = ({ name, company_name }: ApiCustomer) => (company_name ? `${name}, ${company_name}` : name);

/** The columns of the list; the last columns are optional. None contains document numbers. */
function customerColumns(search: string): Column<ApiCustomer>[] {
  return [
    {
      id: "name",
      isFixed: true,
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
    textColumn("email", "E-mail", ({ email }) => email, { soft: true, order: "email", isOptional: true }),
    textColumn("bookings", "Prenotazioni", ({ bookings }) => String(bookings), { align: "end" }),
    textColumn("enquiries", "Richieste", ({ enquiries }) => String(enquiries), { align: "end", isOptional: true }),
    amountColumn("value", "Valore", ({ value }) => value),
    instantDayColumn("last", "Ultimo ritiro", ({ last_pickup_at }) => last_pickup_at, { isOptional: true }),
    textColumn("kind", "Tipo", ({ kind }) => CUSTOMER_KIND_LABELS[kind], { order: "kind", isHidden: true }),
    textColumn("vat", "Partita IVA", ({ vat_number }) => vat_number, { isHidden: true }),
    textColumn("town", "Città", ({ town }) => town, { isHidden: true }),
  ];
}

/** A customer as a card, for phones. */
function CustomerCard({ row, search }: { row: ApiCustomer; search: string }) {
  const { phone, email, bookings, value, banned } = row;
  return (
    <>
      <RowLink to={panelPaths.adminCustomer(row.id) + search}>{customerName(row)}</RowLink>
      {banned && <BanTag />}
      <p className={`${textStyles.meta} ${textStyles.ellipsis}`}>{[phone, email].filter(Boolean).join(" · ")}</p>
      <p className={textStyles.meta}>{[CUSTOMER_WORDS.bookings(bookings), formatEuros(value)].join(", ")}</p>
    </>
  );
}
