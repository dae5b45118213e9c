import { useEffect } from "react";
import { useController } from "react-hook-form";
import { ExpiryNotice } from "#app/features/admin/bookings/late/expiry-notice.tsx";
import { FieldFrame } from "#app/ui/panel/forms/field.tsx";
import { Select } from "#app/ui/panel/forms/input.tsx";
import type { OfferQuestion } from "./use-car-offers.ts";
import type { KnownUnits } from "./use-units.ts";

interface UnitFieldProps {
  /** The chosen car's slug; "" while none is chosen. */
  vehicle: string;
  question: OfferQuestion;
  units: KnownUnits;
  /** What each unit looks like, by its number. */
  colours: Readonly<Record<string, string>>;
}

/** Which of the car's free units the booking holds, the lowest unless one is chosen; and what would expire of it within the rental. */
export function UnitField({ vehicle, question, units: { free: units, expiring }, colours }: UnitFieldProps) {
  const { field } = useController({ name: "unit" });
  const asked = JSON.stringify({ ...question, vehicle });
  const { onChange } = field;
  // Another car or other dates have other units.
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with the question, whatever else changes
  useEffect(() => {
    onChange(undefined);
  }, [asked]);
  // Without a choice it is the lowest that is taken.
  const taken = units.includes(field.value) ? Number(field.value) : (units[0] ?? null);
  return (
    <>
      <UnitChoice field={field} units={units} colours={colours} />
      <ExpiryNotice expiring={expiring.filter(({ unit }) => unit === taken)} unit={taken} />
    </>
  );
}

interface UnitChoiceProps {
  field: ReturnType<typeof useController>["field"];
  units: readonly number[];
  colours: UnitFieldProps["colours"];
}

function UnitChoice({ field, units, colours }: UnitChoiceProps) {
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
              {unitLabel(unit, colours[unit])}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

const unitLabel = (unit: number, colour: string | undefined) =>
  colour === undefined ? `Unità ${unit}` : `Unità ${unit}: ${colour}`;
