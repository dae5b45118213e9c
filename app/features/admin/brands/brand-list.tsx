import { useState } from "react";
import { useSearchParams } from "react-router";
import { useActivation } from "#app/features/admin/activation.tsx";
import { api } from "#app/features/admin/api-client.ts";
import { BrandForm } from "#app/features/admin/brands/brand-form.tsx";
import { bulkActivationActions } from "#app/features/admin/lists/bulk-activation.ts";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import { RowActions } from "#app/features/admin/row-actions.tsx";
import { metaListColumns, SitePageCard, sitePageColumns } from "#app/features/admin/site-page-columns.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import type { ApiBrand } from "#domain/api/brands/brands.ts";
import { formatNumber } from "#domain/numbers.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { paths } from "#domain/paths.ts";

export const BRAND_LIST = createListResource({
  name: "brands",
  filters: ["q", "active"],
  days: "created",
  order: "name",
  read: (call) => api.list("/api/brands", call),
});

const ACTIVATION_WORDS = {
  path: "/api/brands/:id" as const,
  ...panelMessages.brands,
  consequence: "La sua pagina e le sue vetture non appariranno più sul sito.",
};
const BULK_ACTIONS = bulkActivationActions<ApiBrand>({
  path: ACTIVATION_WORDS.path,
  countLabel: (count) => `${count} brand`,
  consequences: "Le loro pagine e le loro vetture non appariranno più sul sito.",
});
const selectedBrandsLabel = (count: number) => `${count} brand ${count === 1 ? "scelto" : "scelti"}`;
const STATES = [
  { value: "true", label: "Attivi" },
  { value: "false", label: "Disattivati" },
];

/** Lists the brands with their form dialog, deactivation and reactivation (product.md#activation). */
export function BrandList({ rows, total }: { rows: ApiBrand[]; total: number }) {
  const [parameters] = useSearchParams();
  // The first steps of the dashboard link directly to the form.
  const [edited, setEdited] = useState<ApiBrand | null | undefined>(() => (parameters.has("new") ? null : undefined));
  const { deactivate, reactivate, dialog } = useActivation<ApiBrand>(ACTIVATION_WORDS);
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
    <ListScreen
      resource={BRAND_LIST}
      header={{ title: "Brand", actions: add }}
      rows={rows}
      total={total}
      count={`${formatNumber(total)} brand`}
      filters={
        <>
          <ListSearchField label="Cerca per nome o slug" />
          <FilterSelect label="Stato" parameter="active" all="Tutti gli stati" options={STATES} />
          <PeriodFilter label="Creati" />
        </>
      }
      bulk={{ actions: BULK_ACTIONS, selectionLabel: selectedBrandsLabel, name: ({ name }) => name }}
      isFaded={({ active }) => !active}
      columns={sitePageColumns({
        onEdit: setEdited,
        actions,
        middleColumns: metaListColumns<ApiBrand>({ isTitleShown: true }),
      })}
      card={(brand) => (
        <SitePageCard row={brand} summary={brand.slug} onEdit={() => setEdited(brand)} actions={actions(brand)} />
      )}
      nothingFound="Nessun brand trovato"
      empty={{ title: "Nessun brand", hint: "Ogni brand attivo ha una pagina sul sito.", action: add }}
      pages="brand"
    >
      <BrandForm brand={edited} onClose={() => setEdited(undefined)} />
      {dialog}
    </ListScreen>
  );
}
