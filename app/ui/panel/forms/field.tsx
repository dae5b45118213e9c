import { type ReactNode, useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { describedBy } from "#app/ui/behaviour/described-by.ts";
import textStyles from "#app/ui/panel/text.module.css";
import { counted } from "#domain/numbers.ts";
import { FieldBox, FieldHint, FieldLabel, type FieldSpan, PanelFieldNotes } from "./field-parts.tsx";
import styles from "./fields.module.css";

export interface FieldProps {
  /** The field's path in the form's schema. */
  name: string;
  label: string;
  span?: FieldSpan | undefined;
  required?: boolean | undefined;
  hint?: ReactNode;
}

interface ControlProps extends ReturnType<typeof describedBy> {
  "aria-required": boolean | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Length past which search engines cut the text; it warns and never blocks. */
  advised?: number | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled field of a form: label above, hint and error below, both read out with the control. */
export function FieldFrame({ name, label, span = 6, required, hint, advised, children }: FieldFrameProps) {
  const id = useId();
  const { getFieldState, formState } = useFormContext();
  const error = getFieldState(name, formState).error?.message;
  return (
    <FieldBox span={span}>
      <NameOfField {...{ id, name, label, advised, required }} />
      {children({ "aria-required": required || undefined, ...describedBy(id, { error, hint }, "error") })}
      {advised && <Measure name={name} advised={advised} />}
      <PanelFieldNotes id={id} error={error} hint={hint} />
    </FieldBox>
  );
}

interface NameOfFieldProps extends Pick<FieldFrameProps, "name" | "label" | "advised" | "required"> {
  id: string;
}

/** The field's name, marked as to be filled in while the field is empty. */
function NameOfField({ id, name, label, advised, required }: NameOfFieldProps) {
  const isMissing = isEmpty(useWatch({ name, disabled: !required }));
  return (
    <FieldLabel htmlFor={id} data-required={(required && isMissing) || undefined}>
      {label}
      {advised && <Counter name={name} advised={advised} />}
    </FieldLabel>
  );
}

/** What was typed and is no number is there: it is refused for another reason. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0);

function useLength(name: string): number {
  const value: unknown = useWatch({ name });
  return typeof value === "string" ? value.trim().length : 0;
}

function Counter({ name, advised }: { name: string; advised: number }) {
  const length = useLength(name);
  return (
    <span className={styles.counter} data-over={length > advised || undefined}>
      {length} / {advised}
    </span>
  );
}

function Measure({ name, advised }: { name: string; advised: number }) {
  const length = useLength(name);
  const over = length > advised;
  const share = Math.round((100 * (over ? advised : length)) / Math.max(advised, length));
  return (
    <div>
      <div className={styles.measure} data-over={over || undefined} style={{ "--share": `${share}%` }} />
      {over && (
        <FieldHint>
          <span className={textStyles.critical}>{pastAdvised(length - advised)}</span> Si può salvare lo stesso.
        </FieldHint>
      )}
    </div>
  );
}

const pastAdvised = (characters: number) =>
  `${counted(characters, "carattere", "caratteri")} oltre il limite consigliato.`;
