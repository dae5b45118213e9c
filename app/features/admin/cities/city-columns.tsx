import type { ReactNode } from "react";
import { ActiveTag } from "#app/features/admin/active-tag.tsx";
import { metaColumns } from "#app/features/admin/meta-columns.tsx";
import { ItalianDay } from "#app/features/admin/site-dates.tsx";
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
    {
      id: "slug",
      header: "Slug",
      order: "slug",
      text: ({ slug }) => slug,
      cell: ({ slug }) => <span className={textStyles.soft}>{slug}</span>,
    },
    {
      id: "country",
      header: "Paese",
      order: "country",
      text: ({ country }) => country,
      cell: ({ country }) => country,
    },
    {
      id: "texts",
      header: "Testi",
      text: (city) => writtenLanguages(city).join(" "),
      cell: (city) => <span className={textStyles.meta}>{writtenLanguages(city).join(" ") || "nessuno"}</span>,
    },
    ...metaColumns<ApiCity>({ titleShown: false }),
    {
      id: "zone",
      header: "Fuso orario",
      hidden: true,
      text: ({ time_zone }) => time_zone,
      cell: ({ time_zone }) => <span className={textStyles.soft}>{time_zone}</span>,
    },
    {
      id: "active",
      header: "Stato",
      order: "active",
      text: ({ active }) => (active ? "Attiva" : "Disattivata"),
      cell: ({ active }) => <ActiveTag active={active} feminine />,
    },
    {
      id: "created",
      header: "Creata il",
      order: "created_at",
      align: "end",
      text: ({ created_at }) => created_at,
      cell: ({ created_at }) => (
        <span className={textStyles.soft}>
          <ItalianDay at={created_at} />
        </span>
      ),
    },
    { id: "actions", header: "Azioni", headerHidden: true, align: "end", cell: actions },
  ];
}

/** In which languages the page's text is written. */
const writtenLanguages = (city: ApiCity) => CITY_LANGUAGE_CODES.filter((code) => city.descriptions[code]);
