import { ActiveTag } from "#app/features/admin/active-tag.tsx";
import { api } from "#app/features/admin/api-client.ts";
import { euro } from "#app/features/admin/euro.ts";
import { JetRouteForm } from "#app/features/admin/jets/jet-route-form.tsx";
import { JetRouteTextsForm } from "#app/features/admin/jets/jet-route-texts-form.tsx";
import { JET_WORDS } from "#app/features/admin/jets/jets-words.ts";
import type { OfferAbilities } from "#app/features/admin/jets/offer-abilities.ts";
import { OFFER_FILTERS, OfferList } from "#app/features/admin/jets/offer-list.tsx";
import { offerStateColumn } from "#app/features/admin/jets/offer-state-column.tsx";
import { amountColumn, textColumn } from "#app/features/admin/lists/columns.tsx";
import { listResource } from "#app/features/admin/lists/list-resource.ts";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiJetRoute } from "#domain/api/jets/jet-routes.ts";
import { durationLabel } from "#domain/jets/duration.ts";
import { emptyDraft, quoteQuery } from "#domain/jets/quote-draft.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { paths } from "#domain/paths.ts";

export const JET_ROUTE_LIST = listResource({
  name: "jet-routes",
  filters: OFFER_FILTERS,
  days: "updated",
  order: "origin,position",
  read: (call) => api.list("/api/jet_routes", call),
});

interface JetRouteListProps {
  rows: readonly ApiJetRoute[];
  total: number;
  /** Names of the active cities. */
  cities: readonly string[];
  abilities: OfferAbilities;
}

/** The popular routes: a searchable table, its dialog, deactivation and removal (product.md#popular-routes). */
export function JetRouteList({ rows, total, cities, abilities }: JetRouteListProps) {
  return (
    <OfferList
      resource={JET_ROUTE_LIST}
      list="jet-routes"
      rows={rows}
      nameOf={({ origin, destination }) => `${origin} – ${destination}`}
      total={total}
      abilities={abilities}
      words={JET_WORDS.route}
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
            {durationLabel(row.minutes)}, {from(row)}
          </p>
          <ActiveTag active={row.active} feminine />
        </>
      )}
      publicPath={estimateOf}
      form={(edited, onClose) =>
        abilities.manage ? (
          <JetRouteForm route={edited} cities={cities} onClose={onClose} />
        ) : (
          <JetRouteTextsForm route={edited ?? undefined} onClose={onClose} />
        )
      }
    />
  );
}

const from = ({ price }: ApiJetRoute) => `da ${euro(price)}`;
/** A route has no page of its own: its estimate is where it leads. */
const estimateOf = ({ origin, destination }: ApiJetRoute) =>
  paths.jetQuote(quoteQuery({ ...emptyDraft(), legs: [{ from: origin, to: destination, date: "" }] }));

const COLUMNS: readonly Column<ApiJetRoute>[] = [
  textColumn("minutes", "Durata", ({ minutes }) => durationLabel(minutes), { soft: true, order: "minutes" }),
  {
    ...amountColumn("price", "Prezzo", ({ price }) => price, { order: "price" }),
    cell: (row) => <span className={textStyles.soft}>{from(row)}</span>,
  },
  textColumn("position", "Posizione", ({ position }) => String(position), { soft: true, align: "end" }),
  textColumn("description", "Testo", ({ description }) => description, { soft: true, optional: true }),
  offerStateColumn({ feminine: true }),
];
