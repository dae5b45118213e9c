import type { ComponentProps } from "react";
import { writtenDay } from "#domain/forms/typed-day.ts";
import { TextInput } from "./field.tsx";

type TypedDayFieldProps = Omit<ComponentProps<typeof TextInput>, "type" | "inputMode" | "placeholder">;

/**
 * A day decades ago, typed on the keypad of digits: a phone's own calendar opens at today, and takes a tap for every step back. Left, it shows how it
 * was read (app/browser/typed-days.ts).
 */
export function TypedDayField({ defaultValue, ...rest }: TypedDayFieldProps) {
  return (
    <TextInput
      {...rest}
      defaultValue={typeof defaultValue === "string" ? writtenDay(defaultValue) : undefined}
      inputMode="numeric"
      placeholder="gg/mm/aaaa"
      maxLength={LONGEST}
      data-typed-day=""
    />
  );
}

/** "17 / 05 / 1984". */
const LONGEST = 14;
