import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useActivation } from "#app/features/admin/activation.tsx";
import { api } from "#app/features/admin/api-client.ts";
import { toCityDetail } from "#app/features/admin/cities/city-detail.ts";
import { CityForm } from "#app/features/admin/cities/city-form.tsx";
import { CITY_WORDS, TOWN_WORDS } from "#app/features/admin/cities/city-words.ts";
import { bulkActivationActions } from "#app/features/admin/lists/bulk-activation.ts";
import { textColumn } from "#app/features/admin/lists/list-columns.tsx";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import { RowActions } from "#app/features/admin/row-actions.tsx";
import { metaListColumns, SitePageCard, sitePageColumns } from "#app/features/admin/site-page-columns.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiCity, ApiOffMapCity } from "#domain/api/cities/cities.ts";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { paths } from "#domain/paths.ts";
import styles from "./city-list.module.css";

export const CITY_LIST = createListResource({
  name: "cities",
  filters: ["q", "active"],
  days: "created",
  order: "name",
  read: async (call) => {
    const { rows, total } = await api.list("/api/cities", call);
    return { rows: rows.map(toCityDetail), total };
  },
});

const CITY_PATH = "/api/cities/:id";
const selectedCitiesLabel = (count: number) => `${count} città ${count === 1 ? "scelta" : "scelte"}`;
const STATES = [
  { value: "true", label: "Attive" },
  { value: "false", label: "Disattivate" },
];

interface CityListProps {
  rows: ApiCity[];
  total: number;
  /** The cities that the public map does not show. */
  offMap?: readonly ApiOffMapCity[];
}

/** Lists the cities with their form dialog, deactivation and reactivation (product.md#activation). */
export function CityList({ rows, total, offMap = [] }: CityListProps) {
  const [parameters] = useSearchParams();
  // The vehicle import links here with the name of a missing city, the first steps of the dashboard with an empty one.
  const [newCityName, setNewCityName] = useState(parameters.get("new"));
  const [edited, setEdited] = useState<ApiCity | null | undefined>(newCityName === null ? undefined : null);
  const { offers } = useSite();
  const { deactivate, reactivate, dialog } = useActivation<ApiCity>({
    path: CITY_PATH,
    ...panelMessages.cities,
    consequence: CITY_WORDS.consequence(offers),
  });
  const bulkActions = bulkActivationActions<ApiCity>({
    path: CITY_PATH,
    countLabel: (count) => `${count} città`,
    feminine: true,
    consequences: CITY_WORDS.consequences(offers),
  });
  const close = () => {
    setEdited(undefined);
    setNewCityName(null);
  };
  const add = (
    <Button look="primary" icon="plus" onClick={() => setEdited(null)}>
      Aggiungi città
    </Button>
  );
  const actions = (city: ApiCity) => (
    <RowActions
      row={city}
      publicPath={city.has_page ? paths.city(city.slug) : null}
      onEdit={() => setEdited(city)}
      onDeactivate={() => deactivate(city)}
      onReactivate={() => reactivate(city)}
    />
  );
  return (
    <ListScreen
      resource={CITY_LIST}
      header={{ title: "Città", actions: add }}
      notice={<OffMapNotice cities={offMap} />}
      rows={rows}
      total={total}
      count={`${total} città`}
      filters={
        <>
          <ListSearchField label="Cerca per nome, slug o Paese" />
          <FilterSelect label="Stato" parameter="active" all="Tutti gli stati" options={STATES} />
          <PeriodFilter label="Create" />
        </>
      }
      bulk={{ actions: bulkActions, selectionLabel: selectedCitiesLabel, name: ({ name }) => name }}
      isFaded={({ active }) => !active}
      columns={sitePageColumns({ onEdit: setEdited, actions, middleColumns: CITY_LIST_COLUMNS, feminine: true })}
      card={(city) => (
        <SitePageCard
          row={city}
          summary={
            <>
              {city.slug} · {city.country}
            </>
          }
          onEdit={() => setEdited(city)}
          actions={actions(city)}
          feminine
        />
      )}
      nothingFound="Nessuna città trovata"
      empty={{ title: "Nessuna città", hint: "Ogni città attiva ha una pagina sul sito.", action: add }}
      pages="città"
    >
      <CityForm city={edited} name={newCityName ?? ""} onClose={close} />
      {dialog}
    </ListScreen>
  );
}

const CITY_LIST_COLUMNS: readonly Column<ApiCity>[] = [
  textColumn("country", "Paese", ({ country }) => country, { order: "country" }),
  {
    id: "texts",
    header: "Testi",
    text: (city) => writtenLanguages(city).join(" "),
    cell: (city) => <span className={textStyles.meta}>{writtenLanguages(city).join(" ") || "nessuno"}</span>,
  },
  ...metaListColumns<ApiCity>({ isTitleShown: false }),
  textColumn("zone", "Fuso orario", ({ time_zone }) => time_zone, { soft: true, isHidden: true }),
];

/** The languages in which the page's text is written. */
const writtenLanguages = (city: ApiCity) => LANGUAGE_CODES.filter((code) => city.descriptions[code]);

/** Names the cities that the public map does not show; each name leads to its row (product.md#countries-served). */
function OffMapNotice({ cities }: { cities: readonly ApiOffMapCity[] }) {
  if (cities.length === 0) return null;
  return (
    <NoticeBox as="div" className={styles.offMap}>
      <OffMapCities text={TOWN_WORDS.withoutCoordinates} cities={cities.filter(hasNoCoordinates)} />
      <OffMapCities text={TOWN_WORDS.outsideMap} cities={cities.filter((city) => !hasNoCoordinates(city))} />
    </NoticeBox>
  );
}

const hasNoCoordinates = ({ reason }: ApiOffMapCity) => reason === "no-coordinates";

function OffMapCities({ text, cities }: { text: string; cities: readonly ApiOffMapCity[] }) {
  if (cities.length === 0) return null;
  return (
    <p>
      {text}{" "}
      {cities.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <Link className={textStyles.link} to={panelPaths.adminCitySearch(name)}>
            {name}
          </Link>
        </span>
      ))}
      .
    </p>
  );
}
