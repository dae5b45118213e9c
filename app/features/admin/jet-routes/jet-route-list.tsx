import { ActiveTag } from "#app/features/admin/active-tag.tsx";
import { api } from "#app/features/admin/api-client.ts";
import type { CatalogueItemAbilities } from "#app/features/admin/catalogue/catalogue-item-abilities.ts";
import { CATALOGUE_ITEM_FILTERS, CatalogueItemList } from "#app/features/admin/catalogue/catalogue-item-list.tsx";
import { catalogueItemStateColumn } from "#app/features/admin/catalogue/catalogue-item-state-column.tsx";
import { CATALOGUE_ITEM_WORDS } from "#app/features/admin/catalogue/catalogue-item-words.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { JetRouteForm } from "#app/features/admin/jet-routes/jet-route-form.tsx";
import { JetRouteTextsForm } from "#app/features/admin/jet-routes/jet-route-texts-form.tsx";
import { amountColumn, textColumn } from "#app/features/admin/lists/list-columns.tsx";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiJetRoute } from "#domain/api/jet-routes/jet-routes.ts";
import { durationLabel } from "#domain/jets/duration-label.ts";
import { createEmptyDraft, toJetQuoteQuery } from "#domain/jets/jet-quote-draft.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { paths } from "#domain/paths.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";

export const JET_ROUTE_LIST = createListResource({
  name: "jet-routes",
  filters: CATALOGUE_ITEM_FILTERS,
  days: "updated",
  order: "origin,position",
  read: (call) => api.list("/api/jet_routes", call),
});

interface JetRouteListProps {
  rows: readonly ApiJetRoute[];
  total: number;
  /** Names of the active cities. */
  cities: readonly string[];
  abilities: CatalogueItemAbilities;
}

/** Lists the popular routes with their form dialog, deactivation and deletion (product.md#popular-routes). */
export function JetRouteList({ rows, total, cities, abilities }: JetRouteListProps) {
  return (
    <CatalogueItemList
      resource={JET_ROUTE_LIST}
      list="jet-routes"
      rows={rows}
      nameOf={({ origin, destination }) => `${origin} – ${destination}`}
      total={total}
      abilities={abilities}
      words={CATALOGUE_ITEM_WORDS.route}
      path="/api/jet_routes/:id"
      address={panelPaths.adminJetRoutes}
      add="Aggiungi tratta"
      searchLabel="Cerca città o destinazione"
      empty={{ title: "Nessuna tratta", hint: "Le tratte più richieste di una città stanno sulle sue pagine." }}
      nameOrder="origin,position"
      columns={COLUMNS}
      summary={(row) => (
        <>
          <p className={textStyles.meta}>
            {durationLabel(ITALIAN_FORMATS, row.minutes)}, {fromPriceText(row)}
          </p>
          <ActiveTag active={row.active} feminine />
        </>
      )}
      publicPath={estimatePath}
      form={(edited, onClose) =>
        abilities.canManage ? (
          <JetRouteForm route={edited} cities={cities} onClose={onClose} />
        ) : (
          <JetRouteTextsForm route={edited ?? undefined} onClose={onClose} />
        )
      }
    />
  );
}

const fromPriceText = ({ price }: ApiJetRoute) => `da ${formatEuros(price)}`;
/** A route has no page of its own, so it links to its estimate. */
const estimatePath = ({ origin, destination }: ApiJetRoute) =>
  paths.jetQuote(toJetQuoteQuery({ ...createEmptyDraft(), legs: [{ from: origin, to: destination, date: "" }] }));

const COLUMNS: readonly Column<ApiJetRoute>[] = [
  textColumn("minutes", "Durata", ({ minutes }) => durationLabel(ITALIAN_FORMATS, minutes), {
    soft: true,
    order: "minutes",
  }),
  {
    ...amountColumn("price", "Prezzo", ({ price }) => price, { order: "price" }),
    cell: (row) => <span className={textStyles.soft}>{fromPriceText(row)}</span>,
  },
  textColumn("position", "Posizione", ({ position }) => String(position), { soft: true, align: "end" }),
  textColumn("description", "Testo", ({ description }) => description, { soft: true, isOptional: true }),
  catalogueItemStateColumn({ feminine: true }),
];
