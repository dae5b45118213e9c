import { useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { BulkActions } from "#app/features/admin/lists/bulk-actions.tsx";
import { ROWS_PER_PAGE } from "#app/features/admin/lists/list-resource.ts";
import { ListTools } from "#app/features/admin/lists/list-tools.tsx";
import { LIST_WORDS, listFileName } from "#app/features/admin/lists/list-words.ts";
import type { BulkAction } from "#app/features/admin/lists/run-bulk-action.ts";
import { loadAllRows } from "#app/features/admin/load-all-rows.ts";
import { saveCsv } from "#app/features/admin/save-file.ts";
import { vehicleUnitsPath } from "#app/features/admin/units/unit-paths.ts";
import { ImportDialog } from "#app/features/admin/vehicles/import-dialog.tsx";
import {
  AdminVehicleCard,
  AvailabilitySwitch,
  vehicleListColumns,
} from "#app/features/admin/vehicles/vehicle-columns.tsx";
import { VehicleDialog, type VehicleDialogMode } from "#app/features/admin/vehicles/vehicle-dialog.tsx";
import { categoryLabel } from "#app/features/admin/vehicles/vehicle-form-values.ts";
import { VEHICLE_LIST } from "#app/features/admin/vehicles/vehicle-resource.ts";
import { vehicleFailureText, withVehicleErrorPrefix } from "#app/features/admin/vehicles/vehicle-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import type { Option } from "#app/ui/panel/forms/select-field.tsx";
import { DataTable } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-list.tsx";
import { useListColumns } from "#app/ui/panel/lists/list-columns.ts";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { useRowSelection } from "#app/ui/panel/lists/row-selection.ts";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { ApiVehicle } from "#domain/api/vehicles/vehicles.ts";
import { STAFF_CATEGORIES } from "#domain/categories.ts";
import { CSV_FORMAT } from "#domain/csv-injection.ts";
import { CSV_COLUMNS, toVehicleCells } from "#domain/forms/vehicles/vehicle-csv.ts";
import { formatCount, formatNumber } from "#domain/numbers.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import styles from "./vehicles.module.css";

const AVAILABILITY_OPTIONS: readonly Option[] = [
  { value: "true", label: "Disponibili" },
  { value: "false", label: "Non disponibili" },
];

export interface AdminVehicleListProps {
  rows: ApiVehicle[];
  total: number;
  /** How many of the listed cars are available. */
  available: number;
  /** Brands and cities of cars that no page shows: additional filter options. */
  offSite: { brands: string[]; cities: string[] };
  /** Names of active brands, and of active cities with a page. */
  brands: string[];
  cities: string[];
}

/** Lists the fleet (product.md#fleet-screen): table or cards, form dialog, availability switch, import and export. */
export function AdminVehicleList({ rows, total, available, offSite, brands, cities }: AdminVehicleListProps) {
  const [parameters] = useSearchParams();
  // The first steps of the dashboard link directly to the form.
  const [task, setTask] = useState<VehicleDialogMode | null>(() => (parameters.has("new") ? { kind: "add" } : null));
  const [deleted, setDeleted] = useState<ApiVehicle | null>(null);
  const [importing, setImporting] = useState(false);
  const toast = useToast();
  const { timeZone } = useSite();
  const isFiltered = VEHICLE_LIST.isFiltered(parameters);
  const add = (
    <Button look="primary" icon="plus" aria-label="Aggiungi veicolo" onClick={() => setTask({ kind: "add" })}>
      <span>
        Aggiungi<span className={styles.wide}> veicolo</span>
      </span>
    </Button>
  );
  const rowParts = {
    onEdit: (row: ApiVehicle) => setTask({ kind: "edit", row }),
    available: (row: ApiVehicle) => <AvailabilitySwitch row={row} />,
    actions: (row: ApiVehicle) => (
      <ActionMenu
        label={`Azioni per ${row.brand} ${row.name}`}
        actions={[
          { label: "Modifica", icon: "edit", onSelect: () => setTask({ kind: "edit", row }) },
          { label: "Unità", icon: "car", to: vehicleUnitsPath(row.id) },
          { label: "Duplica", icon: "copy", onSelect: () => setTask({ kind: "duplicate", row }) },
          ...(row.url && !row.off_site ? [{ label: "Vedi sul sito", icon: "external" as const, to: row.url }] : []),
          { label: "Elimina", icon: "trash", destructive: true, onSelect: () => setDeleted(row) },
        ]}
      />
    ),
  };
  const columns = useListColumns("fleet", vehicleListColumns(rowParts));
  const selection = {
    ...useRowSelection(rows, ({ id }) => id),
    name: ({ brand, name, location }: ApiVehicle) => `${brand} ${name}, ${location}`,
  };
  return (
    <>
      <PageHeader
        title="Gestione Flotta"
        tabs={[
          { to: panelPaths.adminFleet, label: "Elenco", count: total, current: true },
          { to: panelPaths.adminUnits, label: "Unità", current: false },
          { to: panelPaths.adminTimeline, label: "Calendario", current: false },
        ]}
        actions={add}
      />
      <PageBody>
        <Toolbar
          isCrowded
          end={
            <div className={styles.tools}>
              <ListTools
                list="fleet"
                columns={columns}
                read={(window) =>
                  VEHICLE_LIST.read({ query: { ...VEHICLE_LIST.query(parameters, new Date(), timeZone), ...window } })
                }
                total={total}
                count={availableCountText(available, total)}
                exports={[
                  {
                    label: "Per importarla di nuovo (CSV)",
                    run: () => exportVehicles(parameters, new Date(), timeZone),
                  },
                ]}
                onExportFailure={(thrown) => toast.error(vehicleFailureText(thrown, panelMessages.fleet.exportFailed))}
              />
              <Button icon="upload" onClick={() => setImporting(true)}>
                Importa
              </Button>
            </div>
          }
        >
          <ListSearchField label="Cerca brand, nome, città o targa" />
          <FilterSelect
            label="Brand"
            parameter="brand"
            all="Tutti i brand"
            options={toNameOptions(brands, offSite.brands)}
          />
          <FilterSelect
            label="Città"
            parameter="location"
            all="Tutte le città"
            options={toNameOptions(cities, offSite.cities)}
          />
          <FilterSelect label="Categoria" parameter="category" all="Tutte le categorie" options={CATEGORIES} />
          <FilterSelect
            label="Disponibilità"
            parameter="available"
            all="Disponibili e no"
            options={AVAILABILITY_OPTIONS}
          />
        </Toolbar>
        <BulkActions selection={selection} actions={BULK_VEHICLE_ACTIONS} selectionLabel={selectedVehiclesLabel} />
        <DataTable
          label="Veicoli"
          rows={rows}
          rowKey={({ id }) => id}
          tall
          selection={selection}
          columns={columns.shown}
          card={(row) => <AdminVehicleCard row={row} {...rowParts} />}
          empty={
            isFiltered ? (
              <EmptyList title="Nessun veicolo trovato" hint={LIST_WORDS.nothingFoundHint} />
            ) : (
              <EmptyList title="Nessun veicolo" hint="I veicoli della flotta si vedono subito sul sito." action={add} />
            )
          }
        />
        <Pagination total={total} size={ROWS_PER_PAGE} label="veicoli" />
      </PageBody>
      <VehicleDialog mode={task} brands={brands} cities={cities} onClose={() => setTask(null)} />
      <DeleteVehicleDialog row={deleted} onClose={() => setDeleted(null)} />
      <ImportDialog open={importing} onClose={() => setImporting(false)} />
    </>
  );
}

const toNameOptions = (...names: string[][]): Option[] =>
  [...new Set(names.flat())]
    .sort((one, other) => one.localeCompare(other, "it"))
    .map((name) => ({ value: name, label: name }));
const CATEGORIES = STAFF_CATEGORIES.map((category) => ({ value: category, label: categoryLabel(category) }));

function availableCountText(available: number, total: number): string {
  return `${formatNumber(available)} ${available === 1 ? "disponibile" : "disponibili"} su ${formatNumber(total)}`;
}

/** Saves the cars that match the filters as CSV, with the date in the file name. No cell can become a formula (product.md#csv-export). */
export async function exportVehicles(parameters: URLSearchParams, now: Date, timeZone: string): Promise<void> {
  const query = VEHICLE_LIST.query(parameters, now, timeZone);
  const [rows, { unparse }] = await Promise.all([
    loadAllRows((window) => VEHICLE_LIST.read({ query: { ...query, ...window } })),
    import("papaparse"),
  ]);
  const table = {
    fields: CSV_COLUMNS.map(([, header]) => header),
    data: rows.map((row) => toVehicleCells({ ...row })),
  };
  const text = unparse(table, CSV_FORMAT);
  saveCsv(listFileName("fleet", "full", toCivilMoment(now, timeZone).date), text);
}

const vehiclesText = (count: number) => formatCount(count, "vettura", "vetture");

/** Returns "3 vetture scelte". */
const selectedVehiclesLabel = (count: number): string => formatCount(count, "vettura scelta", "vetture scelte");

const BULK_VEHICLE_ACTIONS: readonly BulkAction<ApiVehicle>[] = [
  {
    label: "Rendi disponibili",
    appliesTo: ({ available }) => !available,
    question: (count) => `Rendere ${count === 1 ? "disponibile" : "disponibili"} ${vehiclesText(count)}?`,
    detail: "Tornano subito sul sito e si possono prenotare.",
    done: (count) => `${vehiclesText(count)} di nuovo ${count === 1 ? "disponibile" : "disponibili"}`,
    run: (row) => setAvailable(row, true),
  },
  {
    label: "Rendi non disponibili",
    appliesTo: ({ available }) => available,
    question: (count) => `Rendere non ${count === 1 ? "disponibile" : "disponibili"} ${vehiclesText(count)}?`,
    detail: "Il sito smette subito di offrirle; le prenotazioni che ci sono restano.",
    done: (count) => `${vehiclesText(count)} non più ${count === 1 ? "disponibile" : "disponibili"}`,
    run: (row) => setAvailable(row, false),
  },
];

const setAvailable = ({ id, version }: ApiVehicle, available: boolean) =>
  api.patch("/api/vehicles/:id", { parameters: { id }, body: { available, version } });

const DELETE_FAILED = "il veicolo non è stato eliminato";

/**
 * Deletes a car after a confirmation (product.md#fleet-screen). The server refuses while it has open bookings, and the dialog keeps showing
 * the reason.
 */
function DeleteVehicleDialog({ row, onClose }: { row: ApiVehicle | null; onClose: () => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const title = row ? `${row.brand} ${row.name}` : "";
  return (
    <ConfirmDialog
      open={row !== null}
      onClose={onClose}
      title={`Eliminare ${title}?`}
      confirm="Elimina"
      destructive
      failure={panelMessages.fleet.failed(DELETE_FAILED)}
      onConfirm={async () => {
        if (!row) return;
        try {
          await api.delete("/api/vehicles/:id", { parameters: { id: row.id } });
        } catch (thrown) {
          toast.error(vehicleFailureText(thrown, DELETE_FAILED));
          throw withVehicleErrorPrefix(thrown);
        }
        toast.success(panelMessages.fleet.deleted);
        await revalidate();
      }}
    >
      Il veicolo sparisce per sempre dalla flotta e dal sito. Le prenotazioni concluse ne conservano il nome.
    </ConfirmDialog>
  );
}
