import type { ComponentProps, HTMLAttributes } from "react";
import { errorId, type FieldNotes, hintId } from "#app/ui/behaviour/described-by.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./fields.module.css";

/** Columns (of twelve) on a wide screen. On narrower ones 2 and 3 take half the width; on a phone 4 does too, and larger ones take all of it. */
export type FieldSpan = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12;

/** The twelve-column grid of a form. */
export function FieldGrid({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.grid, className)} {...rest} />;
}

interface FieldBoxProps extends HTMLAttributes<HTMLElement> {
  span?: FieldSpan;
  as?: "div" | "fieldset" | "p";
}

/** A field's cell in the grid. */
export function FieldBox({ span = 12, as: Tag = "div", className, ...rest }: FieldBoxProps) {
  return <Tag className={classNames(styles.field, className)} data-span={span} {...rest} />;
}

/** The label above a control. */
export function FieldLabel({ className, ...rest }: ComponentProps<"label">) {
  // biome-ignore lint/a11y/noLabelWithoutControl: callers set htmlFor
  return <label className={classNames(styles.label, className)} {...rest} />;
}

/** The label above several controls, or above a read-only value. */
export function FieldLegend({ as: Tag = "legend", ...rest }: HTMLAttributes<HTMLElement> & { as?: "legend" | "p" }) {
  return <Tag className={styles.label} {...rest} />;
}

export function FieldHint({ className, ...rest }: ComponentProps<"p">) {
  return <p className={classNames(styles.hint, className)} {...rest} />;
}

export function PanelFieldError({ className, ...rest }: ComponentProps<"p">) {
  return <p className={classNames(styles.error, className)} {...rest} />;
}

/** Error and hint below a control; `describedByProps` links them to it. */
export function PanelFieldNotes({ id, error, hint }: FieldNotes & { id: string }) {
  return (
    <>
      {error && <PanelFieldError id={errorId(id)}>{error}</PanelFieldError>}
      {hint && <FieldHint id={hintId(id)}>{hint}</FieldHint>}
    </>
  );
}
