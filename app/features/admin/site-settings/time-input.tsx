import { type ComponentProps, useState } from "react";
import { Input } from "#app/ui/panel/forms/input.tsx";

interface TimeInputProps extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  value: string;
  onChange: (time: string) => void;
}

/** A time of day, typed as people do ("8", "8.30", "0830"); its value is "08:30", or the text as typed where that is no time. */
export function TimeInput({ value, onChange, onBlur, ...input }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // The typed text no longer counts once something else has set the value.
  const isTypedCurrent = typed !== null && parseTypedTime(typed) === value;
  return (
    <Input
      {...input}
      inputMode="decimal"
      autoComplete="off"
      maxLength={5}
      value={isTypedCurrent ? typed : value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parseTypedTime(target.value));
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}

/** "8", "8.30", "8:30" and "0830" as "08:00" and "08:30"; any other text unchanged. */
export function parseTypedTime(text: string): string {
  const [, hours = "", minutes = "00"] = /^(\d{1,2})(?:[.:,]?(\d{2}))?$/.exec(text.trim()) ?? [];
  return hours === "" ? text : `${hours.padStart(2, "0")}:${minutes}`;
}
