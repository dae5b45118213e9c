import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { STAFF_REASON_WORDS as WORDS } from "./rental-words.ts";

interface StaffReasonProps {
  /** Prefix of the field name when the rental is part of a form: "rental." */
  namePrefix?: string;
  /** Why the rule does not allow the rental, as far as the form knows it; the server asks anyway. */
  problem?: string | null | undefined;
}

/** Asks staff why they go past the hours of a city (product.md#hours-of-a-city); hidden while the hours allow the rental. */
export const OutsideHoursField = ({ namePrefix = "", problem = null }: StaffReasonProps) => (
  <StaffReasonField name={`${namePrefix}outside_hours`} label={WORDS.outsideHours} problem={problem} />
);

/** Asks staff why they rent a car for less than its minimum length (product.md#rates); hidden while the rental is long enough. */
export const BelowMinimumField = ({ namePrefix = "", problem = null }: StaffReasonProps) => (
  <StaffReasonField name={`${namePrefix}below_minimum`} label={WORDS.belowMinimum} problem={problem} />
);

/** Asks staff why they order extras after their lead time (product.md#extras); hidden while there are none. */
export const LateExtrasField = ({ namePrefix = "", problem = null }: StaffReasonProps) => (
  <StaffReasonField name={`${namePrefix}late_extras`} label={WORDS.lateExtras} problem={problem} />
);

function StaffReasonField({ name, label, problem }: { name: string; label: string; problem: string | null }) {
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
      <TextField name={name} label={label} hint={WORDS.hint} span={12} autoComplete="off" />
    </>
  );
}
