import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { UnitColours } from "#app/features/admin/units/unit-colours.tsx";
import { PlateText, UNIT_NAME_ORDER, unitColumns } from "#app/features/admin/units/unit-columns.tsx";
import { UnitExpiries } from "#app/features/admin/units/unit-expiries.tsx";
import { UnitForm, type UnitFormMode } from "#app/features/admin/units/unit-form.tsx";
import { EXPIRIES_PARAMETER, UNITS_TO_COMPLETE_PATH } from "#app/features/admin/units/unit-paths.ts";
import { UnitStateTag } from "#app/features/admin/units/unit-state.tsx";
import { odometerText, UNIT_WORDS, unitCountText, unitTitle } from "#app/features/admin/units/unit-words.ts";
import { useFleetMembership } from "#app/features/admin/units/use-fleet-membership.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { RowCardFooter, RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiUnit } from "#domain/api/units/units.ts";
import { panelPaths } from "#domain/panel-paths.ts";

export const UNIT_LIST = createListResource({
  name: "units",
  filters: ["q", "vehicle_id", "to_complete"],
  days: "entered",
  order: UNIT_NAME_ORDER,
  // Units that have left the fleet are shown only on request.
  extraParameters: (parameters) => ({ in_fleet: parameters.get("in_fleet") === "false" ? "false" : "true" }),
  read: (call) => api.list("/api/units", call),
});

const FLEET_MEMBERSHIP_OPTIONS = [{ value: "false", label: "Uscite dalla flotta" }];

export interface UnitListProps {
  rows: ApiUnit[];
  total: number;
  /** The number of fleet units without a plate. */
  toComplete: number;
  /** The vehicle whose units are listed; null for all. */
  vehicle: { id: string; name: string } | null;
  /** Whether the user may override an expiry. */
  canOverride: boolean;
}

/** Lists the units of the fleet, of one vehicle, or those to complete. */
export function UnitList({ rows, total, toComplete, vehicle, canOverride }: UnitListProps) {
  const [formMode, setFormMode] = useState<UnitFormMode | null>(null);
  const [parameters] = useSearchParams();
  // A task of the dashboard links directly to a unit's expiries.
  const [expiring, setExpiring] = useState(
    () => rows.find(({ id }) => id === parameters.get(EXPIRIES_PARAMETER)) ?? null,
  );
  const { actions, dialog } = useFleetMembership({ onEdit: (unit) => setFormMode({ unit }), onExpiries: setExpiring });
  const isToCompleteTab = parameters.get("to_complete") === "true";
  const open = (unit: ApiUnit) => setFormMode({ unit });
  return (
    <ListScreen
      resource={UNIT_LIST}
      header={{
        title: "Unità",
        back: { to: panelPaths.adminFleet, label: "Torna alla flotta" },
        meta: vehicle?.name,
        tabs: [
          { to: panelPaths.adminUnits, label: "Tutte", current: !isToCompleteTab },
          { to: UNITS_TO_COMPLETE_PATH, label: "Da completare", count: toComplete, current: isToCompleteTab },
        ],
        actions: vehicle && (
          <Button
            look="primary"
            icon="plus"
            onClick={() => setFormMode({ vehicleId: vehicle.id, vehicleName: vehicle.name })}
          >
            Aggiungi unità
          </Button>
        ),
      }}
      rows={rows}
      total={total}
      count={unitCountText(total)}
      filters={
        <>
          <ListSearchField label="Cerca targa, telaio o modello" />
          <FilterSelect label="In flotta" parameter="in_fleet" all="In flotta" options={FLEET_MEMBERSHIP_OPTIONS} />
          <PeriodFilter label={UNIT_WORDS.entered} />
        </>
      }
      isFaded={({ in_fleet_to }) => in_fleet_to !== null}
      columns={unitColumns({ onOpen: open, actions })}
      card={(unit) => <UnitCard unit={unit} onOpen={open} actions={actions(unit)} />}
      empty={
        isToCompleteTab
          ? { title: "Nessuna unità da completare", hint: "Ogni unità in flotta ha la sua targa." }
          : { title: "Nessuna unità trovata", hint: LIST_WORDS.nothingFoundHint }
      }
      pages="unità"
    >
      <UnitForm mode={formMode} onClose={() => setFormMode(null)} />
      <UnitExpiries unit={expiring} canOverride={canOverride} onClose={() => setExpiring(null)} />
      {dialog}
    </ListScreen>
  );
}

interface UnitCardProps {
  unit: ApiUnit;
  onOpen: (unit: ApiUnit) => void;
  actions: ReactNode;
}

function UnitCard({ unit, onOpen, actions }: UnitCardProps) {
  return (
    <>
      <RowCardHeader>
        <div>
          <RowButton onPress={() => onOpen(unit)}>{unitTitle(unit)}</RowButton>
          <p className={textStyles.meta}>
            <PlateText plate={unit.plate} /> · {odometerText(unit.kilometres)} · {unit.stands_at ?? unit.location}
          </p>
          <UnitColours unit={unit} />
        </div>
        {actions}
      </RowCardHeader>
      <RowCardFooter>
        <UnitStateTag unit={unit} />
      </RowCardFooter>
    </>
  );
}
