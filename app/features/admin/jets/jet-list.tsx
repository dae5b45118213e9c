import { ActiveTag } from "#app/features/admin/active-tag.tsx";
import { api } from "#app/features/admin/api-client.ts";
import type { CatalogueItemAbilities } from "#app/features/admin/catalogue/catalogue-item-abilities.ts";
import { CATALOGUE_ITEM_FILTERS, CatalogueItemList } from "#app/features/admin/catalogue/catalogue-item-list.tsx";
import { catalogueItemStateColumn } from "#app/features/admin/catalogue/catalogue-item-state-column.tsx";
import { CATALOGUE_ITEM_WORDS } from "#app/features/admin/catalogue/catalogue-item-words.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { JetForm } from "#app/features/admin/jets/jet-form.tsx";
import { JetTextsForm } from "#app/features/admin/jets/jet-texts-form.tsx";
import { amountColumn, textColumn } from "#app/features/admin/lists/list-columns.tsx";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiJet } from "#domain/api/jets/jets.ts";
import { panelPaths } from "#domain/panel-paths.ts";

export const JET_LIST = createListResource({
  name: "jets",
  filters: CATALOGUE_ITEM_FILTERS,
  days: "updated",
  order: "price",
  read: (call) => api.list("/api/jets", call),
});

interface JetListProps {
  rows: readonly ApiJet[];
  total: number;
  /** Names of the active cities with a page. */
  cities: readonly string[];
  abilities: CatalogueItemAbilities;
}

/** Lists the jets with their form dialog, deactivation and deletion (product.md#jet-form). */
export function JetList({ rows, total, cities, abilities }: JetListProps) {
  return (
    <CatalogueItemList
      resource={JET_LIST}
      list="jets"
      rows={rows}
      nameOf={({ brand, model }) => `${brand} ${model}`}
      total={total}
      abilities={abilities}
      words={CATALOGUE_ITEM_WORDS.jet}
      path="/api/jets/:id"
      address={panelPaths.adminJets}
      add="Aggiungi jet"
      searchLabel="Cerca per nome o slug"
      empty={{ title: "Nessun jet", hint: "Ogni jet attivo ha una pagina e una voce nelle stime." }}
      nameOrder="brand,model"
      columns={COLUMNS}
      summary={(row) => (
        <>
          <p className={textStyles.meta}>
            {row.type}, {hourlyRateText(row)}
          </p>
          <ActiveTag active={row.active} />
        </>
      )}
      publicPath={({ url }) => url}
      form={(edited, onClose) =>
        abilities.canManage ? (
          <JetForm jet={edited} cities={cities} onClose={onClose} />
        ) : (
          <JetTextsForm jet={edited ?? undefined} onClose={onClose} />
        )
      }
    />
  );
}

const hourlyRateText = ({ price }: ApiJet) => `${formatEuros(price)} all'ora`;

const COLUMNS: readonly Column<ApiJet>[] = [
  textColumn("type", "Tipo", ({ type }) => type, { soft: true, order: "type" }),
  textColumn("seats", "Posti", ({ passengers }) => String(passengers), {
    soft: true,
    order: "passengers",
    align: "end",
  }),
  {
    ...amountColumn("price", "Tariffa", ({ price }) => price, { order: "price" }),
    cell: (row) => <span className={textStyles.soft}>{hourlyRateText(row)}</span>,
  },
  textColumn("cities", "Parte da", ({ cities }) => cities.join(", "), { soft: true, isOptional: true }),
  catalogueItemStateColumn(),
  textColumn("range", "Autonomia (km)", ({ range_km }) => String(range_km), {
    soft: true,
    align: "end",
    isHidden: true,
  }),
  textColumn("speed", "Velocità (km/h)", ({ cruise_speed_kmh }) => String(cruise_speed_kmh), {
    soft: true,
    align: "end",
    isHidden: true,
  }),
  textColumn("airport", "Aeroporto", ({ airport }) => airport, { soft: true, isHidden: true }),
  textColumn("slug", "Slug", ({ slug }) => slug, { soft: true, isHidden: true }),
];
