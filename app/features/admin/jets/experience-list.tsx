import { ActiveTag } from "#app/features/admin/active-tag.tsx";
import { ExperienceForm } from "#app/features/admin/jets/experience-form.tsx";
import { ExperienceTextsForm } from "#app/features/admin/jets/experience-texts-form.tsx";
import { experiencesTotal, JET_WORDS } from "#app/features/admin/jets/jets-words.ts";
import { OfferList } from "#app/features/admin/jets/offer-list.tsx";
import type { OfferRights } from "#app/features/admin/jets/offer-rights.ts";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiExperience } from "#domain/api/jets/experiences.ts";
import { eurosToCents, formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";

interface ExperienceListProps {
  rows: readonly ApiExperience[];
  total: number;
  /** Names of the active cities. */
  cities: readonly string[];
  rights: OfferRights;
}

/** The experiences: a searchable table, its dialog, deactivation and removal (product.md#experience). */
export function ExperienceList({ rows, total, cities, rights }: ExperienceListProps) {
  return (
    <OfferList<ApiExperience>
      rows={rows}
      total={total}
      meta={experiencesTotal(total)}
      rights={rights}
      words={JET_WORDS.experience}
      path="/api/experiences/:id"
      address={paths.adminExperiences}
      add="Aggiungi esperienza"
      searchLabel="Cerca per nome, slug o città"
      empty={{ title: "Nessuna esperienza", hint: "Ogni esperienza attiva ha una pagina sul sito." }}
      nameOrder="name"
      columns={COLUMNS}
      summary={(row) => (
        <>
          <p className={textStyles.meta}>{priced(row)}</p>
          <ActiveTag active={row.active} feminine />
        </>
      )}
      publicPath={({ slug, active }) => (active ? paths.experience(slug) : null)}
      form={(edited, onClose) =>
        rights.manage ? (
          <ExperienceForm experience={edited} cities={cities} onClose={onClose} />
        ) : (
          <ExperienceTextsForm experience={edited ?? undefined} onClose={onClose} />
        )
      }
    />
  );
}

const priced = ({ price, price_unit }: ApiExperience) => `${formatEuro(eurosToCents(price) ?? 0)} a ${price_unit}`;
const soft = (text: string) => <span className={textStyles.soft}>{text}</span>;

const COLUMNS: readonly Column<ApiExperience>[] = [
  { id: "location", header: "Città", order: "location", cell: ({ location }) => soft(location) },
  { id: "duration", header: "Durata", cell: ({ duration }) => soft(duration) },
  { id: "price", header: "Prezzo", order: "price", align: "end", cell: (row) => soft(priced(row)) },
  {
    id: "active",
    header: "Stato",
    order: "active",
    cell: ({ active, available }) => (
      <>
        <ActiveTag active={active} feminine /> {active && !available && soft("non disponibile")}
      </>
    ),
  },
];
