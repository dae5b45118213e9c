import type { ReactNode } from "react";
import { ActiveTag, activeWord } from "#app/features/admin/active-tag.tsx";
import { actionsColumn, instantDayColumn, textColumn } from "#app/features/admin/lists/columns.tsx";
import { metaListColumns } from "#app/features/admin/meta-columns.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCity } from "#domain/api/cities.ts";
import { CITY_LANGUAGE_CODES } from "#domain/languages.ts";

interface CityHandling {
  onEdit: (city: ApiCity) => void;
  actions: (city: ApiCity) => ReactNode;
}

/** The columns of the cities; some are shown only to who chooses them. */
export function cityColumns({ onEdit, actions }: CityHandling): Column<ApiCity>[] {
  return [
    {
      id: "name",
      fixed: true,
      header: "Nome",
      order: "name",
      text: ({ name }) => name,
      cell: (city) => <RowButton onPress={() => onEdit(city)}>{city.name}</RowButton>,
    },
    textColumn("slug", "Slug", ({ slug }) => slug, { soft: true, order: "slug" }),
    textColumn("country", "Paese", ({ country }) => country, { order: "country" }),
    {
      id: "texts",
      header: "Testi",
      text: (city) => writtenLanguages(city).join(" "),
      cell: (city) => <span className={textStyles.meta}>{writtenLanguages(city).join(" ") || "nessuno"}</span>,
    },
    ...metaListColumns<ApiCity>({ titleShown: false }),
    textColumn("zone", "Fuso orario", ({ time_zone }) => time_zone, { soft: true, hidden: true }),
    {
      id: "active",
      header: "Stato",
      order: "active",
      text: ({ active }) => activeWord(active, true),
      cell: ({ active }) => <ActiveTag active={active} feminine />,
    },
    instantDayColumn("created", "Creata il", ({ created_at }) => created_at, { order: "created_at" }),
    actionsColumn(actions),
  ];
}

/** In which languages the page's text is written. */
const writtenLanguages = (city: ApiCity) => CITY_LANGUAGE_CODES.filter((code) => city.descriptions[code]);
