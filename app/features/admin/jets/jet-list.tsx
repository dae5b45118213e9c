import { ActiveTag } from "#app/features/admin/active-tag.tsx";
import { api } from "#app/features/admin/api-client.ts";
import { euro } from "#app/features/admin/euro.ts";
import { JetForm } from "#app/features/admin/jets/jet-form.tsx";
import { JetTextsForm } from "#app/features/admin/jets/jet-texts-form.tsx";
import { JET_WORDS } from "#app/features/admin/jets/jets-words.ts";
import type { OfferAbilities } from "#app/features/admin/jets/offer-abilities.ts";
import { OFFER_FILTERS, OfferList } from "#app/features/admin/jets/offer-list.tsx";
import { offerStateColumn } from "#app/features/admin/jets/offer-state-column.tsx";
import { amountColumn, textColumn } from "#app/features/admin/lists/columns.tsx";
import { listResource } from "#app/features/admin/lists/list-resource.ts";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiJet } from "#domain/api/jets/jets.ts";
import { panelPaths } from "#domain/panel-paths.ts";

export const JET_LIST = listResource({
  name: "jets",
  filters: OFFER_FILTERS,
  days: "updated",
  order: "price",
  read: (call) => api.list("/api/jets", call),
});

interface JetListProps {
  rows: readonly ApiJet[];
  total: number;
  /** Names of the active cities with a page. */
  cities: readonly string[];
  abilities: OfferAbilities;
}

/** The jets: a searchable table, its dialog, deactivation and removal (product.md#jet-form). */
export function JetList({ rows, total, cities, abilities }: JetListProps) {
  return (
    <OfferList
      resource={JET_LIST}
      list="jets"
      rows={rows}
      nameOf={({ brand, model }) => `${brand} ${model}`}
      total={total}
      abilities={abilities}
      words={JET_WORDS.jet}
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
            {row.type}, {hourly(row)}
          </p>
          <ActiveTag active={row.active} />
        </>
      )}
      publicPath={({ url }) => url}
      form={(edited, onClose) =>
        abilities.manage ? (
          <JetForm jet={edited} cities={cities} onClose={onClose} />
        ) : (
          <JetTextsForm jet={edited ?? undefined} onClose={onClose} />
        )
      }
    />
  );
}

const hourly = ({ price }: ApiJet) => `${euro(price)} all'ora`;

const COLUMNS: readonly Column<ApiJet>[] = [
  textColumn("type", "Tipo", ({ type }) => type, { soft: true, order: "type" }),
  textColumn("seats", "Posti", ({ passengers }) => String(passengers), {
    soft: true,
    order: "passengers",
    align: "end",
  }),
  {
    ...amountColumn("price", "Tariffa", ({ price }) => price, { order: "price" }),
    cell: (row) => <span className={textStyles.soft}>{hourly(row)}</span>,
  },
  textColumn("cities", "Parte da", ({ cities }) => cities.join(", "), { soft: true, optional: true }),
  offerStateColumn(),
  textColumn("range", "Autonomia (km)", ({ range_km }) => String(range_km), { soft: true, align: "end", hidden: true }),
  textColumn("speed", "Velocità (km/h)", ({ cruise_speed_kmh }) => String(cruise_speed_kmh), {
    soft: true,
    align: "end",
    hidden: true,
  }),
  textColumn("airport", "Aeroporto", ({ airport }) => airport, { soft: true, hidden: true }),
  textColumn("slug", "Slug", ({ slug }) => slug, { soft: true, hidden: true }),
];
