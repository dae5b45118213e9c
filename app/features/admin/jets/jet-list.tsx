import { ActiveTag } from "#app/features/admin/active-tag.tsx";
import { api } from "#app/features/admin/api-client.ts";
import { JetForm } from "#app/features/admin/jets/jet-form.tsx";
import { JetTextsForm } from "#app/features/admin/jets/jet-texts-form.tsx";
import { JET_WORDS } from "#app/features/admin/jets/jets-words.ts";
import type { OfferAbilities } from "#app/features/admin/jets/offer-abilities.ts";
import { OfferList } from "#app/features/admin/jets/offer-list.tsx";
import { JETS_ORDER, offerQuery } from "#app/features/admin/jets/offer-query.ts";
import { offerStateColumn } from "#app/features/admin/jets/offer-state-column.tsx";
import { amountColumn, textColumn } from "#app/features/admin/lists/columns.tsx";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiJet } from "#domain/api/jets/jets.ts";
import { eurosToCents, formatEuro } from "#domain/money.ts";
import { panelPaths } from "#domain/panel-paths.ts";

type JetRow = ApiJet & { name: string };

interface JetListProps {
  rows: readonly ApiJet[];
  total: number;
  /** Names of the active cities with a page. */
  cities: readonly string[];
  abilities: OfferAbilities;
}

/** The jets: a searchable table, its dialog, deactivation and removal (product.md#jet-form). */
export function JetList({ rows, total, cities, abilities }: JetListProps) {
  const { timeZone } = useSite();
  const read = async (parameters: URLSearchParams, window: { limit: number; offset: number }) => {
    const query = { ...offerQuery(parameters, JETS_ORDER, new Date(), timeZone), ...window };
    const found = await api.list("/api/jets", { query });
    return { rows: found.rows.map(named), total: found.total };
  };
  return (
    <OfferList<JetRow>
      list="jets"
      rows={rows.map(named)}
      read={read}
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

const named = (row: ApiJet): JetRow => ({ ...row, name: `${row.brand} ${row.model}` });
const hourly = ({ price }: ApiJet) => `${formatEuro(eurosToCents(price) ?? 0)} all'ora`;

const COLUMNS: readonly Column<JetRow>[] = [
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
