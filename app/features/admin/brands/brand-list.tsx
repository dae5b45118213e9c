import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { useActivation } from "#app/features/admin/activation.tsx";
import { ActiveTag } from "#app/features/admin/active-tag.tsx";
import { BrandForm } from "#app/features/admin/brands/brand-form.tsx";
import { RowActions } from "#app/features/admin/row-actions.tsx";
import { ItalianDay } from "#app/features/admin/site-dates.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { type Column, DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyState } from "#app/ui/panel/lists/empty-state.tsx";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBrand } from "#domain/api/brands.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";

export const BRANDS_PER_PAGE = 50;

const ACTIVATION = {
  path: "/api/brands/:id" as const,
  ...messages.panel.brands,
  consequence: "La sua pagina e le sue vetture non appariranno più sul sito.",
};
const STATES = [
  { value: "true", label: "Attivi" },
  { value: "false", label: "Disattivati" },
];

/** The brands: a searchable table, its dialog, deactivation and reactivation (product.md#activation). */
export function BrandList({ rows, total }: { rows: ApiBrand[]; total: number }) {
  const [edited, setEdited] = useState<ApiBrand | null>();
  const { deactivate, reactivate, dialog } = useActivation<ApiBrand>(ACTIVATION);
  const [parameters] = useSearchParams();
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
  return (
    <>
      <PageHeader title="Brand" actions={add} />
      <PageBody>
        <Toolbar end={<span className={textStyles.meta}>{total === 1 ? "1 brand" : `${total} brand`}</span>}>
          <ListSearchField label="Cerca per nome o slug" />
          <FilterSelect label="Stato" parameter="active" all="Tutti gli stati" options={STATES} />
        </Toolbar>
        <DataTable
          label="Brand"
          rows={rows}
          rowKey={({ id }) => id}
          faded={({ active }) => !active}
          columns={columns(setEdited, actions)}
          card={(brand) => <BrandCard brand={brand} onEdit={setEdited} actions={actions(brand)} />}
          empty={
            parameters.get("q") || parameters.get("active") ? (
              <EmptyState title="Nessun brand trovato" hint="Prova a cambiare la ricerca o il filtro." />
            ) : (
              <EmptyState title="Nessun brand" hint="Ogni brand attivo ha una pagina sul sito." action={add} />
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

function columns(onEdit: (brand: ApiBrand) => void, actions: (brand: ApiBrand) => ReactNode): Column<ApiBrand>[] {
  return [
    {
      id: "name",
      header: "Nome",
      order: "name",
      cell: (brand) => <RowButton onPress={() => onEdit(brand)}>{brand.name}</RowButton>,
    },
    { id: "slug", header: "Slug", order: "slug", cell: ({ slug }) => <span className={textStyles.soft}>{slug}</span> },
    { id: "title", header: "Meta title", cell: ({ meta_title }) => <MetaTitle text={meta_title} /> },
    { id: "active", header: "Stato", order: "active", cell: ({ active }) => <ActiveTag active={active} /> },
    {
      id: "created",
      header: "Creato il",
      order: "created_at",
      align: "end",
      cell: ({ created_at }) => (
        <span className={textStyles.soft}>
          <ItalianDay at={created_at} />
        </span>
      ),
    },
    { id: "actions", header: "Azioni", headerHidden: true, align: "end", cell: actions },
  ];
}

const MetaTitle = ({ text }: { text: string | null }) =>
  text ? <span className={textStyles.soft}>{text}</span> : <span className={textStyles.meta}>automatico</span>;

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
