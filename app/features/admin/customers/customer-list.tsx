import { useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { euro } from "#app/features/admin/bookings/booking-words.ts";
import { BanTag } from "#app/features/admin/customers/ban-tag.tsx";
import { customerColumns, customerName } from "#app/features/admin/customers/customer-columns.tsx";
import { CustomerForm } from "#app/features/admin/customers/customer-form.tsx";
import { customerQuery } from "#app/features/admin/customers/customer-query.ts";
import { CUSTOMER_WORDS, KIND_LABELS } from "#app/features/admin/customers/customer-words.ts";
import { DAY_PARAMETERS } from "#app/features/admin/lists/list-days.ts";
import { ListTools } from "#app/features/admin/lists/list-tools.tsx";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { DataTable, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-state.tsx";
import { useListColumns } from "#app/ui/panel/lists/list-columns.ts";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiCustomer } from "#domain/api/customers.ts";
import { CUSTOMER_KINDS } from "#domain/customers/customer.ts";
import { counted } from "#domain/numbers.ts";
import { panelPaths } from "#domain/panel-paths.ts";

export const CUSTOMERS_PER_PAGE = 50;

const KINDS = CUSTOMER_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }));
const BANNED = [{ value: "true", label: "Non noleggiare" }];

interface CustomerListProps {
  rows: ApiCustomer[];
  total: number;
}

/** Everybody who has booked or asked, one record each (product.md#customers). */
export function CustomerList({ rows, total }: CustomerListProps) {
  const [adding, setAdding] = useState(false);
  const [parameters] = useSearchParams();
  const { timeZone } = useSite();
  const search = parameters.size > 0 ? `?${parameters}` : "";
  const filtered = ["q", "kind", "banned", ...DAY_PARAMETERS].some((name) => parameters.has(name));
  const columns = useListColumns("customers", customerColumns(search));
  const read = (window: { limit: number; offset: number }) =>
    api.list("/api/customers", { query: { ...customerQuery(parameters, new Date(), timeZone), ...window } });
  return (
    <>
      <PageHeader
        title="Clienti"
        meta="chi prenota e chi scrive, una scheda per persona"
        actions={
          <Button look="primary" onClick={() => setAdding(true)}>
            Nuovo cliente
          </Button>
        }
      />
      <PageBody>
        <Toolbar
          crowded
          end={
            <ListTools
              list="customers"
              columns={columns}
              read={read}
              total={total}
              count={counted(total, "cliente", "clienti")}
            />
          }
        >
          <ListSearchField label="Cerca per nome, e-mail, telefono o società" placeholder="Nome, e-mail, telefono" />
          <FilterSelect label="Tipo" parameter="kind" all="Persone e società" options={KINDS} />
          <FilterSelect label="Segnalazioni" parameter="banned" all="Con e senza segnalazioni" options={BANNED} />
          <PeriodFilter label="Ultimo ritiro" all="Ultimo ritiro: sempre" coming />
        </Toolbar>
        <DataTable
          label="Clienti"
          rows={rows}
          rowKey={({ id }) => id}
          columns={columns.shown}
          card={(row) => <CustomerCard row={row} search={search} />}
          empty={
            <EmptyList
              title={filtered ? "Nessun cliente trovato" : "Nessun cliente"}
              hint={
                filtered
                  ? LIST_WORDS.nothingFoundHint
                  : "Chi prenota o scrive compare qui da solo; gli altri si aggiungono a mano."
              }
            />
          }
        />
        <Pagination total={total} size={CUSTOMERS_PER_PAGE} label="clienti" />
      </PageBody>
      <CustomerForm customer={adding ? null : undefined} onClose={() => setAdding(false)} />
    </>
  );
}

/** A customer on a phone. */
function CustomerCard({ row, search }: { row: ApiCustomer; search: string }) {
  const { phone, email, bookings, value, banned } = row;
  return (
    <>
      <RowLink to={panelPaths.adminCustomer(row.id) + search}>{customerName(row)}</RowLink>
      {banned && <BanTag />}
      <p className={`${textStyles.meta} ${textStyles.ellipsis}`}>{[phone, email].filter(Boolean).join(" · ")}</p>
      <p className={textStyles.meta}>{[CUSTOMER_WORDS.bookings(bookings), euro(value)].join(", ")}</p>
    </>
  );
}
