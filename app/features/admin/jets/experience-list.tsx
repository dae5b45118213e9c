import { ActiveTag } from "#app/features/admin/active-tag.tsx";
import { api } from "#app/features/admin/api-client.ts";
import { euro } from "#app/features/admin/euro.ts";
import { ExperienceForm } from "#app/features/admin/jets/experience-form.tsx";
import { ExperienceTextsForm } from "#app/features/admin/jets/experience-texts-form.tsx";
import { JET_WORDS } from "#app/features/admin/jets/jets-words.ts";
import type { OfferAbilities } from "#app/features/admin/jets/offer-abilities.ts";
import { OFFER_FILTERS, OfferList } from "#app/features/admin/jets/offer-list.tsx";
import { offerStateColumn } from "#app/features/admin/jets/offer-state-column.tsx";
import { amountColumn, textColumn } from "#app/features/admin/lists/columns.tsx";
import { listResource } from "#app/features/admin/lists/list-resource.ts";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiExperience } from "#domain/api/jets/experiences.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { paths } from "#domain/paths.ts";

export const EXPERIENCE_LIST = listResource({
  name: "experiences",
  filters: OFFER_FILTERS,
  days: "updated",
  order: "name",
  read: (call) => api.list("/api/experiences", call),
});

interface ExperienceListProps {
  rows: readonly ApiExperience[];
  total: number;
  /** Names of the active cities. */
  cities: readonly string[];
  abilities: OfferAbilities;
}

/** The experiences: a searchable table, its dialog, deactivation and removal (product.md#experience). */
export function ExperienceList({ rows, total, cities, abilities }: ExperienceListProps) {
  return (
    <OfferList
      resource={EXPERIENCE_LIST}
      list="experiences"
      rows={rows}
      nameOf={({ name }) => name}
      total={total}
      abilities={abilities}
      words={JET_WORDS.experience}
      path="/api/experiences/:id"
      address={panelPaths.adminExperiences}
      add="Aggiungi esperienza"
      searchLabel="Cerca nome, slug o città"
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
        abilities.manage ? (
          <ExperienceForm experience={edited} cities={cities} onClose={onClose} />
        ) : (
          <ExperienceTextsForm experience={edited ?? undefined} onClose={onClose} />
        )
      }
    />
  );
}

const priced = ({ price, price_unit }: ApiExperience) => `${euro(price)} a ${price_unit}`;

const COLUMNS: readonly Column<ApiExperience>[] = [
  textColumn("location", "Città", ({ location }) => location, { soft: true, order: "location" }),
  textColumn("duration", "Durata", ({ duration }) => duration, { soft: true }),
  {
    ...amountColumn("price", "Prezzo", ({ price }) => price, { order: "price" }),
    cell: (row) => <span className={textStyles.soft}>{priced(row)}</span>,
  },
  offerStateColumn({ feminine: true }),
  textColumn("type", "Tipo", ({ type }) => type, { soft: true, hidden: true }),
  textColumn("includes", "Comprende", ({ includes }) => includes.join(", "), { soft: true, hidden: true }),
  textColumn("slug", "Slug", ({ slug }) => slug, { soft: true, hidden: true }),
];
