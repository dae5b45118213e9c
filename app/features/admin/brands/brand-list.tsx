import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { useActivation } from "#app/features/admin/activation.tsx";
import { ActiveTag } from "#app/features/admin/active-tag.tsx";
import { api } from "#app/features/admin/api-client.ts";
import { brandColumns } from "#app/features/admin/brands/brand-columns.tsx";
import { BrandForm } from "#app/features/admin/brands/brand-form.tsx";
import { brandQuery } from "#app/features/admin/brands/brand-query.ts";
import { BulkActions } from "#app/features/admin/lists/bulk-actions.tsx";
import { bulkActivation } from "#app/features/admin/lists/bulk-activation.ts";
import { DAY_PARAMETERS } from "#app/features/admin/lists/list-days.ts";
import { ListTools } from "#app/features/admin/lists/list-tools.tsx";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { RowActions } from "#app/features/admin/row-actions.tsx";
import { ItalianDay } from "#app/features/admin/site-dates.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-state.tsx";
import { useListColumns } from "#app/ui/panel/lists/list-columns.ts";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { useRowSelection } from "#app/ui/panel/lists/row-selection.ts";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiBrand } from "#domain/api/brands.ts";
import { formatNumber } from "#domain/numbers.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { paths } from "#domain/paths.ts";

export const BRANDS_PER_PAGE = 50;

const ACTIVATION = {
  path: "/api/brands/:id" as const,
  ...panelMessages.brands,
  consequence: "La sua pagina e le sue vetture non appariranno più sul sito.",
};
const BULK = bulkActivation<ApiBrand>({
  path: ACTIVATION.path,
  counted: (count) => `${count} brand`,
  consequences: "Le loro pagine e le loro vetture non appariranno più sul sito.",
});
const chosen = (count: number) => `${count} brand ${count === 1 ? "scelto" : "scelti"}`;
const STATES = [
  { value: "true", label: "Attivi" },
  { value: "false", label: "Disattivati" },
];

/** The brands: a searchable table, its dialog, deactivation and reactivation (product.md#activation). */
export function BrandList({ rows, total }: { rows: ApiBrand[]; total: number }) {
  const [edited, setEdited] = useState<ApiBrand | null>();
  const { deactivate, reactivate, dialog } = useActivation<ApiBrand>(ACTIVATION);
  const [parameters] = useSearchParams();
  const { timeZone } = useSite();
  const filtered = ["q", "active", ...DAY_PARAMETERS].some((name) => parameters.has(name));
  const add = (
    <Button look="primary" icon="plus" onClick={() => setEdited(null)}>
      Aggiungi brand
    </Button>
  );
  const actions = (brand: ApiBrand) => (
    <RowActions
      row={brand}
      publicPath={paths.brand(brand.slug)}
      onEdit={() => setEdited(brand)}
      onDeactivate={() => deactivate(brand)}
      onReactivate={() => reactivate(brand)}
    />
  );
  const columns = useListColumns("brands", brandColumns({ onEdit: setEdited, actions }));
  const read = (window: { limit: number; offset: number }) =>
    api.list("/api/brands", { query: { ...brandQuery(parameters, new Date(), timeZone), ...window } });
  const selection = { ...useRowSelection(rows, ({ id }) => id), name: ({ name }: ApiBrand) => name };
  return (
    <>
      <PageHeader title="Brand" actions={add} />
      <PageBody>
        <Toolbar
          crowded
          end={
            <ListTools
              list="brands"
              columns={columns}
              read={read}
              total={total}
              count={`${formatNumber(total)} brand`}
            />
          }
        >
          <ListSearchField label="Cerca per nome o slug" />
          <FilterSelect label="Stato" parameter="active" all="Tutti gli stati" options={STATES} />
          <PeriodFilter label="Creati" />
        </Toolbar>
        <BulkActions selection={selection} actions={BULK} said={chosen} />
        <DataTable
          label="Brand"
          rows={rows}
          rowKey={({ id }) => id}
          selection={selection}
          faded={({ active }) => !active}
          columns={columns.shown}
          card={(brand) => <BrandCard brand={brand} onEdit={setEdited} actions={actions(brand)} />}
          empty={
            filtered ? (
              <EmptyList title="Nessun brand trovato" hint={LIST_WORDS.nothingFoundHint} />
            ) : (
              <EmptyList title="Nessun brand" hint="Ogni brand attivo ha una pagina sul sito." action={add} />
            )
          }
        />
        <Pagination total={total} size={BRANDS_PER_PAGE} label="brand" />
      </PageBody>
      <BrandForm brand={edited} onClose={() => setEdited(undefined)} />
      {dialog}
    </>
  );
}

interface BrandCardProps {
  brand: ApiBrand;
  onEdit: (brand: ApiBrand) => void;
  actions: ReactNode;
}

function BrandCard({ brand, onEdit, actions }: BrandCardProps) {
  return (
    <CardHead>
      <div>
        <RowButton onPress={() => onEdit(brand)}>{brand.name}</RowButton>
        <p className={textStyles.meta}>{brand.slug}</p>
        <p className={textStyles.meta}>
          Creato il <ItalianDay at={brand.created_at} />
        </p>
        <ActiveTag active={brand.active} />
      </div>
      {actions}
    </CardHead>
  );
}
