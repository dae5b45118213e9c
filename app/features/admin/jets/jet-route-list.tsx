import { ActiveTag } from "#app/features/admin/active-tag.tsx";
import { JetRouteForm } from "#app/features/admin/jets/jet-route-form.tsx";
import { JetRouteTextsForm } from "#app/features/admin/jets/jet-route-texts-form.tsx";
import { JET_WORDS, routesTotal } from "#app/features/admin/jets/jets-words.ts";
import { OfferList } from "#app/features/admin/jets/offer-list.tsx";
import type { OfferRights } from "#app/features/admin/jets/offer-rights.ts";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiJetRoute } from "#domain/api/jets/jet-routes.ts";
import { durationLabel } from "#domain/jets/duration.ts";
import { emptyDraft, quoteQuery } from "#domain/jets/quote-draft.ts";
import { eurosToCents, formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";

type RouteRow = ApiJetRoute & { name: string };

interface JetRouteListProps {
  rows: readonly ApiJetRoute[];
  total: number;
  /** Names of the active cities. */
  cities: readonly string[];
  rights: OfferRights;
}

/** The popular routes: a searchable table, its dialog, deactivation and removal (product.md#popular-routes). */
export function JetRouteList({ rows, total, cities, rights }: JetRouteListProps) {
  return (
    <OfferList<RouteRow>
      rows={rows.map((row) => ({ ...row, name: `${row.origin} – ${row.destination}` }))}
      total={total}
      meta={routesTotal(total)}
      rights={rights}
      words={JET_WORDS.route}
      path="/api/jet_routes/:id"
      address={paths.adminJetRoutes}
      add="Aggiungi tratta"
      searchLabel="Cerca per città o destinazione"
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
        rights.manage ? (
          <JetRouteForm route={edited} cities={cities} onClose={onClose} />
        ) : (
          <JetRouteTextsForm route={edited ?? undefined} onClose={onClose} />
        )
      }
    />
  );
}

const from = ({ price }: ApiJetRoute) => `da ${formatEuro(eurosToCents(price) ?? 0)}`;
const soft = (text: string) => <span className={textStyles.soft}>{text}</span>;
/** A route has no page of its own: its estimate is where it leads. */
const estimateOf = ({ origin, destination }: ApiJetRoute) =>
  paths.jetQuote(quoteQuery({ ...emptyDraft(), legs: [{ from: origin, to: destination, date: "" }] }));

const COLUMNS: readonly Column<RouteRow>[] = [
  { id: "minutes", header: "Durata", order: "minutes", cell: ({ minutes }) => soft(durationLabel(minutes)) },
  { id: "price", header: "Prezzo", order: "price", align: "end", cell: (row) => soft(from(row)) },
  { id: "position", header: "Posizione", align: "end", cell: ({ position }) => soft(`${position}`) },
  { id: "description", header: "Testo", optional: true, cell: ({ description }) => soft(description ?? "–") },
  { id: "active", header: "Stato", order: "active", cell: ({ active }) => <ActiveTag active={active} feminine /> },
];
