import { ActiveTag } from "#app/features/admin/active-tag.tsx";
import { JetForm } from "#app/features/admin/jets/jet-form.tsx";
import { JetTextsForm } from "#app/features/admin/jets/jet-texts-form.tsx";
import { JET_WORDS, jetsTotal } from "#app/features/admin/jets/jets-words.ts";
import { OfferList } from "#app/features/admin/jets/offer-list.tsx";
import type { OfferRights } from "#app/features/admin/jets/offer-rights.ts";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiJet } from "#domain/api/jets/jets.ts";
import { eurosToCents, formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";

type JetRow = ApiJet & { name: string };

interface JetListProps {
  rows: readonly ApiJet[];
  total: number;
  /** Names of the active cities. */
  cities: readonly string[];
  rights: OfferRights;
}

/** The jets: a searchable table, its dialog, deactivation and removal (product.md#jet-form). */
export function JetList({ rows, total, cities, rights }: JetListProps) {
  return (
    <OfferList<JetRow>
      rows={rows.map((row) => ({ ...row, name: `${row.brand} ${row.model}` }))}
      total={total}
      meta={jetsTotal(total)}
      rights={rights}
      words={JET_WORDS.jet}
      path="/api/jets/:id"
      address={paths.adminJets}
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
        rights.manage ? (
          <JetForm jet={edited} cities={cities} onClose={onClose} />
        ) : (
          <JetTextsForm jet={edited ?? undefined} onClose={onClose} />
        )
      }
    />
  );
}

const hourly = ({ price }: ApiJet) => `${formatEuro(eurosToCents(price) ?? 0)} all'ora`;
const soft = (text: string) => <span className={textStyles.soft}>{text}</span>;

const COLUMNS: readonly Column<JetRow>[] = [
  { id: "type", header: "Tipo", order: "type", cell: ({ type }) => soft(type) },
  { id: "seats", header: "Posti", order: "passengers", align: "end", cell: ({ passengers }) => soft(`${passengers}`) },
  { id: "price", header: "Tariffa", order: "price", align: "end", cell: (row) => soft(hourly(row)) },
  { id: "cities", header: "Parte da", optional: true, cell: ({ cities }) => soft(cities.join(", ")) },
  {
    id: "active",
    header: "Stato",
    order: "active",
    cell: ({ active, available }) => (
      <>
        <ActiveTag active={active} /> {active && !available && soft("non disponibile")}
      </>
    ),
  },
];
