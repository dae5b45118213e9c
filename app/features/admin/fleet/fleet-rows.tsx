import type { ReactNode } from "react";
import { categoryLabel } from "#app/features/admin/fleet/vehicle-rows.ts";
import { carPicture } from "#app/features/catalogue/car-picture.ts";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ApiVehicle } from "#domain/api/vehicles.ts";
import { eurosToCents, formatEuro } from "#domain/money.ts";

interface RowParts {
  onEdit: (row: ApiVehicle) => void;
  available: (row: ApiVehicle) => ReactNode;
  actions: (row: ApiVehicle) => ReactNode;
}

const euro = (amount: number) => formatEuro(eurosToCents(amount) ?? 0);

/** The columns of the fleet's table. */
export function fleetColumns({ onEdit, available, actions }: RowParts): Column<ApiVehicle>[] {
  return [
    {
      id: "vehicle",
      header: "Veicolo",
      order: "brand,name",
      cell: (row) => (
        <span className="fleet-car">
          <VehiclePicture row={row} />
          <RowButton onPress={() => onEdit(row)}>
            <span className="fleet-brand">{row.brand}</span> {row.name}
          </RowButton>
        </span>
      ),
    },
    {
      id: "category",
      header: "Categoria",
      order: "category",
      cell: ({ category }) => <span className="panel-soft">{categoryLabel(category)}</span>,
    },
    { id: "location", header: "Città", order: "location", cell: ({ location }) => location },
    { id: "price", header: "Tariffa al giorno", order: "price", align: "end", cell: ({ price }) => euro(price) },
    { id: "units", header: "Unità", order: "total_units", align: "end", cell: ({ total_units }) => total_units },
    {
      id: "out",
      header: "Fuori ora",
      align: "end",
      cell: ({ units_out }) => units_out || <span className="panel-meta">–</span>,
    },
    { id: "available", header: "Disponibile", order: "available", cell: available },
    { id: "actions", header: "Azioni", headerHidden: true, align: "end", cell: actions },
  ];
}

/** A car on a phone. */
export function VehicleCard({ row, onEdit, available, actions }: RowParts & { row: ApiVehicle }) {
  return (
    <>
      <div className="panel-card-head fleet-card">
        <VehiclePicture row={row} />
        <div>
          <RowButton onPress={() => onEdit(row)}>
            <span className="panel-meta fleet-card-brand">{row.brand} </span>
            {row.name}
          </RowButton>
          <p className="panel-meta">
            {categoryLabel(row.category)} · {row.location}
          </p>
        </div>
        {actions(row)}
      </div>
      <div className="panel-card-foot">
        <span>
          <span className="panel-strong">{euro(row.price)}</span>{" "}
          <span className="panel-meta">al giorno · {row.total_units} unità</span>
        </span>
        <span className="panel-spacer" />
        {available(row)}
      </div>
    </>
  );
}

/** How the car looks from the side, or its first photograph. */
function VehiclePicture({ row }: { row: ApiVehicle }) {
  const cutout = carPicture(row, "cutout");
  return (
    <span className="fleet-picture" data-photo={cutout ? undefined : true} data-off={row.available ? undefined : true}>
      <Picture src={cutout ?? row.images[0] ?? ""} alt="" sizes="112px" />
    </span>
  );
}
