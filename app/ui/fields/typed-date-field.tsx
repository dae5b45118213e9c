import type { ComponentProps } from "react";
import { useWords } from "#app/ui/words/words-context.tsx";
import { formatNumericDate } from "#domain/forms/parse-italian-date.ts";
import { TextInput } from "./field.tsx";

type TypedDateFieldProps = Omit<ComponentProps<typeof TextInput>, "type" | "inputMode" | "placeholder">;

/**
 * A date decades ago, typed on a phone's numeric keypad: its native calendar opens today and needs a tap for every step back. On blur it shows how
 * the date was parsed (app/browser/format-typed-dates.ts).
 */
export function TypedDateField({ defaultValue, ...rest }: TypedDateFieldProps) {
  const { contactFields } = useWords("contactFields");
  return (
    <TextInput
      {...rest}
      defaultValue={typeof defaultValue === "string" ? formatNumericDate(defaultValue) : undefined}
      inputMode="numeric"
      placeholder={contactFields.numericDate}
      maxLength={MAX_TYPED_DATE_CHARACTERS}
      data-typed-date=""
    />
  );
}

/** "17 / 05 / 1984". */
const MAX_TYPED_DATE_CHARACTERS = 14;
