import { useEffect, useState } from "react";
import { useController } from "react-hook-form";
import { api } from "#app/features/admin/api-client.ts";
import { FieldFrame } from "#app/ui/panel/forms/field.tsx";
import { Select } from "#app/ui/panel/forms/input.tsx";
import type { OfferQuestion } from "./use-car-offers.ts";

interface UnitFieldProps {
  /** The chosen car's slug; "" while none is chosen. */
  vehicle: string;
  question: OfferQuestion;
  /** What each unit looks like, by its number. */
  colours: Readonly<Record<string, string>>;
}

/** Which of the car's free units the booking holds; the lowest unless one is chosen. */
export function UnitField({ vehicle, question, colours }: UnitFieldProps) {
  const { field } = useController({ name: "unit" });
  const units = useFreeUnits(vehicle, question);
  const asked = JSON.stringify({ ...question, vehicle });
  const { onChange } = field;
  // Another car or other dates have other units.
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with the question, whatever else changes
  useEffect(() => {
    onChange(undefined);
  }, [asked]);
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

/** The free units of a car for some dates; none while it is not known. */
function useFreeUnits(vehicle: string, question: OfferQuestion): number[] {
  const [known, setKnown] = useState<{ for: string; units: number[] } | null>(null);
  // Compared by its text: the caller makes a new object each time.
  const asked = JSON.stringify({ ...question, vehicle });
  useEffect(() => {
    const query: OfferQuestion & { vehicle: string } = JSON.parse(asked);
    if (!query.vehicle || !query.pickupDate || !query.returnDate) return;
    const asking = new AbortController();
    api.get("/api/bookings/free-units", { query, signal: asking.signal }).then(
      (units) => setKnown({ for: asked, units }),
      // The dates' own fields say what is wrong with them.
      () => undefined,
    );
    return () => asking.abort();
  }, [asked]);
  return known?.for === asked ? known.units : [];
}
