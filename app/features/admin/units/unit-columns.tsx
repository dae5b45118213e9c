import type { ReactNode } from "react";
import { actionsColumn, dayColumn, textColumn } from "#app/features/admin/lists/list-columns.tsx";
import { UnitColours } from "#app/features/admin/units/unit-colours.tsx";
import { UnitStateTag } from "#app/features/admin/units/unit-state.tsx";
import {
  expiryText,
  OWNERSHIP_WORDS,
  odometerText,
  UNIT_WORDS,
  unitStateText,
  unitTitle,
} from "#app/features/admin/units/unit-words.ts";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiUnit } from "#domain/api/units/units.ts";

/** The API order by car name; the id separates the units of two cars with the same name. */
export const UNIT_NAME_ORDER = "brand,vehicle_name,vehicle_id,number";

interface UnitRowHandlers {
  onOpen: (unit: ApiUnit) => void;
  actions: (unit: ApiUnit) => ReactNode;
}

/** The columns of the list; the last columns are optional. */
export function unitColumns({ onOpen, actions }: UnitRowHandlers): Column<ApiUnit>[] {
  return [
    {
      id: "unit",
      isFixed: true,
      header: "Unità",
      order: UNIT_NAME_ORDER,
      text: unitTitle,
      cell: (unit) => <RowButton onPress={() => onOpen(unit)}>{unitTitle(unit)}</RowButton>,
    },
    {
      id: "plate",
      header: "Targa",
      order: "plate",
      text: ({ plate }) => plate ?? "",
      cell: ({ plate }) => <PlateText plate={plate} />,
    },
    {
      id: "colours",
      header: "Colori",
      text: ({ paint, leather, stitching, trim }) =>
        [paint, leather, stitching, trim].flatMap((finish) => (finish ? [finish.name] : [])).join(", "),
      cell: (unit) => <UnitColours unit={unit} />,
    },
    {
      id: "kilometres",
      header: "Chilometri",
      order: "kilometres",
      align: "end",
      text: ({ kilometres }) => String(kilometres ?? ""),
      cell: ({ kilometres }) => odometerText(kilometres),
    },
    textColumn("stands", "Si trova", ({ stands_at, location }) => stands_at ?? location),
    {
      id: "state",
      header: "Adesso",
      text: (unit) => (unit.blocked ? UNIT_WORDS.blockedFor(unit.blocked.reason) : unitStateText(unit)),
      cell: (unit) => <UnitStateTag unit={unit} />,
    },
    textColumn("base", "Sede", ({ location }) => location, { isHidden: true }),
    textColumn("expiry", "Prossima scadenza", ({ expiries: [first] }) => (first ? expiryText(first) : null), {
      isHidden: true,
    }),
    textColumn("vin", "Telaio", ({ vin }) => vin, { isHidden: true }),
    dayColumn("registered", "Immatricolata", ({ first_registration }) => first_registration, { isHidden: true }),
    textColumn("ownership", "Proprietà", ({ ownership }) => ownership && OWNERSHIP_WORDS[ownership], {
      isHidden: true,
    }),
    dayColumn("entered", "In flotta dal", ({ in_fleet_from }) => in_fleet_from, {
      order: "in_fleet_from",
      isHidden: true,
    }),
    dayColumn("left", "In flotta fino al", ({ in_fleet_to }) => in_fleet_to, { isHidden: true }),
    textColumn("notes", "Note", ({ notes }) => notes, { soft: true, isHidden: true }),
    actionsColumn(actions),
  ];
}

export const PlateText = ({ plate }: { plate: string | null }) =>
  plate ?? <span className={textStyles.meta}>{UNIT_WORDS.noPlate}</span>;
