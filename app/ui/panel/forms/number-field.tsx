import { useState } from "react";
import { useController } from "react-hook-form";
import { ambiguousAmountMessage } from "#domain/forms/vehicles/parse-csv-amount.ts";
import { formatNumber } from "#domain/numbers.ts";
import { FieldFrame, type FieldProps } from "./field.tsx";
import { Input, InputWithSuffix } from "./input.tsx";

interface NumberFieldProps extends FieldProps {
  suffix?: string;
  placeholder?: string;
  /** Four digits without a point of thousands. */
  isYear?: boolean;
}

/**
 * A number in Italian notation ("1.200", "4,5"). The form's value is a number, null if empty, or NaN if invalid, which the schema rejects. An
 * ambiguous amount of money ("1,250") is invalid too, and the hint names both readings.
 */
export function NumberField({ name, label, span, required, hint, suffix, placeholder, isYear }: NumberFieldProps) {
  const { field } = useController({ name });
  const [typed, setTyped] = useState<string | null>(null);
  const ambiguityHint = (text: string) => (suffix?.startsWith("€") ? ambiguousAmountMessage(text) : null);
  const parse = (text: string) => (ambiguityHint(text) === null ? parseItalianNumber(text) : Number.NaN);
  // Discard the typed text if the value was changed elsewhere.
  const isTypedCurrent = typed !== null && Object.is(parse(typed), field.value);
  return (
    <FieldFrame name={name} label={label} span={span} required={required} hint={ambiguityHint(typed ?? "") ?? hint}>
      {(control) => (
        <InputWithSuffix suffix={suffix}>
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            name={name}
            ref={field.ref}
            value={isTypedCurrent ? typed : isYear ? String(field.value ?? "") : formatNumberValue(field.value)}
            onChange={({ target }) => {
              setTyped(target.value);
              field.onChange(parse(target.value));
            }}
            onBlur={() => {
              if (!Number.isNaN(field.value)) setTyped(null);
              field.onBlur();
            }}
          />
        </InputWithSuffix>
      )}
    </FieldFrame>
  );
}

/**
 * Parses "1.200,5" as 1200.5; returns null for an empty text and NaN for an invalid text. A single point before one or two digits is a decimal point.
 */
export function parseItalianNumber(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  const grouped = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(trimmed);
  const plain = grouped ? trimmed.replaceAll(".", "") : trimmed;
  return /^-?\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(",", ".")) : Number.NaN;
}

/** Formats the value of a field; "" if it is empty or invalid. */
export function formatNumberValue(value: unknown): string {
  if (typeof value !== "number" || Number.isNaN(value)) return "";
  return formatNumber(value);
}
