import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { categoryLabel } from "#app/features/admin/vehicles/vehicle-form-values.ts";
import {
  OFF_SITE_REASON_LABELS,
  VEHICLE_LIST_WORDS,
  vehicleFailureText,
} from "#app/features/admin/vehicles/vehicle-words.ts";
import { vehiclePictureUrl } from "#app/features/vehicles/vehicle-picture-url.ts";
import { Switch } from "#app/ui/panel/forms/switch.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { RowCardFooter, RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { ApiVehicle } from "#domain/api/vehicles/vehicles.ts";
import { formatCsvAmount } from "#domain/bookings/bookings-csv.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import styles from "./vehicles.module.css";

interface VehicleRowParts {
  onEdit: (row: ApiVehicle) => void;
  available: (row: ApiVehicle) => ReactNode;
  actions: (row: ApiVehicle) => ReactNode;
}

/** Formats a number with a decimal comma, as Italian spreadsheets expect. */
const csvNumber = (number: number) => String(number).replace(".", ",");

export function vehicleListColumns({ onEdit, available, actions }: VehicleRowParts): Column<ApiVehicle>[] {
  return [
    {
      id: "vehicle",
      isFixed: true,
      header: "Veicolo",
      order: "brand,name",
      text: ({ brand, name }) => `${brand} ${name}`,
      cell: (row) => (
        <span className={styles.car}>
          <VehiclePicture row={row} />
          <RowButton onPress={() => onEdit(row)}>
            <span className={styles.brand}>{row.brand}</span> {row.name}
          </RowButton>
        </span>
      ),
    },
    {
      id: "category",
      header: "Categoria",
      order: "category",
      text: ({ category }) => categoryLabel(category),
      cell: ({ category }) => <span className={textStyles.soft}>{categoryLabel(category)}</span>,
    },
    {
      id: "location",
      header: "Città",
      order: "location",
      text: ({ location }) => location,
      cell: ({ location }) => location,
    },
    {
      id: "price",
      header: "Tariffa al giorno",
      order: "price",
      align: "end",
      text: ({ price }) => formatCsvAmount(price),
      cell: ({ price }) => formatEuros(price),
    },
    {
      id: "units",
      header: "Unità",
      order: "total_units",
      align: "end",
      text: ({ total_units }) => String(total_units),
      cell: ({ total_units }) => total_units,
    },
    {
      id: "out",
      header: "Fuori ora",
      align: "end",
      className: styles.out,
      text: ({ units_out }) => String(units_out ?? 0),
      cell: ({ units_out }) => units_out || <span className={textStyles.meta}>–</span>,
    },
    {
      id: "available",
      header: "Disponibile",
      order: "available",
      className: styles.available,
      text: ({ available, off_site }) =>
        [available ? "Sì" : "No", ...(off_site ? [OFF_SITE_REASON_LABELS[off_site]] : [])].join(", "),
      cell: available,
    },
    ...OPTIONAL_COLUMNS,
    { id: "actions", header: "Azioni", isHeaderHidden: true, align: "end", cell: actions },
  ];
}

const OPTIONAL_COLUMNS: readonly Column<ApiVehicle>[] = [
  { id: "type", header: "Tipo", isHidden: true, text: ({ type }) => type, cell: ({ type }) => type },
  { id: "slug", header: "Slug", isHidden: true, text: ({ slug }) => slug, cell: ({ slug }) => slug },
  {
    id: "rating",
    header: "Valutazione",
    isHidden: true,
    order: "rating",
    align: "end",
    text: ({ rating }) => csvNumber(rating),
    cell: ({ rating }) => csvNumber(rating),
  },
];

/** A car as a card, for phones. */
export function AdminVehicleCard({ row, onEdit, available, actions }: VehicleRowParts & { row: ApiVehicle }) {
  return (
    <>
      <RowCardHeader className={styles.card}>
        <VehiclePicture row={row} />
        <div>
          <RowButton onPress={() => onEdit(row)}>
            <span className={`${textStyles.meta} ${styles.cardBrand}`}>{row.brand} </span>
            {row.name}
          </RowButton>
          <p className={textStyles.meta}>
            {categoryLabel(row.category)} · {row.location}
          </p>
        </div>
        {actions(row)}
      </RowCardHeader>
      <RowCardFooter>
        <span>
          <span className={textStyles.strong}>{formatEuros(row.price)}</span>{" "}
          <span className={textStyles.meta}>{VEHICLE_LIST_WORDS.perDayOf(row.total_units)}</span>
        </span>
        <Spacer />
        {available(row)}
      </RowCardFooter>
    </>
  );
}

/** Shows the car's side view, or its first photograph. */
function VehiclePicture({ row }: { row: ApiVehicle }) {
  const images = row.shown_images ?? row.images;
  const cutout = vehiclePictureUrl({ images }, "cutout");
  return (
    <span
      className={styles.picture}
      data-photo={cutout ? undefined : true}
      data-off={!row.available || row.off_site ? true : undefined}
    >
      <Picture src={cutout ?? images[0] ?? ""} alt="" sizes="112px" />
    </span>
  );
}

/** Makes a car available or unavailable, immediately (product.md#fleet-screen). */
export function AvailabilitySwitch({ row }: { row: ApiVehicle }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [optimisticAvailable, setOptimisticAvailable] = useState<boolean | null>(null);
  const available = optimisticAvailable ?? row.available;
  const change = async (next: boolean) => {
    setOptimisticAvailable(next);
    try {
      await api.patch("/api/vehicles/:id", {
        parameters: { id: row.id },
        body: { available: next, version: row.version },
      });
      toast.success(panelMessages.fleet.updated);
    } catch (thrown) {
      toast.error(vehicleFailureText(thrown, "la disponibilità non è cambiata"));
    }
    try {
      await revalidate();
    } finally {
      setOptimisticAvailable(null);
    }
  };
  return (
    <span className={styles.switch}>
      <Switch
        label={`${row.brand} ${row.name} disponibile`}
        labelHidden
        checked={available}
        disabled={optimisticAvailable !== null}
        onChange={change}
      />
      {row.off_site ? (
        <span className={textStyles.meta}>{OFF_SITE_REASON_LABELS[row.off_site]}</span>
      ) : (
        <span
          className={`${textStyles.meta} ${styles.word}`}
          aria-hidden="true"
          data-available={available || undefined}
        >
          {available ? "Disponibile" : "Non disponibile"}
        </span>
      )}
    </span>
  );
}
