import { ActiveTag } from "#app/features/admin/active-tag.tsx";
import { api } from "#app/features/admin/api-client.ts";
import type { CatalogueItemAbilities } from "#app/features/admin/catalogue/catalogue-item-abilities.ts";
import { CATALOGUE_ITEM_FILTERS, CatalogueItemList } from "#app/features/admin/catalogue/catalogue-item-list.tsx";
import { catalogueItemStateColumn } from "#app/features/admin/catalogue/catalogue-item-state-column.tsx";
import { CATALOGUE_ITEM_WORDS } from "#app/features/admin/catalogue/catalogue-item-words.ts";
import { ExperienceForm } from "#app/features/admin/experiences/experience-form.tsx";
import { ExperienceTextsForm } from "#app/features/admin/experiences/experience-texts-form.tsx";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { amountColumn, textColumn } from "#app/features/admin/lists/list-columns.tsx";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiExperience } from "#domain/api/experiences/experiences.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { paths } from "#domain/paths.ts";

export const EXPERIENCE_LIST = createListResource({
  name: "experiences",
  filters: CATALOGUE_ITEM_FILTERS,
  days: "updated",
  order: "name",
  read: (call) => api.list("/api/experiences", call),
});

interface ExperienceListProps {
  rows: readonly ApiExperience[];
  total: number;
  /** Names of the active cities. */
  cities: readonly string[];
  abilities: CatalogueItemAbilities;
}

/** Lists the experiences with their form dialog, deactivation and deletion (product.md#experience). */
export function ExperienceList({ rows, total, cities, abilities }: ExperienceListProps) {
  return (
    <CatalogueItemList
      resource={EXPERIENCE_LIST}
      list="experiences"
      rows={rows}
      nameOf={({ name }) => name}
      total={total}
      abilities={abilities}
      words={CATALOGUE_ITEM_WORDS.experience}
      path="/api/experiences/:id"
      address={panelPaths.adminExperiences}
      add="Aggiungi esperienza"
      searchLabel="Cerca nome, slug o città"
      empty={{ title: "Nessuna esperienza", hint: "Ogni esperienza attiva ha una pagina sul sito." }}
      nameOrder="name"
      columns={COLUMNS}
      summary={(row) => (
        <>
          <p className={textStyles.meta}>{experiencePriceText(row)}</p>
          <ActiveTag active={row.active} feminine />
        </>
      )}
      publicPath={({ slug, active }) => (active ? paths.experience(slug) : null)}
      form={(edited, onClose) =>
        abilities.canManage ? (
          <ExperienceForm experience={edited} cities={cities} onClose={onClose} />
        ) : (
          <ExperienceTextsForm experience={edited ?? undefined} onClose={onClose} />
        )
      }
    />
  );
}

const experiencePriceText = ({ price, price_unit }: ApiExperience) => `${formatEuros(price)} a ${price_unit}`;

const COLUMNS: readonly Column<ApiExperience>[] = [
  textColumn("location", "Città", ({ location }) => location, { soft: true, order: "location" }),
  textColumn("duration", "Durata", ({ duration }) => duration, { soft: true }),
  {
    ...amountColumn("price", "Prezzo", ({ price }) => price, { order: "price" }),
    cell: (row) => <span className={textStyles.soft}>{experiencePriceText(row)}</span>,
  },
  catalogueItemStateColumn({ feminine: true }),
  textColumn("type", "Tipo", ({ type }) => type, { soft: true, isHidden: true }),
  textColumn("includes", "Comprende", ({ includes }) => includes.join(", "), { soft: true, isHidden: true }),
  textColumn("slug", "Slug", ({ slug }) => slug, { soft: true, isHidden: true }),
];
