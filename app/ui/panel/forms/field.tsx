import { type ReactNode, useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { describedByProps } from "#app/ui/behaviour/described-by.ts";
import textStyles from "#app/ui/panel/text.module.css";
import { formatCount } from "#domain/numbers.ts";
import { FieldBox, FieldHint, FieldLabel, type FieldSpan, PanelFieldNotes } from "./field-parts.tsx";
import styles from "./fields.module.css";

export interface FieldProps {
  /** Path of the field in the form's schema. */
  name: string;
  label: string;
  span?: FieldSpan | undefined;
  required?: boolean | undefined;
  hint?: ReactNode;
}

interface ControlProps extends ReturnType<typeof describedByProps> {
  "aria-required": boolean | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Length beyond which search engines truncate the text; a warning only. */
  recommendedLength?: number | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled form field: label above, hint and error below, both announced with the control. */
export function FieldFrame({ name, label, span = 6, required, hint, recommendedLength, children }: FieldFrameProps) {
  const id = useId();
  const { getFieldState, formState } = useFormContext();
  const error = getFieldState(name, formState).error?.message;
  return (
    <FieldBox span={span}>
      <FrameLabel {...{ id, name, label, recommendedLength, required }} />
      {children({ "aria-required": required || undefined, ...describedByProps(id, { error, hint }, "error") })}
      {recommendedLength && <LengthMeter name={name} recommendedLength={recommendedLength} />}
      <PanelFieldNotes id={id} error={error} hint={hint} />
    </FieldBox>
  );
}

interface FrameLabelProps extends Pick<FieldFrameProps, "name" | "label" | "recommendedLength" | "required"> {
  id: string;
}

/** The label, marked as required while the field is empty. */
function FrameLabel({ id, name, label, recommendedLength, required }: FrameLabelProps) {
  const isMissing = isEmpty(useWatch({ name, disabled: !required }));
  return (
    <FieldLabel htmlFor={id} data-required={(required && isMissing) || undefined}>
      {label}
      {recommendedLength && <LengthCounter name={name} recommendedLength={recommendedLength} />}
    </FieldLabel>
  );
}

/** Whether a field is empty. NaN (typed text that is not a number) is invalid, not empty. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0);

function useTextLength(name: string): number {
  const value: unknown = useWatch({ name });
  return typeof value === "string" ? value.trim().length : 0;
}

function LengthCounter({ name, recommendedLength }: { name: string; recommendedLength: number }) {
  const length = useTextLength(name);
  return (
    <span className={styles.counter} data-over={length > recommendedLength || undefined}>
      {length} / {recommendedLength}
    </span>
  );
}

function LengthMeter({ name, recommendedLength }: { name: string; recommendedLength: number }) {
  const length = useTextLength(name);
  const isOver = length > recommendedLength;
  const percent = Math.round((100 * (isOver ? recommendedLength : length)) / Math.max(recommendedLength, length));
  return (
    <div>
      <div className={styles.measure} data-over={isOver || undefined} style={{ "--share": `${percent}%` }} />
      {isOver && (
        <FieldHint>
          <span className={textStyles.critical}>{overLengthText(length - recommendedLength)}</span> Si può salvare lo
          stesso.
        </FieldHint>
      )}
    </div>
  );
}

const overLengthText = (characters: number) =>
  `${formatCount(characters, "carattere", "caratteri")} oltre il limite consigliato.`;
