import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { useActivation } from "#app/features/admin/activation.tsx";
import { ActiveTag } from "#app/features/admin/active-tag.tsx";
import { api } from "#app/features/admin/api-client.ts";
import { cityColumns } from "#app/features/admin/cities/city-columns.tsx";
import { CityForm } from "#app/features/admin/cities/city-form.tsx";
import { cityQuery } from "#app/features/admin/cities/city-query.ts";
import { wholeCity } from "#app/features/admin/cities/whole-city.ts";
import { BulkActions } from "#app/features/admin/lists/bulk-actions.tsx";
import { bulkActivation } from "#app/features/admin/lists/bulk-activation.ts";
import { DAY_PARAMETERS } from "#app/features/admin/lists/list-days.ts";
import { ListTools } from "#app/features/admin/lists/list-tools.tsx";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { RowActions } from "#app/features/admin/row-actions.tsx";
import { ItalianDay } from "#app/features/admin/site-dates.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-state.tsx";
import { useListColumns } from "#app/ui/panel/lists/list-columns.ts";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { useRowSelection } from "#app/ui/panel/lists/row-selection.ts";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiCity } from "#domain/api/cities.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { paths } from "#domain/paths.ts";

export const CITIES_PER_PAGE = 50;

const ACTIVATION = {
  path: "/api/cities/:id" as const,
  ...panelMessages.cities,
  consequence: "La sua pagina, le sue vetture e i suoi voli non appariranno più sul sito.",
};
const BULK = bulkActivation<ApiCity>({
  path: ACTIVATION.path,
  counted: (count) => `${count} città`,
  feminine: true,
  consequences: "Le loro pagine, le loro vetture e i loro voli non appariranno più sul sito.",
});
const chosen = (count: number) => `${count} città ${count === 1 ? "scelta" : "scelte"}`;
const STATES = [
  { value: "true", label: "Attive" },
  { value: "false", label: "Disattivate" },
];

/** The cities: a searchable table, its dialog, deactivation and reactivation (product.md#activation). */
export function CityList({ rows, total }: { rows: ApiCity[]; total: number }) {
  const [parameters] = useSearchParams();
  const { timeZone } = useSite();
  const filtered = ["q", "active", ...DAY_PARAMETERS].some((name) => parameters.has(name));
  // A file that names a city which is not there yet leads here, with its name.
  const [wanted, setWanted] = useState(parameters.get("new"));
  const [edited, setEdited] = useState<ApiCity | null | undefined>(wanted === null ? undefined : null);
  const { deactivate, reactivate, dialog } = useActivation<ApiCity>(ACTIVATION);
  const close = () => {
    setEdited(undefined);
    setWanted(null);
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
  const columns = useListColumns("cities", cityColumns({ onEdit: setEdited, actions }));
  const selection = { ...useRowSelection(rows, ({ id }) => id), name: ({ name }: ApiCity) => name };
  return (
    <>
      <PageHeader title="Città" actions={add} />
      <PageBody>
        <Toolbar
          crowded
          end={
            <ListTools
              list="cities"
              columns={columns}
              read={readCities(parameters, timeZone)}
              total={total}
              count={`${total} città`}
            />
          }
        >
          <ListSearchField label="Cerca per nome, slug o Paese" />
          <FilterSelect label="Stato" parameter="active" all="Tutti gli stati" options={STATES} />
          <PeriodFilter label="Create" />
        </Toolbar>
        <BulkActions selection={selection} actions={BULK} said={chosen} />
        <DataTable
          label="Città"
          rows={rows}
          rowKey={({ id }) => id}
          selection={selection}
          faded={({ active }) => !active}
          columns={columns.shown}
          card={(city) => <CityCard city={city} onEdit={setEdited} actions={actions(city)} />}
          empty={
            filtered ? (
              <EmptyList title="Nessuna città trovata" hint={LIST_WORDS.nothingFoundHint} />
            ) : (
              <EmptyList title="Nessuna città" hint="Ogni città attiva ha una pagina sul sito." action={add} />
            )
          }
        />
        <Pagination total={total} size={CITIES_PER_PAGE} label="città" />
      </PageBody>
      <CityForm city={edited} name={wanted ?? ""} onClose={close} />
      {dialog}
    </>
  );
}

const readCities =
  (parameters: URLSearchParams, timeZone: string) => async (window: { limit: number; offset: number }) => {
    const { rows, total } = await api.list("/api/cities", {
      query: { ...cityQuery(parameters, new Date(), timeZone), ...window },
    });
    return { rows: rows.map(wholeCity), total };
  };

interface CityCardProps {
  city: ApiCity;
  onEdit: (city: ApiCity) => void;
  actions: ReactNode;
}

function CityCard({ city, onEdit, actions }: CityCardProps) {
  return (
    <CardHead>
      <div>
        <RowButton onPress={() => onEdit(city)}>{city.name}</RowButton>
        <p className={textStyles.meta}>
          {city.slug} · {city.country}
        </p>
        <p className={textStyles.meta}>
          Creata il <ItalianDay at={city.created_at} />
        </p>
        <ActiveTag active={city.active} feminine />
      </div>
      {actions}
    </CardHead>
  );
}
