import { type ComponentProps, useId, useState } from "react";
import { useFormContext } from "react-hook-form";
import { WEEKDAY_NAMES, HOURS_WORDS as WORDS } from "#app/features/admin/site-settings/hours-words.ts";
import { TimeInput } from "#app/features/admin/site-settings/time-input.tsx";
import { IconButton } from "#app/ui/panel/button.tsx";
import { PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { Input, InputWithSuffix } from "#app/ui/panel/forms/input.tsx";
import { formatNumberValue, parseItalianNumber } from "#app/ui/panel/forms/number-field.tsx";
import { MAX_SPANS_PER_DAY } from "#domain/forms/opening-hours.ts";
import type { OpeningSpan, Weekday } from "#domain/opening-hours/weekly-hours.ts";
import styles from "./weekly-hours.module.css";

/** A span as the form has it, with the fee in euros. */
type TypedSpan = OpeningSpan & { readonly fee?: number | null };

interface DaySpansFieldProps {
  /** The path of the day's spans in the form. */
  name: string;
  day: Weekday;
  spans: readonly TypedSpan[];
  /** Whether spans may cost a fee. */
  hasFees: boolean;
  onChange: (spans: readonly TypedSpan[]) => void;
  /** Sets these spans on every day. */
  onCopy: () => void;
}

/** The span that a closed day opens with, and the one that follows a morning. */
const FIRST_SPAN: OpeningSpan = { from: "09:00", to: "19:00" };
const EMPTY_SPAN: OpeningSpan = { from: "", to: "" };

/** Edits the opening hours of a weekday; a day without spans is closed. */
export function DaySpansField({ name, day, spans, hasFees, onChange, onCopy }: DaySpansFieldProps) {
  const { getFieldState, formState } = useFormContext();
  const problem = spans.length > MAX_SPANS_PER_DAY && getFieldState(name, formState).error?.message;
  return (
    <fieldset className={styles.day} data-fees={hasFees || undefined} aria-label={WEEKDAY_NAMES[day]}>
      <span className={styles.dayName}>{WEEKDAY_NAMES[day]}</span>
      <div className={styles.spans}>
        {spans.length === 0 && <span className={styles.closed}>{WORDS.closed}</span>}
        {spans.map((span, at) => (
          <SpanField
            // biome-ignore lint/suspicious/noArrayIndexKey: spans have no id, and two may be equal while they are typed
            key={at}
            name={`${name}.${at}`}
            day={day}
            number={at + 1}
            span={span}
            hasFee={hasFees}
            onChange={(next) => onChange(spans.with(at, next))}
            onRemove={() => onChange(spans.toSpliced(at, 1))}
          />
        ))}
        {problem && <PanelFieldError role="alert">{problem}</PanelFieldError>}
      </div>
      <div className={styles.dayActions}>
        <IconButton
          icon="plus"
          look="ghost"
          small
          label={WORDS.addSpan(day)}
          disabled={spans.length >= MAX_SPANS_PER_DAY}
          onClick={() => onChange([...spans, spans.length === 0 ? FIRST_SPAN : EMPTY_SPAN])}
        />
        <IconButton icon="copy" look="ghost" small label={WORDS.copyDay(day)} onClick={onCopy} />
      </div>
    </fieldset>
  );
}

interface SpanFieldProps {
  name: string;
  day: Weekday;
  number: number;
  span: TypedSpan;
  hasFee: boolean;
  onChange: (span: TypedSpan) => void;
  onRemove: () => void;
}

/** Edits a part of a day: from, to, and what it costs. */
function SpanField({ name, day, number, span, hasFee, onChange, onRemove }: SpanFieldProps) {
  const id = useId();
  const { getFieldState, formState } = useFormContext();
  const errorOf = (end: "from" | "to" | "fee") => getFieldState(`${name}.${end}`, formState).error?.message;
  const message = errorOf("fee") ?? errorOf("from") ?? errorOf("to");
  const noteProps = (end: "from" | "to" | "fee") => ({
    "aria-label": WORDS[end](day, number),
    "aria-invalid": errorOf(end) ? true : undefined,
    "aria-describedby": errorOf(end) ? id : undefined,
  });
  const inputProps = (end: "from" | "to") => ({
    value: span[end],
    onChange: (time: string) => onChange({ ...span, [end]: time }),
    ...noteProps(end),
  });
  return (
    <div className={styles.span} data-fee={hasFee || undefined}>
      <TimeInput {...inputProps("from")} />
      <span aria-hidden="true">{WORDS.until}</span>
      <TimeInput {...inputProps("to")} />
      {hasFee && (
        <AmountInput
          {...noteProps("fee")}
          value={span.fee ?? null}
          placeholder={WORDS.feePlaceholder}
          onChange={(fee) => onChange({ ...span, fee })}
        />
      )}
      <IconButton icon="close" look="ghost" small label={WORDS.removeSpan(day, number)} onClick={onRemove} />
      {message && <PanelFieldError id={id}>{message}</PanelFieldError>}
    </div>
  );
}

interface AmountInputProps extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  /** Euros; null if empty, NaN if invalid. */
  value: number | null;
  onChange: (euros: number | null) => void;
}

/** An amount in Italian notation ("80", "79,50"). */
function AmountInput({ value, onChange, ...input }: AmountInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // The typed text no longer counts once something else has set the value.
  const isTypedCurrent = typed !== null && Object.is(parseItalianNumber(typed), value);
  return (
    <InputWithSuffix suffix="€">
      <Input
        {...input}
        inputMode="decimal"
        autoComplete="off"
        value={isTypedCurrent ? typed : formatNumberValue(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(parseItalianNumber(target.value));
        }}
      />
    </InputWithSuffix>
  );
}
