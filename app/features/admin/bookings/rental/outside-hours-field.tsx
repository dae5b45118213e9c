import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { OUTSIDE_HOURS_WORDS as WORDS } from "./rental-words.ts";

interface OutsideHoursFieldProps {
  /** Prefix of the field name when the rental is part of a form: "rental." */
  namePrefix?: string;
  /** Why the hours of a city do not allow the rental, as far as the form knows it; the server asks anyway. */
  problem?: string | null | undefined;
}

/** Asks staff why they go past the hours of a city (product.md#hours-of-a-city); hidden while the hours allow the rental. */
export function OutsideHoursField({ namePrefix = "", problem = null }: OutsideHoursFieldProps) {
  const name = `${namePrefix}outside_hours`;
  const { getFieldState, formState } = useFormContext();
  const reason: unknown = useWatch({ name });
  const isRefused = getFieldState(name, formState).error !== undefined;
  const [wasRefused, setWasRefused] = useState(false);
  if (isRefused && !wasRefused) setWasRefused(true);
  if (problem === null && !reason && !wasRefused) return null;
  return (
    <>
      {problem !== null && (
        <FieldBox span={12}>
          <NoticeBox>{problem}</NoticeBox>
        </FieldBox>
      )}
      <TextField name={name} label={WORDS.label} hint={WORDS.hint} span={12} autoComplete="off" />
    </>
  );
}
