import { useEffect } from "react";
import { useController } from "react-hook-form";
import { ExpiryNotice } from "#app/features/admin/bookings/alerts/expiry-notice.tsx";
import { FieldFrame } from "#app/ui/panel/forms/field.tsx";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { Select } from "#app/ui/panel/forms/input.tsx";
import type { FreeUnits } from "./use-free-units.ts";
import type { OfferQuery } from "./use-vehicle-offers.ts";

interface UnitFieldProps {
  /** The selected car's slug; "" while no car is selected. */
  vehicle: string;
  query: OfferQuery;
  units: FreeUnits;
  /** The colours of each unit, by its number. */
  colours: Readonly<Record<string, string>>;
}

/** Selects the unit that the booking holds, by default the free unit with the lowest number. Warns of what expires during the rental. */
export function UnitField({ vehicle, query, units: { free: units, expiring }, colours }: UnitFieldProps) {
  const { field } = useController({ name: "unit" });
  const queryKey = JSON.stringify({ ...query, vehicle });
  const { onChange } = field;
  // Another car or other dates have other units.
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets when the query changes, not when the field object does
  useEffect(() => {
    onChange(undefined);
  }, [queryKey]);
  // Without a selection the server allocates the lowest free unit.
  const heldUnit = units.includes(field.value) ? Number(field.value) : (units[0] ?? null);
  const expiringUnit = expiring.filter(({ unit }) => unit === heldUnit);
  return (
    <>
      <UnitSelect field={field} units={units} colours={colours} />
      {expiringUnit.length > 0 && (
        <FieldBox span={12}>
          <ExpiryNotice expiring={expiringUnit} unit={heldUnit} />
        </FieldBox>
      )}
    </>
  );
}

interface UnitSelectProps {
  field: ReturnType<typeof useController>["field"];
  units: readonly number[];
  colours: UnitFieldProps["colours"];
}

function UnitSelect({ field, units, colours }: UnitSelectProps) {
  if (units.length < 2) return null;
  return (
    <FieldFrame name="unit" label="Unità" span={6} hint="Senza una scelta va la prima libera.">
      {(control) => (
        <Select
          {...control}
          ref={field.ref}
          name="unit"
          value={units.includes(field.value) ? field.value : ""}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(target.value === "" ? undefined : Number(target.value))}
        >
          <option value="">La prima libera</option>
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {unitOptionLabel(unit, colours[unit])}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

const unitOptionLabel = (unit: number, colour: string | undefined) =>
  colour === undefined ? `Unità ${unit}` : `Unità ${unit}: ${colour}`;
